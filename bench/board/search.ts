import { chmod } from 'node:fs/promises';
import { join } from 'node:path';
import { plainCard } from '../../board/src/rows.ts';
import { writeWords } from '../../server/src/modules/board/search/write-words.ts';
import type { AllTables } from '../../server/src/platform/database/database.ts';
import { signUp } from '../../tests/support/accounts.ts';
import { startApiServer } from '../../tests/support/api-server.ts';
import { postGraphql } from '../../tests/support/graphql-client.ts';
import { startPostgres } from '../../tests/support/postgres.ts';
import { createTempFolder } from '../../tests/support/temp-folder.ts';
import { zipf } from '../redirect/zipf.ts';
import { quantile } from '../rounds.ts';
import { printTable } from '../table.ts';
import { fillBoards } from './fill.ts';

const boardCount = 20;
const cardsPerBoard = 5_000;
const queries = 40;
/** The number of different words. The nth word is about n times as rare as the first word. */
const vocabulary = 20_000;

/**
 * Measures searches of a member of 20 boards of 5,000 cards each, whose titles, descriptions and comments have words as
 * frequent as those of a language. Each query is typed letter by letter, and every letter is a search.
 */
export async function measureSearch(): Promise<void> {
  const folder = await createTempFolder();
  await chmod(folder.path, 0o711);
  const postgres = await startPostgres(join(folder.path, 'postgres'));
  try {
    const rows: string[][] = [];
    for (const [name, databaseUrl] of [
      ['SQLite', undefined],
      ['Postgres', await postgres.createDatabase('search')],
    ] as const) {
      const server = await startApiServer(databaseUrl === undefined ? {} : { databaseUrl });
      try {
        for (const [kind, times] of Object.entries(await measure(server)))
          rows.push([
            `${name}: ${kind}`,
            String(times.length),
            ...[0.5, 0.95, 1].map((share) => quantile(times, share).toFixed(1)),
          ]);
      } finally {
        await server.close();
      }
    }
    printTable(
      `From a key to the answer of the server, over ${boardCount} boards with ${cardsPerBoard.toLocaleString('en')} cards each: ms`,
      ['', 'keys', 'p50', 'p95', 'max'],
      rows,
    );
  } finally {
    await postgres.stop();
    await folder.remove();
  }
}

async function measure({ url, db }: { readonly url: string; readonly db: AllTables }) {
  const { headers } = await signUp(url);
  const { data } = await postGraphql(url, '{ me { id } }', {}, headers);
  const boards = await fillBoards(db, { name: 'search', count: boardCount, cards: 0 });
  await db.boardUser.updateMany({ data: { accountId: Object(data).me.id } });
  for (const boardId of boards) await fillTexts(db, boardId);
  const times = { 'all boards, first 20': [] as number[], 'one board, up to 1,000': [] as number[] };
  const time = async (into: number[], query: string, text: string) => {
    const start = performance.now();
    const { errors } = await postGraphql(url, query, { text, boardId: boards[0] }, headers);
    into.push(performance.now() - start);
    if (errors) throw new Error(errors[0]?.message);
  };
  for (let count = 0; count < queries; count += 1) {
    const query = Array.from({ length: 1 + (count % 2) }, () => randomWord()).join(' ');
    for (let length = 1; length <= query.length; length += 1) {
      const text = query.slice(0, length);
      await time(
        times['all boards, first 20'],
        'query ($text: String!) { searchCards(text: $text, first: 20) { taskId number title excerpt columnName board { id name } } }',
        text,
      );
      await time(
        times['one board, up to 1,000'],
        'query ($text: String!, $boardId: ID!) { foundCardIds(boardId: $boardId, text: $text) }',
        text,
      );
    }
  }
  return times;
}

/** Fills a board with cards that have a title of 6 words, a description of 30 words and a comment of 15 words. */
async function fillTexts(db: AllTables, boardId: string): Promise<void> {
  const createdAt = new Date();
  const sentence = (words: number) => Array.from({ length: words }, () => randomWord()).join(' ');
  const part = 500;
  for (let start = 0; start < cardsPerBoard; start += part) {
    const cards = Array.from({ length: part }, (_, index) => ({
      ...plainCard,
      id: `card-${start + index}`,
      ...{ number: start + index + 1, title: sentence(6), columnId: 'todo' },
      rank: String(start + index).padStart(5, '0'),
      ...{ hasDescription: true, commentCount: 1 },
    }));
    const texts = cards.map(({ id }) => ({
      comment: {
        ...{ id: `of-${id}`, taskId: id, authorId: 'olga', text: sentence(15), createdAt },
        ...{ editedAt: null, deletedAt: null },
      },
    }));
    await db.task.createMany({
      data: cards.map(({ assigneeIds: _, labelIds, ...card }) => ({
        ...{ ...card, boardId, createdAt },
        labelIds: [...labelIds],
      })),
    });
    await db.taskText.createMany({
      data: cards.map(({ id }) => ({ boardId, taskId: id, description: sentence(30) })),
    });
    await db.taskComment.createMany({ data: texts.map(({ comment }) => ({ ...comment, boardId })) });
    await writeWords(db, [{ board: { id: boardId }, reworded: cards, texts }]);
  }
}

const drawRank = zipf(vocabulary, Math.random);

/** A word of up to four letters. Frequent words have letters that begin many words. */
function randomWord(): string {
  const letters = 'etaoinshrdlcumwfgypbvk';
  let word = '';
  for (let rest = drawRank() * 7 + 11; rest > 0; rest = Math.floor(rest / letters.length))
    word += letters.charAt(rest % letters.length);
  return word;
}
