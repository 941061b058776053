import { shortLinkPayload } from '../../links/src/short-link.ts';
import { generateSlug } from '../../links/src/slug.ts';
import type { AllTables } from '../../server/src/platform/database/database.ts';
import type { StoredCode } from '../../vault/src/record.ts';
import type { Account } from './accounts.ts';
import { postGraphql } from './graphql-client.ts';
import { exampleCode } from './seed-history.ts';

/** A dynamic code in the database, with its record for the owner's history. */
export interface SeededDynamicCode {
  readonly id: string;
  readonly slug: string;
  readonly record: StoredCode;
}

const dayMs = 24 * 60 * 60_000;

/** Stores dynamic codes of an account with scans of the last days, oldest first. Every seventh code is paused. */
export async function seedDynamicCodes(
  { url, db }: { readonly url: string; readonly db: AllTables },
  { headers }: Account,
  count: number,
): Promise<SeededDynamicCode[]> {
  const { data } = await postGraphql(url, '{ me { id } }', {}, headers);
  const ownerId: string = Object(data).me.id;
  const now = Date.now();
  const links = Array.from({ length: count }, (_, index) => ({
    id: crypto.randomUUID(),
    slug: generateSlug((bytes) => crypto.getRandomValues(bytes)),
    ownerId,
    target: `https://example.com/campaigns/summer-2026/table-${index}?source=print`,
    pausedText: index % 7 === 3 ? 'We are closed in winter.' : null,
    timeZone: 'UTC',
    createdAt: new Date(now - (count - index) * 60_000),
  }));
  await db.link.createMany({ data: links });
  const today = Math.floor(now / dayMs);
  const none = { tablet: 0, computer: 0, other: 0, previews: 0, bots: 0 };
  await db.scanDay.createMany({
    data: links.flatMap(({ id }, index) =>
      Array.from({ length: 14 }, (_, ago) => ({
        ...none,
        linkId: id,
        day: today - ago,
        phone: (index * 37 + ago * 61) % (3 + (index % 90)),
      })),
    ),
  });
  return links.map(({ id, slug, createdAt }, index) => {
    const at = createdAt.toISOString();
    const values = { id, link: shortLinkPayload(slug, { publicUrl: url, shortUrl: null }) };
    const code = { name: `Flyer ${index}`, type: 'dynamic', values, createdAt: at, updatedAt: at };
    return { id, slug, record: { ...exampleCode(index), ...code } };
  });
}
