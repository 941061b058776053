import { type Card, membersOnly, type Snapshot } from '@canary/board/model';
import { plainCard } from '@canary/board/rows';
import { columnsOfOpenBoard } from '@canary/board/state';
import { HttpResponse } from 'msw';
import { api } from '#testing/server.ts';
import { openBoardRef } from '../live/board-ref.ts';

type Input = Readonly<Record<string, unknown>>;
type Respond = (name: string, input: Input) => Response | undefined | Promise<Response | undefined>;

/** A card with the given fields. */
export const card = (id: string, rest: Partial<Card> = {}): Card => ({
  ...plainCard,
  id,
  title: `Card ${id}`,
  columnId: 'todo',
  rank: 'a0',
  ...rest,
});

/** The members of {@link ownBoard}: Ada is the user of the tests. */
export const ada = { id: 'ada', name: 'Ada', accountId: '1', role: 'owner' } as const;
export const grace = { id: 'grace', name: 'Grace', accountId: '2', role: 'editor' } as const;

interface FakeBoard {
  /** The changes that were sent, in order, including rejected ones. */
  readonly sent: [name: string, input: Input][];
  /** The account that each change names; null for none. */
  readonly accounts: (string | null)[];
  /** The ids of the cards that the server finds by any text. */
  found: readonly string[];
  /** Overrides the response to a search. */
  respondToSearch: (text: string) => Response | undefined | Promise<Response | undefined>;
  /** The current snapshot. */
  board: Snapshot;
  /** The number of snapshot requests. */
  reads: number;
  /** Overrides the response to a change. */
  respond: Respond;
  /** Overrides the response to a snapshot request. */
  respondToRead: () => Response | undefined;
}

/** The terms of the open board. */
const openTerms = { everyone: 'visitor', archiveDays: 30 } as const;

/** A fake server of a board, which returns the snapshot and accepts every change. Tests push the events. */
export function fakeBoard(snapshot: Partial<Snapshot> = {}, boardId = openBoardRef.boardId) {
  const sent: FakeBoard['sent'] = [];
  const board = {
    ...{ version: 3, name: '', terms: openTerms, columns: columnsOfOpenBoard, labels: [] },
    ...{ tasks: [card('milk')], users: [{ id: 'ada', name: 'Ada' }], ...snapshot },
  };
  const fake: FakeBoard = {
    sent,
    accounts: [],
    found: [],
    respondToSearch: () => undefined,
    board,
    reads: 0,
    respond: () => undefined,
    respondToRead: () => undefined,
  };
  return Object.assign(fake, {
    handlers: [
      api.query('Board', ({ variables }) => {
        if (variables['id'] !== boardId) return;
        fake.reads += 1;
        return (
          fake.respondToRead() ??
          HttpResponse.json({ data: { board: { ...fake.board.terms, ...fake.board } } })
        );
      }),
      api.query('FoundCardIds', async ({ variables }) => {
        if (variables['boardId'] !== boardId) return;
        const response = await fake.respondToSearch(variables['text']);
        return response ?? HttpResponse.json({ data: { foundCardIds: fake.found } });
      }),
      api.query('LastSeenMembers', () => HttpResponse.json({ data: { lastSeenMembers: [] } })),
      api.mutation(/./, async ({ operationName, variables, request }) => {
        if (variables['boardId'] !== boardId) return;
        const input: Input = variables['input'];
        const name = operationName.charAt(0).toLowerCase() + operationName.slice(1);
        sent.push([name, input]);
        fake.accounts.push(request.headers.get('canary-account'));
        const data = { [name]: name.startsWith('delete') ? input['id'] : { id: input['id'] } };
        return (await fake.respond(name, input)) ?? HttpResponse.json({ data });
      }),
    ],
  });
}

/** A board of Ada and Grace, with the card “Milk”. */
export const ownBoard = (snapshot: Partial<Snapshot> = {}, boardId = 'home') =>
  fakeBoard(
    {
      name: 'Home',
      terms: membersOnly,
      columns: columnsOfOpenBoard,
      labels: [],
      tasks: [card('milk', { title: 'Milk' })],
      users: [ada, grace],
      ...snapshot,
    },
    boardId,
  );
