import { setTimeout as delay } from 'node:timers/promises';
import type { Client } from 'graphql-ws';
import { z } from 'zod';
import type { BoardEvent, Snapshot } from '../../board/src/model.ts';
import * as rows from '../../board/src/rows.ts';
import { createBoardState } from '../../board/src/state.ts';
import { openBoardId } from '../../server/src/modules/board/open-board.ts';
import { writeMutation } from './board-mutations.ts';
import { connectGraphql, postGraphql } from './graphql-client.ts';

const namesOf = ({ shape }: { readonly shape: object }) => Object.keys(shape).join(' ');

/** The names of all fields of each kind of row. */
const fields = {
  card: namesOf(rows.card),
  column: namesOf(rows.column),
  label: namesOf(rows.label),
  person: namesOf(rows.person),
};

const boardQuery = `query ($id: ID) {
  board(id: $id) {
    version name columns { ${fields.column} } labels { ${fields.label} }
    tasks { ${fields.card} } users { ${fields.person} }
  }
}`;
const eventsSubscription = `subscription ($id: ID, $since: Int!) {
  boardEvents(boardId: $id, since: $since) {
    version kind changeId
    tasks { fields ${fields.card} } columns { fields ${fields.column} } labels { fields ${fields.label} }
    users { fields ${fields.person} } name deleted { tasks columns labels users } moveTo
  }
}`;

/** An event as the API sends it. */
interface SentEvent {
  readonly version: number;
  readonly kind: string;
  readonly changeId: string | null;
  readonly tasks: readonly SentRow[];
  readonly columns: readonly SentRow[];
  readonly labels: readonly SentRow[];
  readonly users: readonly SentRow[];
  readonly name: string | null;
  readonly deleted: Readonly<Record<'tasks' | 'columns' | 'labels' | 'users', readonly string[]>> | null;
  readonly moveTo: string | null;
}

/** A row with the names of its changed fields. */
type SentRow = { readonly id: string; readonly fields: readonly string[] } & Readonly<
  Record<string, unknown>
>;

const changedOf = ({ id, fields, ...row }: SentRow) => ({
  id,
  ...Object.fromEntries(fields.map((field) => [field, row[field]])),
});

/** Converts an event of the API to an event of the model. */
function toBoardEvent({ version, changeId, tasks, columns, labels, users, ...event }: SentEvent): BoardEvent {
  const { name, deleted, moveTo } = event;
  const { tasks: cards, users: people, ...others } = deleted ?? {};
  return {
    version,
    changeId,
    writes: {
      ...{ cards: tasks.map(changedOf), columns: columns.map(changedOf) },
      ...{ labels: labels.map(changedOf), people: users.map(changedOf) },
      ...(name !== null && { board: { name } }),
      ...(deleted && { deleted: { ...others, cards, people } }),
      ...(moveTo !== null && { moveTo }),
    },
  };
}

const textsQuery = `query ($boardId: ID!, $taskId: ID!) {
  cardTexts(boardId: $boardId, id: $taskId) {
    description checklist { id text isDone } comments(first: 100) { edges { node { id text } } }
  }
}`;
const texts = z.object({
  cardTexts: z.object({
    description: z.string(),
    checklist: z.array(z.object({ id: z.string(), text: z.string(), isDone: z.boolean() })),
    comments: z.object({
      edges: z.array(z.object({ node: z.object({ id: z.string(), text: z.string() }) })),
    }),
  }),
});

/** The texts of a card that a client has read. */
export type SeenTexts = z.output<typeof texts>['cardTexts'];

/** The time before the next attempt to connect, in milliseconds. */
const reconnectMs = 200;
/** The board of a client: the open board, or a private board with the headers of a member. */
export interface BoardOfClient {
  readonly boardId?: string;
  readonly headers?: Record<string, string>;
}

/**
 * A client that reads the board once, follows its events and sends changes. It requests no event twice. A client that was
 * removed from a board reads the board again when it is a member again.
 */
