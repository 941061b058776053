import { hostOf } from '@canary/links/target';
import type { FastifyBaseLogger } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Link } from '../../generated/sqlite/client.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/database.ts';
import { linkCacheMisses } from '../../platform/metrics/metrics.ts';
import type { PubSub } from '../../platform/pubsub/pubsub.ts';
import { readLinkChanges, readLogVersion } from './link-log.ts';

/** The number of links in memory: about 60 MB with targets of 120 characters. */
const maxLinks = 100_000;
/** How often the log is polled, because signals between servers can get lost. */
const pollMs = 2_000;
/** After this time without a successful poll, a target may be old. */
const staleMs = 3 * pollMs;

export type LinkState = 'ACTIVE' | 'PAUSED' | 'DISABLED' | 'DELETED';

/** The data of a link that a redirect needs. */
export interface ServedLink {
  readonly id: string;
  readonly slug: string;
  readonly state: LinkState;
  readonly target: string;
  /** The host of the target, for the blocklist; empty if the link leads nowhere. */
  readonly host: string;
  readonly passesQuery: boolean;
  /** The text for visitors of a paused link, or the reason for which the operator disabled the link. */
  readonly text: string;
  readonly timeZone: string;
}

/** The links of the database. The most recently used links are in memory. */
export interface LinkDirectory {
  /** Finds a link in memory, synchronously. */
  findKept(slug: string): ServedLink | undefined;
  /** Reads a link from the database; null if the link doesn't exist. Rejects if the database is unavailable. */
  read(slug: string): Promise<ServedLink | null>;
  /** Whether changes of links arrive. While no changes arrive, links in memory go on redirecting. */
  isCurrent(): boolean;
  close(): Promise<void>;
}

/** Opens the directory. All servers signal changes of links on the topic `links`. */
export async function openLinkDirectory(
  db: Db,
  pubsub: PubSub,
  logger: FastifyBaseLogger,
  clock: Clock,
): Promise<LinkDirectory> {
  const kept = new LRUCache<string, ServedLink>({ max: maxLinks });
  /** The running reads, by slug. A change of a link removes its read, so that no old target is kept. */
  const reading = new Map<string, Promise<ServedLink | null>>();
  let version = await readLogVersion(db);
  let currentAt = clock.now();

  const drop = (slugs: readonly string[] | null) => {
    if (slugs === null) {
      kept.clear();
      reading.clear();
    }
    for (const slug of slugs ?? []) {
      kept.delete(slug);
      reading.delete(slug);
    }
  };
  const update = async () => {
    try {
      const changes = await readLinkChanges(db, version);
      drop(changes.slugs);
      version = changes.version;
      currentAt = clock.now();
    } catch (error) {
      logger.error({ err: error }, 'Failed to read the changes of links');
    }
  };
  let running: Promise<void> | null = null;
  let isOutdated = false;
  /** Reads the log again after the running read, which may miss changes that were committed meanwhile. */
  const updateSoon = (): void => {
    isOutdated = true;
    running ??= (async () => {
      while (isOutdated) {
        isOutdated = false;
        await update();
      }
      running = null;
    })();
  };
  const stopPolling = clock.every(pollMs, updateSoon);
  const signals = pubsub.subscribe('links');
  const listening = (async () => {
    for await (const _ of signals) updateSoon();
  })();

  return {
    findKept: (slug) => kept.get(slug),
    read: (slug) => {
      linkCacheMisses.inc();
      const found =
        reading.get(slug) ??
        readLink(db, slug)
          .then((link) => {
            if (link && reading.get(slug) === found) kept.set(slug, link);
            return link;
          })
          .finally(() => {
            if (reading.get(slug) === found) reading.delete(slug);
          });
      reading.set(slug, found);
      return found;
    },
    isCurrent: () => clock.now() - currentAt < staleMs,
    close: async () => {
      stopPolling();
      await signals.return?.();
      await listening;
      await running;
    },
  };
}

async function readLink(db: Db, slug: string): Promise<ServedLink | null> {
  const link = await db.link.findUnique({ where: { slug } });
  if (!link) return null;
  const { id, target, passesQuery, pausedText, disabledReason, timeZone } = link;
  const text = disabledReason ?? pausedText ?? '';
  const host = target === '' ? '' : hostOf(new URL(target));
  return { id, slug, state: stateOfLink(link), target, host, passesQuery, text, timeZone };
}

/** The state of a link. A disabled link stays disabled while its owner pauses or deletes it. */
export function stateOfLink({
  deletedAt,
  disabledReason,
  pausedText,
}: Pick<Link, 'deletedAt' | 'disabledReason' | 'pausedText'>): LinkState {
  if (deletedAt !== null) return 'DELETED';
  if (disabledReason !== null) return 'DISABLED';
  return pausedText === null ? 'ACTIVE' : 'PAUSED';
}
