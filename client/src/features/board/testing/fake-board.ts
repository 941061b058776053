import type { Snapshot, Task } from '@canary/board/model';
import { graphql, HttpResponse } from 'msw';

type Input = Readonly<Record<string, unknown>>;
type Respond = (name: string, input: Input) => Response | undefined | Promise<Response | undefined>;

/** A card with the given fields. */
export const card = (id: string, rest: Partial<Task> = {}): Task => ({
  id,
  title: `Card ${id}`,
  column: 'todo',
  rank: 'a0',
  assigneeId: null,
  ...rest,
});

interface FakeBoard {
  /** The changes that were sent, in order, including rejected ones. */
  readonly sent: [name: string, input: Input][];
  /** The current snapshot. */
  board: Snapshot;
  /** The number of snapshot requests. */
  reads: number;
  /** Overrides the response to a change. */
  respond: Respond;
  /** Overrides the response to a snapshot request. */
  respondToRead: () => Response | undefined;
}

/** A fake server of the board, which returns the snapshot and accepts every change. Tests push the events. */
export function fakeBoard(snapshot: Partial<Snapshot> = {}) {
  const sent: FakeBoard['sent'] = [];
  const board = { version: 3, tasks: [card('milk')], users: [{ id: 'ada', name: 'Ada' }], ...snapshot };
  const fake: FakeBoard = { sent, board, reads: 0, respond: () => undefined, respondToRead: () => undefined };
  return Object.assign(fake, {
    handlers: [
      graphql.query('Board', () => {
        fake.reads += 1;
        return fake.respondToRead() ?? HttpResponse.json({ data: { board: fake.board } });
      }),
      graphql.mutation(/./, async ({ operationName, variables }) => {
        const input: Input = variables['input'];
        const name = operationName.charAt(0).toLowerCase() + operationName.slice(1);
        sent.push([name, input]);
        const data = { [name]: name.startsWith('delete') ? input['id'] : { id: input['id'] } };
        return (await fake.respond(name, input)) ?? HttpResponse.json({ data });
      }),
    ],
  });
}