export interface BoardClient {
  readonly boardId: string;
  readonly isPrivate: boolean;
  /** Whether the client follows the board. False after a removal that the client knows of. */
  readonly isOpen: () => boolean;
  readonly seen: () => Snapshot;
  /** Gaps in the events, and events that arrived twice. */
  readonly faults: string[];
  /** The number of connections so far. */
  readonly connections: () => number;
  /** Sends a mutation of the board. @param variables its arguments without the board's id */
  change(
    name: string,
    variables: Record<string, unknown>,
  ): Promise<{ data?: unknown; errors?: readonly unknown[] }>;
  /** Reads the description, the checklist and the newest comments of a card; null without an answer. */
  readTexts(cardId: string): Promise<SeenTexts | null>;
  /** Resolves when the client has reached a version. */
  reached(version: number): Promise<void>;
  /** Drops the connection. The client reconnects by itself. */
  drop(): void;
  close(): Promise<void>;
}

/** Opens clients of the open board. */
export function openBoardClients(url: () => string, count: number): Promise<BoardClient[]> {
  return Promise.all(Array.from({ length: count }, () => openBoardClient(url)));
}

/** Reads the board and follows its events. */
export async function openBoardClient(
  url: () => string,
  { boardId, headers = {} }: BoardOfClient = {},
): Promise<BoardClient> {
  const state = createBoardState();
  const faults: string[] = [];
  const waiting = new Set<() => void>();
  let isKnown = false;
  let connections = 0;
  let client: Client | undefined;
  let isClosed = false;

  const read = async (): Promise<void> => {
    const { data, errors } = await postGraphql(url(), boardQuery, { id: boardId }, headers);
    if (errors?.[0]?.extensions?.['code'] === 'OVERLOADED') {
      await delay(reconnectMs);
      return await read();
    }
    if (!isBoard(data)) throw new Error(`The server returned no board: ${JSON.stringify(errors)}`);
    state.load(data.board);
    isKnown = true;
    for (const wake of waiting) wake();
  };

  const apply = (event: BoardEvent) => {
    const before = state.version();
    const { outcome } = state.apply(event);
    if (outcome === 'gap') isKnown = false;
    if (outcome !== 'applied') faults.push(`${outcome}: ${before} → ${event.version}`);
    for (const wake of waiting) wake();
  };

  const follow = async () => {
    while (!isClosed) {
      connections += 1;
      client = connectGraphql(url(), headers);
      try {
        if (!isKnown) await read();
        const variables = { id: boardId, since: state.version() };
        for await (const { data, errors } of client.iterate({ query: eventsSubscription, variables })) {
          const event = data?.['boardEvents'];
          if (!isEvent(event)) throw new Error(JSON.stringify(errors));
          if (event.kind === 'CLOSED' || event.kind === 'RESET') isKnown = false;
          else apply(toBoardEvent(event));
          if (!isKnown) break;
        }
      } catch (error) {
        // The client was removed while it wasn't connected.
        if (JSON.stringify(error).includes('NOT_FOUND')) isKnown = false;
        await delay(reconnectMs);
      }
      await client.dispose();
    }
  };
  await read();
  const following = follow();

  return {
    boardId: boardId ?? openBoardId,
    isPrivate: boardId !== undefined,
    isOpen: () => isKnown,
    seen: () => ({
      version: state.version(),
      name: state.name(),
      columns: state.columns(),
      labels: [...state.labels().values()].sort((a, b) => (a.id < b.id ? -1 : 1)),
      tasks: state.columns().flatMap(({ id }) => state.column(id)),
      users: [...state.users().values()].sort((a, b) => (a.id < b.id ? -1 : 1)),
    }),
    faults,
    connections: () => connections,
    change: (name, variables) =>
      postGraphql(url(), writeMutation(name), { ...variables, boardId: boardId ?? openBoardId }, headers),
    readTexts: async (taskId) => {
      try {
        const { data } = await postGraphql(
          url(),
          textsQuery,
          { boardId: boardId ?? openBoardId, taskId },
          headers,
        );
        return texts.parse(data).cardTexts;
      } catch {
        return null;
      }
    },
    reached: (wanted) =>
      new Promise((resolve) => {
        const wake = () => {
          if (state.version() < wanted) return;
          waiting.delete(wake);
          resolve();
        };
        waiting.add(wake);
        wake();
      }),
    drop: () => client?.terminate(),
    close: async () => {
      isClosed = true;
      await client?.dispose();
      await following;
    },
  };
}

function isBoard(data: unknown): data is { board: Snapshot } {
  return typeof data === 'object' && data !== null && 'board' in data && data.board !== null;
}

function isEvent(value: unknown): value is SentEvent {
  return typeof value === 'object' && value !== null && 'kind' in value;
}
