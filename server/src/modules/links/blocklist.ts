import { readFileSync, statSync } from 'node:fs';
import { hostOf } from '@canary/links/target';
import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../../platform/clock.ts';
import { StartError } from '../../platform/errors.ts';

/** How often the file is looked at. */
const intervalMs = 5_000;

/** Hosts that no link may lead to. */
export interface Blocklist {
  /** Whether the host of a target, or a domain above it, is on the list. */
  isBlocked(target: string): boolean;
  close(): void;
}

/**
 * Reads the operator's list: a host a line, `#` starts a comment. A changed file applies within seconds, to links that
 * exist as well.
 *
 * @param file null for an empty list
 * @throws StartError if the file can't be read
 */
export function openBlocklist(file: string | null, logger: FastifyBaseLogger, clock: Clock): Blocklist {
  if (file === null) return { isBlocked: () => false, close: () => {} };
  let modified = 0;
  let hosts: ReadonlySet<string> = new Set();
  const load = () => {
    const { mtimeMs } = statSync(file);
    if (mtimeMs === modified) return;
    hosts = parseHosts(readFileSync(file, 'utf8'));
    modified = mtimeMs;
    logger.info({ hosts: hosts.size }, 'Read the blocklist of links');
  };
  try {
    load();
  } catch (error) {
    throw new StartError(`LINK_BLOCKLIST is ${JSON.stringify(file)}, which can’t be read: ${String(error)}`);
  }
  const stop = clock.every(intervalMs, () => {
    try {
      load();
    } catch (error) {
      logger.error({ err: error }, 'Failed to read the blocklist of links; the last one applies');
    }
  });
  return {
    isBlocked: (target) => {
      if (hosts.size === 0) return false;
      for (let host = hostOf(new URL(target)); host !== ''; host = host.slice(host.indexOf('.') + 1)) {
        if (hosts.has(host)) return true;
        if (!host.includes('.')) break;
      }
      return false;
    },
    close: stop,
  };
}

function parseHosts(text: string): ReadonlySet<string> {
  const lines = text.split('\n').map((line) => line.replace(/#.*/, '').trim().toLowerCase());
  return new Set(lines.filter(Boolean).map((host) => host.replace(/\.$/, '')));
}
