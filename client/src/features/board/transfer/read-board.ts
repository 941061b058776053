import type { ApolloClient } from '@apollo/client';
import { compareRanked, type Task } from '@canary/board/model';
import { readFragment } from '#gql/fragment-masking.ts';
import type { DeletedTasksQueryVariables, ExportedTextsQueryVariables } from '#gql/graphql.ts';
import { Card_task, DeletedTasksDocument, OwnBoardDocument } from '../operations.ts';
import {
  type BoardFile,
  boardFileFormat,
  boardFileVersion,
  type FileCard,
  type FileComment,
} from './board-file.ts';
import { ExportedTextsDocument } from './operations.ts';
import { createPatientSender, type Wait } from './send-patiently.ts';

interface BoardReader {
  readonly client: ApolloClient;
  readonly boardId: string;
  readonly accountId: string;
  readonly signal: AbortSignal;
  /** Whether comments are read, which a table doesn't have. */
  readonly hasComments: boolean;
  /** Called with the share of the texts that were read, 0 to 1. */
  onProgress(share: number): void;
  onWait(wait: Wait | null): void;
}

/** How many cards' texts are read at once. */
const readers = 4;

/** The author of a comment whose person is no longer on the board. */
const unknownAuthor = 'Former member';

/**
 * Reads a whole board, its archive and texts included, as a file holds it.
 *
 * @throws the server's rejection, or the signal's reason
 */
export async function readBoard(reader: BoardReader): Promise<BoardFile> {
  const { client, boardId, accountId, signal, onProgress } = reader;
  const send = createPatientSender({ signal, accountId, onWait: reader.onWait });
  const options = { fetchPolicy: 'no-cache', context: { fetchOptions: { signal } } } as const;
  const { data } = await send(() =>
    client.query({ query: OwnBoardDocument, variables: { id: boardId }, ...options }),
  );
  if (!data) throw new Error('The answer has no data.');
  const { name, columns, labels, users, tasks } = data.board;
  const archived = await readArchive();
  const open = tasks.map((task): Task => readFragment(Card_task, task)).sort(compareRanked);
  const cards = [
    ...open.map((task) => ({ task, isArchived: false })),
    ...archived.map((task) => ({ task, isArchived: true })),
  ];

  const authors = new Map(users.map((user) => [user.id, user.name]));
  const texts = new Map<string, Pick<FileCard, 'description' | 'comments'>>();
  const withTexts = cards.flatMap(({ task }) =>
    task.hasDescription || (reader.hasComments && task.comments > 0) ? task : [],
  );
  let next = 0;
  const readNext = async () => {
    for (let task = withTexts[next]; task; task = withTexts[next]) {
      next += 1;
      texts.set(task.id, await readTexts(task));
      onProgress(texts.size / withTexts.length);
    }
  };
  await Promise.all(Array.from({ length: readers }, readNext));

  const known = {
    columns: new Set(columns.map(({ id }) => id)),
    labels: new Set(labels.map(({ id }) => id)),
    people: new Set(users.map(({ id }) => id)),
  };
  return {
    format: boardFileFormat,
    version: boardFileVersion,
    name,
    columns: columns.map(({ id, name, color }) => ({ id, name, color: color ?? null })),
    labels: labels.map(({ id, name, color }) => ({ id, name, color })),
    people: users.map(({ id, name }) => ({ id, name })),
    cards: cards.map(({ task, isArchived }) => ({
      number: task.number,
      title: task.title,
      description: texts.get(task.id)?.description ?? '',
      // The column of an archived card may be deleted. The board returns such a card to its first column.
      column: known.columns.has(task.column) ? task.column : (columns[0]?.id ?? ''),
      labels: task.labelIds.filter((id) => known.labels.has(id)),
      assignees: task.assigneeIds.filter((id) => known.people.has(id)),
      dueOn: task.dueOn,
      checklist: task.checklist.map(({ text, isDone }) => ({ text, isDone })),
      comments: texts.get(task.id)?.comments ?? [],
      isArchived,
    })),
  };

  async function readArchive(): Promise<Task[]> {
    const found: Task[] = [];
    for (let after: string | null | undefined = null; ; ) {
      const variables: DeletedTasksQueryVariables = { boardId, after };
      const page = await send(() => client.query({ query: DeletedTasksDocument, variables, ...options }));
      const connection = page.data?.deletedTasks;
      if (!connection) throw new Error('The answer has no data.');
      found.push(...connection.edges.map(({ node }): Task => readFragment(Card_task, node.task)));
      if (!connection.pageInfo.hasNextPage) return found;
      after = connection.pageInfo.endCursor;
    }
  }

  async function readTexts({ id }: Task): Promise<Pick<FileCard, 'description' | 'comments'>> {
    const comments: FileComment[] = [];
    for (let after: string | null | undefined = null; ; ) {
      const variables: ExportedTextsQueryVariables = { boardId, id, after };
      const page = await send(() => client.query({ query: ExportedTextsDocument, variables, ...options }));
      const found = page.data?.cardTexts;
      if (!found) throw new Error('The answer has no data.');
      for (const { node } of found.comments.edges) {
        const { authorId, text, createdAt, editedAt = null } = node;
        comments.push({ author: authors.get(authorId) ?? unknownAuthor, text, createdAt, editedAt });
      }
      const { hasNextPage, endCursor } = found.comments.pageInfo;
      if (!hasNextPage || !reader.hasComments) {
        // The newest one comes first from the server, and last in a file.
        return { description: found.description, comments: comments.reverse() };
      }
      after = endCursor;
    }
  }
}
