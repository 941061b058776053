import { UnauthenticatedError } from '../../platform/errors.ts';
import type { Sender } from '../credentials/actor.ts';
import type { Change } from './batch.ts';
import type { Board, Boards } from './boards.ts';
import { type Kind, openBoardId, type Payloads } from './event.ts';

/** What an operation does on a board: read it, or change its cards and people. */
export type Right = 'read' | 'edit';

/** The services that decide about access. */
export interface AccessServices {
  readonly boards: Boards;
  /** Who may see and change the open board: everyone, or only logged-in users. */
  readonly boardAccess: 'open' | 'members';
}

/** The permission to use a board. Only {@link BoardAccess.open} makes it, so no operation can forget the check. */
export class BoardAccess<R extends Right = Right> {
  readonly #release: () => void;

  private constructor(
    readonly board: Board,
    readonly sender: Sender,
    readonly right: R,
    release: () => void,
  ) {
    this.#release = release;
  }

  /**
   * Checks that the sender has a right on a board. The board stays in memory until {@link close} is called.
   *
   * @throws UnauthenticatedError if only logged-in users may use the open board
   * @throws NotFoundError if there is no such board
   */
  static async open<R extends Right>(
    { boards, boardAccess }: AccessServices,
    sender: Sender,
    boardId: string,
    right: R,
  ): Promise<BoardAccess<R>> {
    if (boardId === openBoardId && boardAccess === 'members' && sender.userId === null) {
      throw new UnauthenticatedError();
    }
    const { board, release } = await boards.hold(boardId);
    return new BoardAccess(board, sender, right, release);
  }

  /** Applies a change in the sender's name; on the open board, the log doesn't say who acts. */
  change<K extends Kind>(
    this: BoardAccess<'edit'>,
    kind: K,
    about: Pick<Change, 'id' | 'changeId' | 'cards'>,
    work: Change<K>['work'],
  ): Promise<Payloads[K]> {
    const { id, log, changes } = this.board;
    const actorId = id === openBoardId ? null : this.sender.userId;
    return changes.change(log, kind, { ...about, actorId }, work);
  }

  /** Lets the board leave memory. Call it once. */
  close(): void {
    this.#release();
  }
}
