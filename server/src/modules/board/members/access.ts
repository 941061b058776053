import type { ChangeInput, ChangeKind, NewChange } from '@canary/board/changes/index';
import { findMember } from '@canary/board/changes/run';
import type { CopiedCard } from '@canary/board/model';
import type { NeededRight, Right, Role } from '@canary/board/roles';
import { UnauthenticatedError } from '../../../platform/errors.ts';
import type { Sender } from '../../credentials/actor.ts';
import { type BoardDb, type BoardDbClient, withBoardTables } from '../database.ts';
import { lockBoards } from '../log/batch-statements.ts';
import type { BoardClosed } from '../log/board-log.ts';
import type { Boards, HeldBoard, ServedBoard } from '../log/boards.ts';
import { closedError, findInvitation, stateOfInvitation } from '../log/invitation.ts';
import type { LiveBoard } from '../log/live-board.ts';
import { boardNotFound } from '../log/read-board.ts';
import { termsOf } from '../open-board.ts';
import { hasRight, readMembership, requireRight } from './rights.ts';

/** The services that decide about access. */
export interface AccessServices {
  readonly boards: Boards;
  /** The access to a board that needs no invitation: everyone, or only logged-in users. */
  readonly boardAccess: 'open' | 'members';
}

/** The permission of a member, or of a visitor of a board that needs no invitation. */
export type MemberAccess = BoardAccess<Right>;

/** The permission to use a board. Only `open` and `openInvited` create it, so no operation can skip the check. */
export class BoardAccess<R extends NeededRight = NeededRight> {
  readonly #held: HeldBoard;

  readonly boards: Boards;
  readonly board: ServedBoard;
  readonly sender: Sender;
  readonly right: R;

  private constructor(boards: Boards, held: HeldBoard, sender: Sender, right: R) {
    this.boards = boards;
    this.board = held.board;
    this.sender = sender;
    this.right = right;
    this.#held = held;
  }

  /** The sender's role on the board, as far as this server knows; null for a sender who may not use the board. */
  get role(): Role | null {
    return this.board.log.board.roleOf(this.sender.userId ?? '') ?? this.board.terms.everyone;
  }

  /**
   * Checks that the sender has a right on a board. The board stays in memory until {@link close} is called.
   *
   * @throws UnauthenticatedError if only logged-in users may use the board
   * @throws NotFoundError if there is no such board, the sender isn't a member, or their API key is for another board
   * @throws ForbiddenError if the member's role doesn't include the right
   */
  static async open<R extends Exclude<NeededRight, 'join'>>(
    { boards, boardAccess }: AccessServices,
    sender: Sender,
    boardId: string,
    right: R,
  ): Promise<BoardAccess<R>> {
    if (sender.onlyBoardId && sender.onlyBoardId !== boardId) throw boardNotFound();
    const { everyone } = termsOf(boardId);
    const isForVisitors = everyone !== null && boardAccess === 'open';
    if (sender.userId === null && !isForVisitors) throw new UnauthenticatedError();
    const isKnown = everyone ?? boards.find(boardId)?.log.board.roleOf(sender.userId ?? '');
    if (!isKnown) {
      // A board isn't loaded for strangers. For members, the board in memory may be behind another server.
      const { role } = await readMembership(withBoardTables(boards.db), boardId, sender.userId ?? '');
      if (role === null) throw boardNotFound();
    }
    return await BoardAccess.#hold(boards, sender, boardId, right);
  }

  /**
   * Checks an invitation, which allows the sender to join its board.
   *
   * @throws UnauthenticatedError for a visitor
   * @throws NotFoundError if there is no such invitation, or the invitation is expired, used up or revoked
   */
  static async openInvited(
    { boards }: Pick<AccessServices, 'boards'>,
    sender: Sender,
    token: string,
  ): Promise<BoardAccess<'join'>> {
    if (sender.userId === null) throw new UnauthenticatedError();
    const { db, clock } = boards;
    const invitation = await findInvitation(withBoardTables(db), token);
    const state = stateOfInvitation(invitation, clock.now());
    if (state !== 'OPEN') throw closedError(state);
    return await BoardAccess.#hold(boards, sender, invitation.boardId, 'join');
  }

