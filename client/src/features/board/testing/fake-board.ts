import type { Snapshot } from '@canary/board/event';
import type { Task } from '@canary/board/task';
import { graphql, HttpResponse } from 'msw';

type Input = Readonly<Record<string, unknown>>;
type Answer = (name: string, input: Input) => Response | undefined | Promise<Response | undefined>;

/** A card, with what a test says of it. */
export const card = (id: string, rest: Partial<Task> = {}): Task => ({
  id,
  title: `Card ${id}`,
  column: 'todo',
  rank: 'a0',
  assigneeId: null,
  ...rest,
});

interface FakeBoard {
  /** What changes came, in order: those that were refused, too. */
  readonly sent: [name: string, input: Input][];
  /** What the server has now. */
  board: Snapshot;
  /** How often the board was read. */
  reads: number;
  /** What the server answers a change instead, if it is anything. */
  answer: Answer;
  /** What the server answers whoever reads the board instead. */
  answerRead: () => Response | undefined;
}

/** The board's end of the server: it gives the board, and takes every change. Events are pushed by a test itself. */
export function fakeBoard(snapshot: Partial<Snapshot> = {}) {
  const sent: FakeBoard['sent'] = [];
  const board = { version: 3, tasks: [card('milk')], users: [{ id: 'ada', name: 'Ada' }], ...snapshot };
  const fake: FakeBoard = { sent, board, reads: 0, answer: () => undefined, answerRead: () => undefined };
  return Object.assign(fake, {
    handlers: [
      graphql.query('Board', () => {
        fake.reads += 1;
        return fake.answerRead() ?? HttpResponse.json({ data: { board: fake.board } });
      }),
      graphql.mutation(/./, async ({ operationName, variables }) => {
        const input: Input = variables['input'];
        const name = operationName.charAt(0).toLowerCase() + operationName.slice(1);
        sent.push([name, input]);
        const data = { [name]: name.startsWith('delete') ? input['id'] : { id: input['id'] } };
        return (await fake.answer(name, input)) ?? HttpResponse.json({ data });
      }),
    ],
  });
}
