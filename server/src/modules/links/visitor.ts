import { isbot } from 'isbot';
import { LRUCache } from 'lru-cache';

/** What a request of a short link is counted as. */
export type VisitKind = 'scans' | 'previews' | 'bots';

/** The device classes that scans are counted by. */
export const devices = ['phone', 'tablet', 'computer', 'other'] as const;
export type Device = (typeof devices)[number];

/** The parts of a request that are looked at. None of them is stored. */
export interface VisitHeaders {
  readonly 'user-agent'?: string | undefined;
  readonly 'sec-purpose'?: string | string[] | undefined;
  readonly 'x-purpose'?: string | string[] | undefined;
  readonly purpose?: string | string[] | undefined;
}

/** The longest user agent that is looked at: longer ones are forged. */
const maxAgentLength = 512;

/** Recognising a bot takes 10 µs, and phones have few user agents. */
const agents = new LRUCache<string, Device | 'bot'>({ max: 5_000 });

/** Classifies a request: a person who scans, a program that looks ahead, or a bot. */
export function visitKindOf(method: string, headers: VisitHeaders): VisitKind {
  if (classOf(headers['user-agent']) === 'bot') return 'bots';
  const isAhead = /prefetch|preview|prerender/i.test(
    `${headers['sec-purpose'] ?? ''} ${headers['x-purpose'] ?? ''} ${headers.purpose ?? ''}`,
  );
  return method === 'HEAD' || isAhead ? 'previews' : 'scans';
}

/** The device class of a person who scans. */
export function deviceOf({ 'user-agent': agent }: VisitHeaders): Device {
  const found = classOf(agent);
  return found === 'bot' ? 'other' : found;
}

/** A country's code (ISO 3166-1 alpha-2) from a header that the proxy sets; "other" if it is missing or no code. */
export function countryOf(header: string | string[] | undefined): string {
  const code = String(header ?? '').toUpperCase();
  // Cloudflare and others send XX for unknown and T1 for Tor.
  return /^[A-Z]{2}$/.test(code) && code !== 'XX' ? code : 'other';
}

function classOf(agent = ''): Device | 'bot' {
  if (agent === '' || agent.length > maxAgentLength) return 'bot';
  const known = agents.get(agent);
  if (known) return known;
  const found = isbot(agent) ? 'bot' : deviceClassOf(agent);
  agents.set(agent, found);
  return found;
}

function deviceClassOf(agent: string): Device {
  if (/iPad|Tablet|PlayBook|Silk(?!.*Mobile)|Android(?!.*Mobi)/i.test(agent)) return 'tablet';
  if (/Mobi|iPhone|iPod|Phone/i.test(agent)) return 'phone';
  return /Windows|Macintosh|Linux|CrOS|X11/i.test(agent) ? 'computer' : 'other';
}
