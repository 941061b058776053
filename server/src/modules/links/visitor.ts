import { isbot } from 'isbot';
import { LRUCache } from 'lru-cache';

/** The counters of requests of a short link. */
export type VisitKind = 'scans' | 'previews' | 'bots';

/** The device classes that scans are counted by. */
export const devices = ['phone', 'tablet', 'computer', 'other'] as const;
export type Device = (typeof devices)[number];

/** The headers by which a visitor is classified. No header is stored. */
export interface VisitHeaders {
  readonly 'user-agent'?: string | undefined;
  readonly 'sec-purpose'?: string | string[] | undefined;
  readonly 'x-purpose'?: string | string[] | undefined;
  readonly purpose?: string | string[] | undefined;
}

/** The headers in which browsers say that they look ahead. */
const aheadHeaders = ['sec-purpose', 'x-purpose', 'purpose'] as const;
/** The maximum length of a user agent. Longer user agents are forged. */
const maxAgentLength = 512;

/** The start of the user agent of every browser in which people open links. Most other programs have another start. */
const browsers = /^(?:Mozilla\/5\.0|Opera\/|UCWEB\/)/;
/** Office and mail programs and mail gateways that add their name to a browser's user agent, and that isbot misses. */
const programs =
  /ms-?office|Microsoft Outlook|Thunderbird|PowerShell|IronPort|Proofpoint|Mimecast|Barracuda/i;

/** The classes of user agents. Recognising a bot takes 10 µs, and phones have few user agents. */
const agents = new LRUCache<string, Device | 'bot'>({ max: 5_000 });

/** The class of a visitor: a person who scans, a program that looks ahead, or a bot. */
export interface Visitor {
  readonly kind: VisitKind;
  readonly device: Device;
}

/** Classifies the visitor of a request. */
export function visitorOf(method: string, headers: VisitHeaders): Visitor {
  const found = classOf(headers['user-agent']);
  if (found === 'bot') return { kind: 'bots', device: 'other' };
  const isAhead = aheadHeaders.some((name) => {
    const value = headers[name];
    return value !== undefined && /prefetch|preview|prerender/i.test(String(value));
  });
  return { kind: method === 'HEAD' || isAhead ? 'previews' : 'scans', device: found };
}

/** A country's code (ISO 3166-1 alpha-2) from the proxy's header; "other" if the header is missing or has no code. */
export function countryOf(header: string | string[] | undefined): string {
  const code = String(header ?? '').toUpperCase();
  // Cloudflare and other proxies send XX for unknown countries and T1 for Tor.
  return /^[A-Z]{2}$/.test(code) && code !== 'XX' ? code : 'other';
}

function classOf(agent = ''): Device | 'bot' {
  if (agent === '' || agent.length > maxAgentLength) return 'bot';
  const known = agents.get(agent);
  if (known) return known;
  const isBot = !browsers.test(agent) || programs.test(agent) || isbot(agent);
  const found = isBot ? 'bot' : deviceClassOf(agent);
  agents.set(agent, found);
  return found;
}

function deviceClassOf(agent: string): Device {
  if (/iPad|Tablet|PlayBook|Silk(?!.*Mobile)|^(?!.*(?:Mobi|Opera Mini)).*Android/i.test(agent))
    return 'tablet';
  if (/Mobi|iPhone|iPod|Phone|Opera Mini/i.test(agent)) return 'phone';
  return /Windows|Macintosh|Linux|CrOS|X11/i.test(agent) ? 'computer' : 'other';
}
