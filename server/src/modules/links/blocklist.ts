import { readFileSync, statSync } from 'node:fs';
import { normaliseHost } from '@canary/links/host';
import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../../platform/clock.ts';
import { StartError } from '../../platform/errors.ts';

/** How often the file is checked for changes. */
const intervalMs = 5_000;

/** Hosts that no link may lead to. */
export interface Blocklist {
  /** Whether a normalised host, or a domain above it, is on the list. */
  isBlocked(host: string): boolean;
  close(): void;
}

/**
 * Reads the operator's list, with a host in each line, in any spelling. `#` starts a comment. A changed file applies
 * within seconds, also to existing links.
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
    const list = parseHosts(readFileSync(file, 'utf8'));
    hosts = list.hosts;
    modified = mtimeMs;
    logger.info({ hosts: hosts.size }, 'Read the blocklist of links');
    const { wrongLines } = list;
    if (wrongLines.length > 0)
      logger.warn(
        { count: wrongLines.length, lines: wrongLines.slice(0, 10) },
        'The blocklist of links has lines that aren’t hosts, which block nothing',
      );
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
      logger.error({ err: error }, 'Failed to read the blocklist of links; the previous list applies');
    }
  });
  return {
    isBlocked: (blocked) => {
      if (hosts.size === 0) return false;
      for (let host = blocked; host !== ''; host = host.slice(host.indexOf('.') + 1)) {
        if (hosts.has(host)) return true;
        if (!host.includes('.')) break;
      }
      return false;
    },
    close: stop,
  };
}

function parseHosts(text: string) {
  const hosts = new Set<string>();
  /** The numbers of the lines, from 1. */
  const wrongLines: number[] = [];
  for (const [index, line] of text.split('\n').entries()) {
    // Every entry covers the hosts below it. Other lists mark such entries with `*.` or a leading dot.
    const entry = line
      .replace(/#.*/, '')
      .trim()
      .replace(/^\*?\./, '');
    if (entry === '') continue;
    const host = normaliseHost(entry);
    if (host === null) wrongLines.push(index + 1);
    else hosts.add(host);
  }
  return { hosts, wrongLines };
}
