import type { AddressOf } from '../http/client-address.ts';
import type { IsOurOrigin } from '../http/origin.ts';
import type { HeldBytes } from './limits/held-bytes.ts';
import type { RequestLimit } from './limits/request-limit.ts';
import type { StartQueue } from './limits/start-queue.ts';
import type { WorkQueue } from './limits/work-queue.ts';

/** The checks that every request has to pass, over HTTP and WebSocket. */
export interface RequestGuards {
  readonly isOurOrigin: IsOurOrigin;
  readonly addressOf: AddressOf;
  readonly requestLimit: RequestLimit;
  readonly heldBytes: HeldBytes;
  readonly workQueue: WorkQueue;
  readonly startQueue: StartQueue;
}