  static async #hold<R extends NeededRight>(
    boards: Boards,
    sender: Sender,
    boardId: string,
    right: R,
  ): Promise<BoardAccess<R>> {
    const held = await boards.hold(boardId, sender.address);
    const access = new BoardAccess(boards, held, sender, right);
    try {
      if (!access.#isAllowed()) await held.board.log.currentBoard();
      access.check();
      return access;
    } catch (error) {
      held.release();
      throw error;
    }
  }

  /** Checks that the sender still has a right, as far as this server knows. @throws the errors of {@link open} */
  check(right: NeededRight = this.right): void {
    requireRight({ role: this.role, isDeleted: this.board.log.board.isDeleted() }, right);
  }

  /** The board with all changes that any server has committed before the call. @throws the errors of {@link open} */
  async currentBoard(): Promise<LiveBoard> {
    const board = await this.board.log.currentBoard();
    this.check();
    return board;
  }

  /** Reads rows of the board from the database. @throws the errors of {@link open} */
  async read<Result>(this: MemberAccess, work: (db: BoardDb) => Promise<Result>): Promise<Result> {
    const db = withBoardTables(this.boards.db);
    const result = await work(db);
    // The check comes after the read, so that a removal between the two is seen.
    await this.#requireStored(db);
    return result;
  }

  /** Locks the board, and changes rows that aren't part of its log. @throws the errors of {@link open} */
  async write<Result>(
    this: BoardAccess<'editCards' | 'manage'>,
    work: (transaction: BoardDbClient) => Promise<Result>,
  ): Promise<Result> {
    const { id } = this.board;
    const db = withBoardTables(this.boards.db);
    return await db.$transaction(async (transaction) => {
      await lockBoards(transaction, [id]);
      await this.#requireStored(transaction);
      return await work(transaction);
    });
  }

  /**
   * Applies a change in the sender's name, if the board names authors.
   *
   * @param changeId the idempotency key
   * @param copied the cards that the change copies
   * @returns the id of the created or changed row; null for the board
   * @throws RateLimitedError after too many changes
   */
  async change<Kind extends ChangeKind>(
    kind: Kind,
    input: ChangeInput<Kind>,
    changeId: string | null | undefined = null,
    copied: readonly CopiedCard[] = [],
  ): Promise<string | null> {
    const { id, log, terms } = this.board;
    const { committer, countChange } = this.boards;
    const { userId, address } = this.sender;
    const change = { kind, input } as NewChange;
    countChange(id, { ...change, copied }, address);
    return await committer.commit(log, {
      ...{ change, changeId, copied, accountId: terms.namesAuthors ? userId : null },
      authorize: (board, right) => {
        const role = findMember(board.users(), userId)?.role ?? terms.everyone;
        requireRight({ role, isDeleted: board.isDeleted() }, right);
      },
    });
  }

  /** Calls back once when the board is closed to the sender. Returns a function that removes the listener. */
  onClosed(listener: (closed: BoardClosed) => void): () => void {
    const { log, terms } = this.board;
    // A right of everyone's role can't be lost.
    if (this.right !== 'join' && hasRight(terms.everyone, this.right)) return () => undefined;
    const stop = log.onMembersChanged(() => {
      if (this.#isAllowed()) return;
      stop();
      const reason = log.board.isDeleted() ? 'DELETED' : 'REMOVED';
      listener({ kind: 'CLOSED', version: log.board.version(), changeId: null, reason });
    });
    return stop;
  }

  /** Lets the cards leave memory, for a sender who only follows the board's changes. */
  releaseCards(): void {
    this.#held.releaseCards();
  }

  /** Lets the board leave memory. Call it once. */
  close(): void {
    this.#held.release();
  }

  #isAllowed(): boolean {
    try {
      this.check();
      return true;
    } catch {
      return false;
    }
  }

  async #requireStored(db: BoardDbClient): Promise<void> {
    const { id, terms } = this.board;
    // A right of everyone's role needs no read.
    if (this.right !== 'join' && hasRight(terms.everyone, this.right)) return;
    requireRight(await readMembership(db, id, this.sender.userId ?? ''), this.right);
  }
}
