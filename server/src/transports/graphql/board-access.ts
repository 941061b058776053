import { boardItemId } from '@canary/input/board';
import { BoardAccess } from '../../modules/board/access.ts';
import type { BoardClosed } from '../../modules/board/board-log.ts';
import { openBoardId } from '../../modules/board/event.ts';
import type { LiveBoard } from '../../modules/board/live-board.ts';
import type { Right } from '../../modules/board/rights.ts';
import { type ReplaySource, ReplayStream } from '../../platform/pubsub/replay-stream.ts';
import { type Context, senderOf } from './context.ts';

/** The argument that names a board. */
export const boardIdArg = {
  description: 'Id of the board; the open board if it is missing.',
  validate: boardItemId.nullish(),
} as const;

/** The argument that names a board of the user. */
export const ownBoardId = { required: true, description: 'Id of the board.', validate: boardItemId } as const;

/** The id of a board, as an argument names it. */
export type BoardId = string | null | undefined;

/** Runs work with the permission to use a board. */
export async function useBoard<Result, R extends Exclude<Right, 'join'>>(
  context: Context,
  boardId: BoardId,
  right: R,
  work: (access: BoardAccess<R>) => Result | Promise<Result>,
): Promise<Result> {
  const access = await BoardAccess.open(context, senderOf(context), boardId ?? openBoardId, right);
  try {
    return await work(access);
  } finally {
    access.close();
  }
}

/** What a subscriber follows, from a cursor. */
export interface Followed<Item> {
  readonly source: ReplaySource<Item>;
  readonly since: number;
  /** The item that ends the subscription when the board is closed to the subscriber; none if it is missing. */
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
  const access = await BoardAccess.open(context, senderOf(context), boardId ?? openBoardId, 'read');
  try {
    const { source, since, lastItem, onClose } = await follow(access);
    // The sender may have been removed while the work waited.
    access.check();
    const stream = new ReplayStream(source, since, () => {
      stopWatching();
      onClose?.();
      access.close();
    });
    const stopWatching = access.onClosed((closed) => stream.endWith(lastItem?.(closed) ?? null));
    return stream;
  } catch (error) {
    access.close();
    throw error;
  }
}

/** A card or person with the board that they are on. */
export type OnBoard<Item> = Item & { readonly board: LiveBoard };

/** Adds the board to a card or person, for the fields that look others up. */
export function onBoard(board: LiveBoard) {
  return <Item extends object>(item: Item): OnBoard<Item> => ({ ...item, board });
}
