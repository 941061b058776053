import type { Db } from '../db.ts';
import type { Post } from '../mail/mail-queue.ts';
import type { PubSub } from '../pubsub/pubsub.ts';
import type { RateLimits } from '../rate-limits/rate-limits.ts';

/** What the rules that mail somebody, or ask for a password, work with. */
export interface Services {
  readonly db: Db;
  readonly pubsub: PubSub;
  readonly rateLimits: RateLimits;
  readonly post: Post;
  /** The origin that links lead to. */
  readonly publicUrl: string;
}

/** Somebody who is logged in and asks for something. */
export interface Actor {
  readonly userId: string;
  /** The stored id of the session that they ask by. */
  readonly sessionId: string;
  /** The network address that attempts are counted by. */
  readonly address: string;
}
