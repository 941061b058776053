import { LRUCache } from 'lru-cache';
import { NotFoundError } from '../../platform/errors.ts';
import { type Page, type PageInput, rowsAfter, timeKey, toPage } from '../../platform/paging.ts';
import type { MemberAccess } from './access.ts';
import type { BoardDb } from './database.ts';
import { assignedTaskColumns, type TaskState, toTask } from './event.ts';
import { requireOwnCards } from './rights.ts';
import type { CommentState } from './text-statements.ts';

/** The memory for texts that were read, in bytes. */
const maxBytes = 16 * 1024 * 1024;
/** About how many bytes of memory a text takes besides its characters. */
const textBytes = 512;

/** A comment as readers see it. */
export type Comment = Omit<CommentState, 'taskId' | 'deletedAt'>;

/** The texts of a card that a reader may see, at the version at which a text changed last. */
export interface CardTexts {
  readonly boardId: string;
  readonly taskId: string;
  readonly version: number;
  readonly description: string;
}

/** Reads texts. Readers of the same texts of one version share one read. */
export interface TextReader {
  readDescription(key: TextKey): Promise<string>;
  /** @throws InputError if the cursor is invalid */
  readComments(key: TextKey, page: PageInput): Promise<Page<Comment>>;
}

type TextKey = Pick<CardTexts, 'boardId' | 'taskId' | 'version'>;

/** A read text has the version that it was asked for or a later one, so a client that follows the board misses none. */
export function createTextReader(db: BoardDb): TextReader {
  const descriptions = new LRUCache<string, { readonly text: string }, TextKey>({
    maxSize: maxBytes / 2,
    sizeCalculation: ({ text }) => textBytes + 2 * text.length,
    fetchMethod: async (_key, _stale, { context: { boardId, taskId } }) => {
      const row = await db.taskText.findUnique({ where: { boardId_taskId: { boardId, taskId } } });
      return { text: row?.description ?? '' };
    },
  });
  const comments = new LRUCache<string, Page<Comment>, TextKey & PageInput>({
    maxSize: maxBytes / 2,
    sizeCalculation: ({ edges }, key) =>
      edges.reduce((sum, { node }) => sum + textBytes + 2 * node.text.length, textBytes + 2 * key.length),
    fetchMethod: async (_key, _stale, { context: { boardId, taskId, first, after } }) => {
      const rows = await db.taskComment.findMany({
        where: { boardId, taskId, deletedAt: null, ...rowsAfter('createdAt', after) },
        orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
        take: first + 1,
        select: { id: true, authorId: true, text: true, createdAt: true, editedAt: true },
      });
      const keyOf = ({ createdAt, id }: Comment) => timeKey(createdAt, id);
      return toPage(rows.slice(0, first), keyOf, { after, hasNextPage: rows.length > first });
    },
  });
  const toKey = ({ boardId, taskId, version }: TextKey) => `${boardId} ${taskId} ${version}`;
  return {
    readDescription: async (key) => (await descriptions.forceFetch(toKey(key), { context: key })).text,
    readComments: (key, page) =>
      comments.forceFetch(`${toKey(key)} ${page.first} ${page.after ?? ''}`, {
        context: { ...key, ...page },
      }),
  };
}

/**
 * Reads the description of a card, which may be in the archive.
 *
 * @throws NotFoundError if the board has no such card
 * @throws ForbiddenError on the open board
 */
export async function readCardTexts(access: MemberAccess, taskId: string): Promise<CardTexts> {
  requireOwnCards(access);
  const { id: boardId, texts } = access.board;
  const onBoard = (await access.currentBoard()).task(taskId);
  return await access.read(async (db) => {
    const where = { boardId_id: { boardId, id: taskId } };
    const task = onBoard ?? (await db.task.findUnique({ where, select: { textVersion: true } }));
    if (!task) throw noSuchCard();
    const key = { boardId, taskId, version: task.textVersion };
    return { ...key, description: await texts.readDescription(key) };
  });
}

/** Reads a page of the comments of a card, the newest first. @throws InputError if the cursor is invalid */
export async function readComments(
  access: MemberAccess,
  key: TextKey,
  page: PageInput,
): Promise<Page<Comment>> {
  return await access.read(() => access.board.texts.readComments(key, page));
}

/** A card, and when it was archived; null for a card that is on the board. */
export interface NumberedTask {
  readonly task: TaskState;
  readonly deletedAt: Date | null;
}

/**
 * Finds a card by its number, also in the archive.
 *
 * @throws NotFoundError if the board has no such card
 * @throws ForbiddenError on the open board
 */
export async function readNumberedTask(access: MemberAccess, number: number): Promise<NumberedTask> {
  requireOwnCards(access);
  const { id: boardId } = access.board;
  const row = await access.read((db) =>
    db.task.findUnique({
      where: { boardId_number: { boardId, number } },
      select: { ...assignedTaskColumns, deletedAt: true },
    }),
  );
  if (!row) throw noSuchCard();
  const { deletedAt, ...task } = row;
  return { task: toTask(task), deletedAt };
}

function noSuchCard(): NotFoundError {
  return new NotFoundError('This board has no such card.');
}
