import { gzipSync } from 'node:zlib';
import { print } from 'graphql';
import { BoardDocument } from '../../client/src/features/board/live/operations.ts';
import { openBoardId } from '../../server/src/modules/board/open-board.ts';
import { signUp } from '../../tests/support/accounts.ts';
import { startApiServer } from '../../tests/support/api-server.ts';
import { postGraphql } from '../../tests/support/graphql-client.ts';
import { printTable } from '../table.ts';
import { fillBoard, fillFullBoard } from './fill.ts';

const cards = 10_000;

/** Measures the answers with all cards: of the open board, and of a board whose cards have two labels and a due day. */
export async function measureSnapshots(): Promise<void> {
  const server = await startApiServer({ fill: (db) => fillBoard(db, cards) });
  const { headers } = await signUp(server.url);
  const { data } = await postGraphql(server.url, '{ me { id } }', {}, headers);
  const id = await fillFullBoard(server.db, Object(data).me.id, cards);
  const sizes = async (query: string, variables: { readonly id: string }) => {
    const { data, errors } = await postGraphql(server.url, query, variables, headers);
    if (errors) throw new Error(`The board was not read: ${JSON.stringify(errors)}`);
    const text = JSON.stringify(data);
    return [text.length, gzipSync(text).length];
  };
  const plain = await sizes(print(BoardDocument), { id: openBoardId });
  const full = await sizes(print(BoardDocument), { id });
  await server.close();
  const row = (what: string, of: readonly number[]) => [
    what,
    ...of.map((bytes) => (bytes / 1_000).toFixed(0)),
  ];
  const ratios = full.map((bytes, index) => (bytes / (plain[index] ?? 1)).toFixed(2));
  printTable(
    `The answer with ${cards.toLocaleString('en')} cards: kB`,
    ['', 'JSON', 'gzip'],
    [row('only titles', plain), row('with two labels and a due day', full), ['ratio', ...ratios]],
  );
}
