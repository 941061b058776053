import type { Client } from 'graphql-ws';
import { connectGraphql, postGraphql } from './graphql-client.ts';

export interface BoardTask {
  readonly id: string;
  readonly title: string;
  readonly column: string;
  readonly rank: string;
  readonly assigneeId: string | null;
}

/** The board as one client sees it. */
export interface SeenBoard {
  readonly version: number;
  readonly tasks: readonly BoardTask[];
  readonly users: readonly { id: string; name: string }[];
}

const boardQuery = '{ board { version tasks { id title column rank assigneeId } users { id name } } }';
const eventsSubscription = `subscription ($since: Int!) {
  boardEvents(since: $since) {
    __typename version changeId
    ... on TaskCreated { task { id title column rank assigneeId } }
    ... on TaskUpdated { task { id title column rank assigneeId } }
    ... on TaskMoved { task { id title column rank assigneeId } }
    ... on TaskRestored { task { id title column rank assigneeId } }
    ... on TaskDeleted { taskId }
    ... on BoardUserCreated { user { id name } }
    ... on BoardUserUpdated { user { id name } }
    ... on BoardUserDeleted { userId }
  }
}`;

type Event = { __typename: string; version: number } & Record<string, unknown>;

/** A client of the board: it reads it once, follows it, and sends changes. It never asks twice for what it has seen. */
export interface BoardClient {
  readonly seen: () => SeenBoard;
  /** What went wrong with the order of events: a gap, or a version seen twice. */
  readonly faults: string[];
  /** How often it has had to begin anew. */
  readonly connections: () => number;
  change(
    name: string,
    input: Record<string, unknown>,
  ): Promise<{ data?: unknown; errors?: readonly unknown[] }>;
  /** Resolves when it has seen a version. */
  reached(version: number): Promise<void>;
  /** Breaks the connection off; it comes back by itself. */
  drop(): void;
  close(): Promise<void>;
}

/** Reads the board and follows it from there. */
export async function openBoardClient(
  url: () => string,
  headers: Record<string, string> = {},
): Promise<BoardClient> {
  const tasks = new Map<string, BoardTask>();
  const users = new Map<string, { id: string; name: string }>();
  const faults: string[] = [];
  const waiting = new Set<() => void>();
  let version = -1;
  let connections = 0;
  let client: Client | undefined;
  let isClosed = false;

  const read = async () => {
    const { data, errors } = await postGraphql(url(), boardQuery, {}, headers);
    if (!isBoard(data)) throw new Error(`No board: ${JSON.stringify(errors)}`);
    tasks.clear();
    users.clear();
    for (const task of data.board.tasks) tasks.set(task.id, task);
    for (const user of data.board.users) users.set(user.id, user);
    version = data.board.version;
  };

  const apply = (event: Event) => {
    if (event.version !== version + 1) faults.push(`${version} → ${event.version}`);
    version = event.version;
    const { task, taskId, user, userId } = event;
    if (isTask(task)) tasks.set(task.id, task);
    if (typeof taskId === 'string') tasks.delete(taskId);
    if (isUser(user)) users.set(user.id, user);
    if (typeof userId === 'string') {
      users.delete(userId);
      for (const held of tasks.values()) {
        if (held.assigneeId === userId) tasks.set(held.id, { ...held, assigneeId: null });
      }
    }
    for (const wake of waiting) wake();
  };

  const follow = async () => {
    while (!isClosed) {
      connections += 1;
      client = connectGraphql(url(), headers);
      try {
        if (version < 0) await read();
        const events = client.iterate({ query: eventsSubscription, variables: { since: version } });
        for await (const { data, errors } of events) {
          const event = data?.['boardEvents'];
          if (!isEvent(event)) throw new Error(JSON.stringify(errors));
          if (event.__typename === 'BoardReset') version = -1;
          else apply(event);
        }
      } catch {
        await new Promise((resolve) => setTimeout(resolve, 100 + Math.random() * 200));
      }
      await client.dispose();
    }
  };
  await read();
  const following = follow();

  return {
    seen: () => ({
      version,
      tasks: [...tasks.values()].sort(byRank),
      users: [...users.values()].sort((a, b) => (a.id < b.id ? -1 : 1)),
    }),
    faults,
    connections: () => connections,
    change: (name, input) =>
      postGraphql(
        url(),
        `mutation ($input: ${inputTypes[name] ?? ''}!) { ${name}(input: $input) ${selections[name] ?? ''} }`,
        { input },
        headers,
      ),
    reached: (wanted) =>
      new Promise((resolve) => {
        const wake = () => {
          if (version < wanted) return;
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

const inputTypes: Readonly<Record<string, string>> = {
  createTask: 'CreateTaskInput',
  updateTask: 'UpdateTaskInput',
  moveTask: 'MoveTaskInput',
  deleteTask: 'TaskInput',
  restoreTask: 'TaskInput',
  createBoardUser: 'CreateBoardUserInput',
  updateBoardUser: 'UpdateBoardUserInput',
  deleteBoardUser: 'DeleteBoardUserInput',
};

const selections: Readonly<Record<string, string>> = {
  createTask: '{ id }',
  updateTask: '{ id }',
  moveTask: '{ id }',
  restoreTask: '{ id }',
  createBoardUser: '{ id }',
  updateBoardUser: '{ id }',
};

function byRank(a: BoardTask, b: BoardTask): number {
  if (a.column !== b.column) return a.column < b.column ? -1 : 1;
  return a.rank < b.rank ? -1 : 1;
}

function isBoard(data: unknown): data is { board: SeenBoard } {
  return typeof data === 'object' && data !== null && 'board' in data && data.board !== null;
}

function isEvent(value: unknown): value is Event {
  return typeof value === 'object' && value !== null && '__typename' in value;
}

function isTask(value: unknown): value is BoardTask {
  return typeof value === 'object' && value !== null && 'rank' in value;
}

function isUser(value: unknown): value is { id: string; name: string } {
  return typeof value === 'object' && value !== null && 'name' in value;
}
