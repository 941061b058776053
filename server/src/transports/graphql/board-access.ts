import { type ChangeInput, type ChangeKind, changes } from '@canary/board/changes/index';
import { itemId } from '@canary/board/fields';
import type { CopiedCard } from '@canary/board/model';
import type { NeededRight } from '@canary/board/roles';
import { z } from 'zod/mini';
import type { BoardClosed } from '../../modules/board/log/board-log.ts';
import type { LiveBoard } from '../../modules/board/log/live-board.ts';
import { BoardAccess } from '../../modules/board/members/access.ts';
import { type ReplaySource, ReplayStream } from '../../platform/pubsub/replay-stream.ts';
import { type Context, senderOf } from './context.ts';

/** The argument that names a board. */
export const boardIdArg = {
  description: 'Id of the board; the open board if it is missing.',
  validate: z.nullish(itemId),
} as const;

/** The argument that names a board of the user. */
export const ownBoardId = { required: true, description: 'Id of the board.', validate: itemId } as const;

/** The id of a board in an argument. */
export type BoardId = string | null | undefined;

/** Runs work with the permission to use a board. */
export async function useBoard<Result, R extends Exclude<NeededRight, 'join'>>(
  context: Context,
  boardId: BoardId,
  right: R,
  work: (access: BoardAccess<R>) => Result | Promise<Result>,
): Promise<Result> {
  const access = await BoardAccess.open(
    context,
    senderOf(context),
    boardId ?? context.boards.openBoard.id,
    right,
  );
  try {
    return await work(access);
  } finally {
    access.close();
  }
}

/** The schema of a mutation's input: the input of its kind of change, and an idempotency key. */
export function inputOf<Input extends z.ZodMiniObject>({ input }: { readonly input: Input }) {
  return z.extend(input, { changeId: z.nullish(itemId) });
}

type InputOf<Kind extends ChangeKind> = ChangeInput<Kind> & { readonly changeId?: string | null | undefined };

/**
 * Applies a change.
 *
 * @param read reads the answer from the board after the change, if the sender may still read the board
 * @param copied reads the cards that the change copies
 */
export async function changeBoard<Kind extends ChangeKind, Result = string>(
  context: Context,
  boardId: BoardId,
  kind: Kind,
  { changeId, ...input }: InputOf<Kind>,
  read?: (board: LiveBoard, id: string) => Result,
  copied?: (boardId: string) => Promise<readonly CopiedCard[]>,
): Promise<Result> {
  const { right } = changes[kind] as { readonly right: Exclude<NeededRight, 'join'> };
  return await useBoard(context, boardId, right, async (access) => {
    const cards = await copied?.(access.board.id);
    const id = (await access.change(kind, input as unknown as ChangeInput<Kind>, changeId, cards)) ?? '';
    // Without `read`, the result is the id.
    if (!read) return id as Result;
    access.check('read');
    return read(access.board.log.board, id);
  });
}

/** Finds a card, and adds its board. */
export function readCard(board: LiveBoard, id: string) {
  const card = board.card(id);
  return card && onBoard(board)(card);
}

/** Finds a person, and adds their board. */
export function readPerson(board: LiveBoard, id: string) {
  const person = board.user(id);
  return person && onBoard(board)(person);
}

/** The source that a subscriber follows, and the cursor to start from. */
export interface Followed<Item> {
  readonly source: ReplaySource<Item>;
  readonly since: number;
  /** Makes the item that ends the subscription when the board is closed to the subscriber; no item if it is missing. */
  readonly lastItem?: (closed: BoardClosed) => Item;
  /** Called once, when the subscription ends. */
  readonly onClose?: () => void;
}

/** Follows a board until the subscription ends, or the board is closed to the subscriber. */
export async function followBoard<Item>(
  context: Context,
  boardId: BoardId,
  follow: (access: BoardAccess<'read'>) => Followed<Item> | Promise<Followed<Item>>,
): Promise<ReplayStream<Item>> {
  const access = await BoardAccess.open(
    context,
    senderOf(context),
    boardId ?? context.boards.openBoard.id,
    'read',
  );
  let leave: (() => void) | undefined;
  try {
    const { source, since, lastItem, onClose } = await follow(access);
    leave = onClose;
    // The sender may have been removed while `follow` waited.
    access.check();
    const stream = new ReplayStream(source, since, () => {
      stopWatching();
      onClose?.();
      access.close();
    });
    const stopWatching = access.onClosed((closed) => stream.endWith(lastItem?.(closed) ?? null));
    access.releaseCards();
    return stream;
  } catch (error) {
    leave?.();
    access.close();
    throw error;
  }
}

/** A card or person, with its board. */
export type OnBoard<Item> = Item & { readonly board: LiveBoard };

/** Adds the board to a card or person, for fields that look up other rows. */
export function onBoard(board: LiveBoard) {
  return <Item extends object>(item: Item): OnBoard<Item> => ({ ...item, board });
}
