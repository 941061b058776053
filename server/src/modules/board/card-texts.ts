import { NotFoundError } from '../../platform/errors.ts';
import { type Page, type PageInput, rowsAfter, timeKey, toPage } from '../../platform/paging.ts';
import type { BoardAccess } from './access.ts';
import type { CommentState } from './event.ts';

/** The texts of a card. */
export interface CardTexts {
  /** The version at which they last changed; 0 if there never were any. Later changes may be in the texts already. */
  readonly version: number;
  readonly description: string;
  readonly comments: Page<CommentState>;
}

/**
 * Reads the description of a card and a page of its comments, the newest first; also of an archived card.
 *
 * @throws NotFoundError if there is no such card
 * @throws InputError if the cursor is invalid
 */
export async function readCardTexts(
  access: BoardAccess<'read'>,
  taskId: string,
  { first, after }: PageInput,
): Promise<CardTexts> {
  const { id: boardId } = access.board;
  // The version comes first, so that it is never newer than the texts.
  const [task, comments] = await access.read(async (db) => [
    await db.task.findUnique({
      where: { boardId_id: { boardId, id: taskId } },
      select: { textVersion: true, text: { select: { description: true } } },
    }),
    await db.taskComment.findMany({
      where: { boardId, taskId, deletedAt: null, ...rowsAfter('createdAt', after) },
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      take: first + 1,
      omit: { boardId: true },
    }),
  ]);
  if (!task) throw new NotFoundError('There is no such card.');
  const keyOf = ({ createdAt, id }: CommentState) => timeKey(createdAt, id);
  return {
    version: task.textVersion,
    description: task.text?.description ?? '',
    comments: toPage(comments.slice(0, first), keyOf, { after, hasNextPage: comments.length > first }),
  };
}
