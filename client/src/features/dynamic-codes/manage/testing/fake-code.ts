import { HttpResponse } from 'msw';
import { graphqlError } from '#testing/graphql-error.ts';
import { api } from '#testing/server.ts';

type State = 'ACTIVE' | 'PAUSED' | 'DISABLED' | 'DELETED';

/**
 * A dynamic code on the fake server, which changes as on the real server.
 *
 * @param targets that the code has had, the oldest first
 * @param older targets before `targets`, on the next page
 */
export function fakeCode(
  targets: readonly string[] = ['https://example.com/a'],
  older: readonly string[] = [],
) {
  const code = {
    version: targets.length,
    targets: targets.map((target, index) => ({ target, version: index + 1 })),
    passesQuery: true,
    pausedText: null as string | null,
    disabledReason: null as string | null,
    deletedAt: null as string | null,
    scans: 0,
  };
  const statistics = {
    periods: [] as { start: string; scans: number }[],
    devices: [] as { value: string; scans: number }[],
    countries: [] as { value: string; scans: number }[],
  };
  const stateOf = (): State => {
    if (code.deletedAt) return 'DELETED';
    if (code.disabledReason) return 'DISABLED';
    return code.pausedText === null ? 'ACTIVE' : 'PAUSED';
  };
  const read = () => ({
    __typename: 'DynamicCode',
    id: 'code-1',
    slug: '2222222',
    shortUrl: 'https://canary.example/q/2222222',
    payload: 'https://CANARY.EXAMPLE/Q/2222222',
    target: code.targets.at(-1)?.target,
    passesQuery: code.passesQuery,
    state: stateOf(),
    pausedText: code.pausedText,
    disabledReason: code.disabledReason,
    version: code.version,
    timeZone: 'UTC',
    createdAt: '2026-11-21T09:30:00.000Z',
    deletedAt: code.deletedAt,
    counts: { __typename: 'ScanCounts', scans: code.scans, previews: 2, bots: 1 },
    targets: toConnection(code.targets, older.length > 0),
  });
  /** Changes the code, as a request or another tab does. */
  const change = (part: Partial<Omit<typeof code, 'version' | 'targets'>> & { readonly target?: string }) => {
    const { target, ...others } = part;
    Object.assign(code, others);
    code.version += 1;
    if (target) code.targets.push({ target, version: code.version });
  };
  /** The variables of each change, in order. */
  const sent: Record<string, unknown>[] = [];
  const answer =
    (field: string, apply: (variables: Record<string, unknown>) => Response | undefined) =>
    ({ variables }: { variables: Record<string, unknown> }) => {
      sent.push(variables);
      return apply(variables) ?? HttpResponse.json({ data: { [field]: read() } });
    };
  const handlers = [
    api.query('DynamicCode', ({ variables }) =>
      variables['id'] === 'code-1'
        ? HttpResponse.json({ data: { dynamicCode: read() } })
        : graphqlError('NOT_FOUND', 'This dynamic code doesn’t exist.'),
    ),
    api.query('OlderTargets', () => {
      const targets = toConnection(
        older.map((target) => ({ target, version: 0 })),
        false,
      );
      return HttpResponse.json({
        data: { dynamicCode: { __typename: 'DynamicCode', id: 'code-1', targets } },
      });
    }),
    api.query('ScanStatistics', () => {
      const answered = { __typename: 'ScanStatistics', ...statistics };
      const named = { __typename: 'DynamicCode', id: 'code-1', byTime: answered, byDay: answered };
      return HttpResponse.json({ data: { dynamicCode: named } });
    }),
    api.mutation(
      'UpdateDynamicCode',
      answer('updateDynamicCode', ({ input }) => {
        const { version, target, passesQuery } = Object(input);
        if (version !== code.version) return graphqlError('CONFLICT', 'This code was changed elsewhere.');
        if (target && !/^https?:/.test(target))
          return graphqlError('BAD_USER_INPUT', 'This is not a web address.', 'target');
        change({ ...(target && { target }), ...(passesQuery !== undefined && { passesQuery }) });
        return undefined;
      }),
    ),
    api.mutation(
      'PauseDynamicCode',
      answer('pauseDynamicCode', ({ text }) => void change({ pausedText: String(text) })),
    ),
    api.mutation(
      'ResumeDynamicCode',
      answer('resumeDynamicCode', () => void change({ pausedText: null })),
    ),
    api.mutation(
      'DeleteDynamicCode',
      answer('deleteDynamicCode', () => void change({ deletedAt: '2026-11-25T09:30:00.000Z' })),
    ),
    api.mutation(
      'RestoreDynamicCode',
      answer('restoreDynamicCode', () => void change({ deletedAt: null })),
    ),
  ];
  return { handlers, change, sent, statistics };
}

/** A page of targets, the newest first. @param targets the oldest first */
const toConnection = (
  targets: readonly { readonly target: string; readonly version: number }[],
  hasNextPage: boolean,
) => ({
  __typename: 'DynamicCodeTargetConnection',
  edges: targets.toReversed().map((node) => ({
    __typename: 'DynamicCodeTargetEdge',
    node: { __typename: 'DynamicCodeTarget', since: '2026-11-22T09:30:00.000Z', ...node },
  })),
  pageInfo: { __typename: 'PageInfo', hasNextPage, endCursor: hasNextPage ? 'more' : null },
});
