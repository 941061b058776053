import { type Agent, request } from 'node:http';
import { checkCharacter, slugCharacters } from '../../links/src/slug.ts';
import type { AllTables } from '../../server/src/platform/database/database.ts';

/** The user agent of a phone. */
export const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.1 Mobile/15E148 Safari/604.1';

export interface LinkAnswer {
  readonly status: number | undefined;
  readonly headers: Record<string, string | string[] | undefined>;
  readonly body: string;
}

interface LinkRequest {
  readonly method?: string;
  /** The headers; by default the headers of a phone. */
  readonly headers?: Readonly<Record<string, string | readonly string[]>>;
  readonly agent?: Agent;
}

/**
 * Requests a path of a server. `fetch` isn't used, because it would change path and headers.
 *
 * @throws if the answer isn't complete
 */
export function requestLink(
  serverUrl: string,
  path: string,
  { headers, ...options }: LinkRequest = {},
): Promise<LinkAnswer> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(serverUrl);
    const all = { 'user-agent': phone, ...headers };
    const sent = request({ hostname, port, path, headers: all, ...options }, (response) => {
      let body = '';
      response.on('data', (part) => {
        body += part;
      });
      response.on('end', () => resolve({ status: response.statusCode, headers: response.headers, body }));
      response.on('error', reject);
    });
    sent.on('error', reject);
    sent.end();
  });
}

/** The slug of the link with a number. */
export function slugOf(number: number): string {
  let rest = number;
  let characters = '';
  for (let place = 0; place < 6; place += 1) {
    characters += slugCharacters.charAt(rest % slugCharacters.length);
    rest = Math.floor(rest / slugCharacters.length);
  }
  return characters + checkCharacter(characters);
}

/** The id of the link with a number. */
export const linkIdOf = (number: number) => `link-${number}`;

/** A target of 120 characters. */
export const targetOf = (number: number) => `https://example.com/menu/${number}?`.padEnd(120, 'x');

/** Fills an empty database with links of a user, or without an owner. */
export async function fillLinks(db: AllTables, count: number, ownerId: string | null = null): Promise<void> {
  const size = 5_000;
  const createdAt = new Date();
  for (let start = 0; start < count; start += size) {
    const numbers = Array.from({ length: Math.min(size, count - start) }, (_, index) => start + index);
    await db.link.createMany({
      data: numbers.map((number) => ({
        id: linkIdOf(number),
        slug: slugOf(number),
        target: targetOf(number),
        passesQuery: true,
        ownerId,
        timeZone: 'Europe/Berlin',
        createdAt,
      })),
    });
  }
}
