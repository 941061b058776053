import { HttpResponse } from 'msw';
import { graphqlError } from '#testing/graphql-error.ts';
import { api } from '#testing/server.ts';

interface FakeLink {
  readonly id: string;
  readonly target: string;
  readonly scans: number;
  readonly recentScans: readonly number[];
  readonly pausedText: string | null;
  readonly disabledReason: string | null;
  readonly deletedAt: string | null;
}

const isDeleted = ({ deletedAt }: FakeLink) => deletedAt !== null;

function stateOf({ pausedText, disabledReason, deletedAt }: FakeLink) {
  if (deletedAt) return 'DELETED';
  if (disabledReason) return 'DISABLED';
  return pausedText === null ? 'ACTIVE' : 'PAUSED';
}

/** The payload of the code with an id, which is its slug. */
export const payloadOf = (id: string) => `https://CANARY.EXAMPLE/Q/${id.toUpperCase()}`;

/** The server's operations on the dynamic codes of a list. */
export function fakeDynamicCodes(codes: readonly (Partial<FakeLink> & { readonly id: string })[]) {
  const links = new Map<string, FakeLink>();
  for (const code of codes)
    links.set(code.id, {
      target: `https://example.com/${code.id}`,
      scans: 0,
      recentScans: Array.from({ length: 14 }, () => 0),
      pausedText: null,
      disabledReason: null,
      deletedAt: null,
      ...code,
    });
  const read = (link: FakeLink) => ({
    __typename: 'DynamicCode',
    id: link.id,
    shortUrl: `https://canary.example/q/${link.id.toUpperCase()}`,
    payload: payloadOf(link.id),
    target: link.target,
    state: stateOf(link),
    pausedText: link.pausedText,
    createdAt: '2026-11-22T10:00:00.000Z',
    deletedAt: link.deletedAt,
    counts: { __typename: 'ScanCounts', scans: link.scans },
    recentScans: link.recentScans,
  });
  const fake = {
    /** Names and ids of the mutations received, in order. */
    sent: [] as string[],
    /** Maximum number of codes per page. */
    pageSize: 100,
    /** Returns the answer to send instead of the usual answer, if any. */
    override: (_operation: string, _id?: string): Response | undefined => undefined,
    change: (id: string, part: Partial<FakeLink>) => {
      const link = links.get(id);
      if (link) links.set(id, { ...link, ...part });
    },
  };
  const answer = (operation: string, field: string, part: (text: string) => Partial<FakeLink>) =>
    api.mutation(operation, ({ variables: { id, text = '' } }) => {
      const overridden = fake.override(operation, id);
      if (overridden) return overridden;
      const link = links.get(id);
      if (!link) return graphqlError('NOT_FOUND', 'This dynamic code doesn’t exist.');
      fake.sent.push(`${field} ${id}${text && ` ${text}`}`);
      const changed = { ...link, ...part(text) };
      links.set(id, changed);
      return HttpResponse.json({ data: { [field]: read(changed) } });
    });
  const handlers = [
    api.query('ListedCodes', ({ variables: { deleted, after } }) => {
      const overridden = fake.override('ListedCodes');
      if (overridden) return overridden;
      const from = Number(after ?? 0);
      const to = from + fake.pageSize;
      const all = [...links.values()].filter((link) => isDeleted(link) === deleted);
      const edges = all.slice(from, to).map((link) => ({ __typename: 'DynamicCodeEdge', node: read(link) }));
      const pageInfo = { __typename: 'PageInfo', hasNextPage: to < all.length, endCursor: String(to) };
      return HttpResponse.json({
        data: { dynamicCodes: { __typename: 'DynamicCodeConnection', edges, pageInfo } },
      });
    }),
    answer('PauseListedCode', 'pauseDynamicCode', (pausedText) => ({ pausedText })),
    answer('ResumeListedCode', 'resumeDynamicCode', () => ({ pausedText: null })),
    answer('DeleteListedCode', 'deleteDynamicCode', () => ({ deletedAt: '2026-11-25T09:30:00.000Z' })),
    answer('RestoreListedCode', 'restoreDynamicCode', () => ({ deletedAt: null })),
  ];
  return Object.assign(fake, { handlers });
}
