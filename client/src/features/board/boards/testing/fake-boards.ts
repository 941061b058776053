import { HttpResponse } from 'msw';
import type { GraphQLQuery, GraphQLResponseBody } from 'msw/graphql';
import type { graphqlError } from '#testing/graphql-error.ts';
import { api } from '#testing/server.ts';
import type { OwnBoard } from '../operations.ts';

/** A board in the list, with one member and no cards unless a test says otherwise. */
export function ownBoard(id: string, fields: Partial<OwnBoard> = {}) {
  const { columns = [{ column: { id: 'todo', name: 'To do' }, cards: 0 }], ...others } = fields;
  return {
    __typename: 'BoardSummary',
    id,
    name: 'Board',
    role: 'owner',
    memberCount: 1,
    changedAt: null,
    deletedAt: null as string | null,
    ...others,
    columns: columns.map(({ column, cards }) => ({
      __typename: 'ColumnCount',
      column: { __typename: 'Column', ...column },
      cards,
    })),
  };
}

/** A card that a search finds on the board “Home”. */
export function foundCard(number: number, title: string, excerpt: string | null = null) {
  const board = { __typename: 'BoardName', id: 'home', name: 'Home' };
  return { __typename: 'FoundCard', board, columnName: 'To do', number, title, excerpt };
}

interface FakeBoards {
  boards: ReturnType<typeof ownBoard>[];
  deleted: ReturnType<typeof ownBoard>[];
  /** The cards that every search finds, and the texts that were searched for. */
  found: ReturnType<typeof foundCard>[];
  readonly searches: string[];
  /** Answers searches instead of finding cards. */
  answerToSearch: (() => ReturnType<typeof HttpResponse.error> | Promise<never>) | undefined;
  /** The input of each creation. */
  readonly created: { readonly id: string; readonly name: string }[];
  /** Answers creations instead of creating boards. */
  answerToCreate: (() => ReturnType<typeof graphqlError | typeof HttpResponse.error>) | undefined;
}

const answer = (field: string, id: string) =>
  HttpResponse.json<GraphQLResponseBody<GraphQLQuery>>({
    data: { [field]: { __typename: 'BoardSummary', id } },
  });

/** A server with a user's boards. */
export function fakeBoards() {
  const state: FakeBoards = {
    ...{ boards: [], deleted: [], created: [], answerToCreate: undefined },
    ...{ found: [], searches: [], answerToSearch: undefined },
  };
  const cardCounts = { __typename: 'CardCounts', todo: 1, inprogress: 2, done: 3 };
  const handlers = [
    api.query('BoardCounts', () => HttpResponse.json({ data: { cardCounts } })),
    api.query('Boards', () => HttpResponse.json({ data: { boards: state.boards } })),
    api.query('SearchCards', ({ variables: { text } }) => {
      state.searches.push(text);
      return state.answerToSearch?.() ?? HttpResponse.json({ data: { searchCards: state.found } });
    }),
    api.query('DeletedBoards', () => HttpResponse.json({ data: { boards: state.deleted } })),
    api.mutation('CreateBoard', ({ variables: { input } }) => {
      state.created.push(input);
      if (state.answerToCreate) return state.answerToCreate();
      state.boards.push(ownBoard(input.id, { name: input.name }));
      return answer('createBoard', input.id);
    }),
    api.mutation('RestoreBoard', ({ variables: { boardId } }) => {
      state.boards.push(...state.deleted.filter(({ id }) => id === boardId));
      state.deleted = state.deleted.filter(({ id }) => id !== boardId);
      return answer('restoreBoard', boardId);
    }),
  ];
  return Object.assign(state, { handlers });
}
