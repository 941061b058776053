import type { LeftOutRow } from '@canary/bulk/manifest';
import { maxCreatedAtOnce } from '@canary/input/limits';
import { csvFile } from '@canary/tables/write-csv';
import { failureOf } from '#shared/graphql/failure.ts';
import { createStore, type Store } from '#shared/store/create-store.ts';
import type { NewLink } from './dynamic-link.ts';
import type { RunCode } from './run.ts';

/** A code whose short link isn't made yet. */
export type CodeToLink = RunCode & { readonly link: NewLink };

/** A code with its short link. */
export interface LinkedCode {
  readonly code: CodeToLink;
  readonly payload: string;
  /** The address that the link leads to now. */
  readonly target: string;
}

/** What the server answers for a link: the link, or why there is none. */
export type LinkResult = Pick<LinkedCode, 'payload' | 'target'> | { readonly refused: string };

/** Makes up to {@link maxCreatedAtOnce} links. A link that was already made with its key is returned again. */
export type SendLinks = (
  links: readonly (NewLink & { readonly key: string })[],
) => Promise<readonly LinkResult[]>;

export interface LinksState {
  readonly phase: 'making' | 'failed' | 'stopped' | 'done';
  readonly total: number;
  readonly made: readonly LinkedCode[];
  readonly refused: readonly LeftOutRow[];
  /** Why the last request has failed, for display. */
  readonly failure?: string | undefined;
}

/** The part of a run that makes its short links, before the files. */
export interface LinkStep {
  readonly store: Pick<Store<LinksState>, 'read' | 'watch'>;
  /** Sends what has failed again. */
  retry(): void;
  /** Makes no further link. The links that are made stay. */
  stop(): void;
  /** Settled when the links are made or the step was stopped. Never rejects. */
  readonly ended: Promise<LinksState>;
}

/** Names a link of a run, so that the link isn't made twice. The row of another target or name gets another link. */
export const linkKey = (runId: string, { row, link }: Pick<CodeToLink, 'row' | 'link'>) =>
  JSON.stringify([runId, row, link.target, link.slug ?? '']);

const noRoom =
  'Your account had no dynamic code left for this row. Delete one that you don’t need, and try again.';

/**
 * Chooses the codes that get a link: those that have one, and others while the account has room.
 *
 * @param linked the links that are made, by {@link linkKey}
 * @param left how many links the account may still get
 */
export function fitLinks(
  codes: readonly RunCode[],
  {
    runId,
    linked,
    left,
  }: { readonly runId: string; readonly linked: ReadonlySet<string>; readonly left: number },
) {
  const fitting: RunCode[] = [];
  const leftOut: LeftOutRow[] = [];
  let needed = 0;
  for (const code of codes) {
    const { row, link } = code;
    const isNew = link !== undefined && !linked.has(linkKey(runId, { row, link }));
    if (isNew) needed += 1;
    if (!isNew || needed <= left) fitting.push(code);
    else leftOut.push({ row, payload: '', target: link.target, reason: noRoom });
  }
  return { codes: fitting, leftOut, needed };
}

/** @param runId the id of the open table: running it again gives the same links */
export function startLinks(codes: readonly CodeToLink[], runId: string, send: SendLinks): LinkStep {
  const store = createStore<LinksState>({ phase: 'making', total: codes.length, made: [], refused: [] });
  let resolve: (state: LinksState) => void = () => undefined;
  const ended = new Promise<LinksState>((settle) => {
    resolve = settle;
  });
  const enter = (phase: LinksState['phase'], failure?: string) => store.change({ phase, failure });
  const isMaking = () => store.read().phase === 'making';
  const sendNext = async () => {
    const { made, refused } = store.read();
    const done = made.length + refused.length;
    const batch = codes.slice(done, done + maxCreatedAtOnce);
    const results = await send(
      await Promise.all(batch.map(async (code) => ({ ...code.link, key: await hash(linkKey(runId, code)) }))),
    );
    store.change({
      made: [...made, ...batch.flatMap((code, index) => linkedCode(code, results[index]))],
      refused: [...refused, ...batch.flatMap((code, index) => refusedRow(code, results[index]))],
    });
    return batch.length;
  };
  const makeAll = async () => {
    try {
      while (isMaking() && (await sendNext()) === maxCreatedAtOnce);
      if (isMaking()) enter('done');
    } catch (error) {
      if (isMaking()) enter('failed', failureOf(error).message);
    }
    if (store.read().phase !== 'failed') resolve(store.read());
  };
  void makeAll();
  return {
    store,
    retry() {
      enter('making');
      void makeAll();
    },
    stop() {
      const { phase } = store.read();
      enter('stopped');
      // A running request may still make links.
      if (phase === 'failed') resolve(store.read());
    },
    ended,
  };
}

const linkedCode = (code: CodeToLink, result: LinkResult | undefined): readonly LinkedCode[] =>
  result && 'payload' in result ? [{ code, ...result }] : [];

function refusedRow({ row, link }: CodeToLink, result: LinkResult | undefined): readonly LeftOutRow[] {
  if (result && 'payload' in result) return [];
  const reason = result?.refused ?? 'The server sent no result for this row.';
  return [{ row, payload: '', target: link.target, reason }];
}

/** The idempotency key of a link. Keys have up to 64 characters. */
async function hash(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Lists the links of a run as CSV: what was made, and what wasn't for which reason. */
export function receiptOf({ made, refused }: LinksState, leftOut: readonly LeftOutRow[]): Blob {
  const lines = [
    ...made.map(({ code: { row }, payload, target }) => ({ row, cells: [row, payload, target, 'made'] })),
    ...[...refused, ...leftOut].map(({ row, target = '', reason }) => ({
      row,
      cells: [row, '', target, reason],
    })),
  ].sort((one, other) => one.row - other.row);
  return csvFile([['Row', 'Short link', 'Leads to', 'Result'], ...lines.map(({ cells }) => cells)]);
}
