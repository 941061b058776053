import { BoardAccess, type Right } from '../../modules/board/access.ts';
import { openBoardId } from '../../modules/board/event.ts';
import type { LiveBoard } from '../../modules/board/live-board.ts';
import { type ReplaySource, ReplayStream } from '../../platform/pubsub/replay-stream.ts';
import { type Context, senderOf } from './context.ts';

/** Runs work with the permission to use the board. */
export async function useBoard<Result, R extends Right>(
  context: Context,
  right: R,
  work: (access: BoardAccess<R>) => Result | Promise<Result>,
): Promise<Result> {
  const access = await BoardAccess.open(context, senderOf(context), openBoardId, right);
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
  /** Called once, when the subscription ends. */
  readonly onClose?: () => void;
}

/** Follows the board until the subscription ends. */
export async function followBoard<Item>(
  context: Context,
  follow: (access: BoardAccess) => Followed<Item> | Promise<Followed<Item>>,
): Promise<ReplayStream<Item>> {
  const access = await BoardAccess.open(context, senderOf(context), openBoardId, 'read');
  try {
    const { source, since, onClose } = await follow(access);
    return new ReplayStream(source, since, () => {
      onClose?.();
      access.close();
    });
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
