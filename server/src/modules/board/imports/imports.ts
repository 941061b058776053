import { randomUUID } from 'node:crypto';
import { marksDoneByName } from '@canary/board/done';
import type { importPart, importStart } from '@canary/board/import';
import { importHours, maxComments } from '@canary/board/limits';
import { ranksBetween } from '@canary/board/rank';
import { toSortableId } from '@canary/board/sortable-id';
import type { z } from 'zod/mini';
import type { RateLimits } from '../../../guards/rate/rate-limits.ts';
import type { Db } from '../../../platform/database/database.ts';
import { isUniqueViolation } from '../../../platform/database/error-codes.ts';
import { InputError, NotFoundError } from '../../../platform/errors.ts';
import type { Actor } from '../../credentials/actor.ts';
import { bytesOfCard } from '../cards/card-rows.ts';
import { type BoardDbClient, withBoardTables } from '../database.ts';
import { lockBoards } from '../log/batch-statements.ts';
import { firstEvent } from '../log/event.ts';
import { limitBoards } from '../log/limit-boards.ts';
import { eraseBoard, eraseBoards } from '../log/prune.ts';
import { type BoardSize, requireRoom, sumBytes } from '../log/size.ts';
import type { AccessServices } from '../members/access.ts';
import {
  importVersions,
  type PlacedCard,
  placeImportedCards,
  writeImportedCards,
  writeImportedTexts,
} from './import-statements.ts';

type ImportStart = z.output<typeof importStart>;
type ImportPart = z.output<typeof importPart>;
type ImportServices = AccessServices & { readonly rateLimits: RateLimits };

/**
 * Starts an import: creates a board without members, so that the board appears only when the import is finished.
 *
 * @param username the user's name on the board, if the user isn't among its people
 * @throws InputError if the id is taken, or the board is too large
 * @throws ConflictError if the user has too many boards, including unfinished imports
 * @throws RateLimitedError after too many creations
 */
export async function startImport(
  services: ImportServices,
  { userId, address }: Actor,
  { id, name, columns, labels, people, personId }: ImportStart,
  username: string,
): Promise<void> {
  const { clock, db: server } = services.boards;
  const db = withBoardTables(server);
  if (await isRepeated()) return;
  await services.rateLimits.count(['board-creation', userId], ['board-creation-address', address]);
  const now = new Date(clock.now());
  const owner = personId ?? toSortableId(randomUUID());
  const users = people.some((person) => person.id === owner)
    ? people
    : [...people, { id: owner, name: username }];
  const size = requireRoom(emptySize, { ...emptySize, users: users.length });
  const columnRanks = ranksBetween(null, null, columns.length);
  const boardId = id;
  const of = <Row extends object>(rows: readonly Row[]) => ({
    data: rows.map((row) => ({ boardId, ...row })),
  });
  try {
    await db.$transaction(async (transaction) => {
      await transaction.board.create({
        data: { id, name, version: importVersions.cards, changedAt: now, importerId: userId, ...size },
      });
      await transaction.boardColumn.createMany(
        of(
          columns.map(({ color = null, marksDone, ...column }, index) => ({
            ...column,
            color,
            marksDone: marksDone ?? marksDoneByName(column.name),
            rank: columnRanks[index] ?? '',
          })),
        ),
      );
      await transaction.boardLabel.createMany(of(labels));
      await transaction.boardUser.createMany(
        of(
          users.map((user) => ({
            ...user,
            createdAt: now,
            lastAccountId: user.id === owner ? userId : null,
          })),
        ),
      );
      await limitBoards(transaction, [userId]);
    });
  } catch (error) {
    // The same request may have been sent twice at once.
    if (!isUniqueViolation(error) || !(await isRepeated())) throw error;
  }

  /** Whether the user started this import before. @throws InputError if another board has the id */
  async function isRepeated(): Promise<boolean> {
    const board = await db.board.findUnique({ where: { id } });
    if (board && board.importerId !== userId)
      throw new InputError('This id is taken. Choose another, ideally a UUID.', 'id');
    return board !== null;
  }
}

const emptySize: BoardSize = {
  tasks: 0,
  users: 0,
  cardBytes: 0,
  lastNumber: 0,
  archived: 0,
  textBytes: 0,
};

/**
 * Adds cards to the ends of their columns, or to the archive, and comments to cards. Cards and comments that the import
 * already has are left out, so that a request can be sent again.
 *
 * @returns the number of cards so far, including archived cards
 * @throws NotFoundError if the user has no such import
 * @throws InputError if a card or comment has an id that the import doesn't have, or the board is full
 * @throws RateLimitedError after too much text
 */
export async function importCards(
  services: ImportServices,
  actor: Actor,
  boardId: string,
  part: ImportPart,
): Promise<number> {
  const { clock } = services.boards;
  const now = new Date(clock.now());
  services.rateLimits.countSaved(actor, lengthOf(part));
  return await changeImport(services, actor, boardId, async (transaction, size) => {
    const { cards, comments } = await leaveOutRepeated(transaction, boardId, part);
    await requireNamed(transaction, boardId, { cards, comments });
    const placed = await placeImportedCards(transaction, boardId, cards);
    const newSize = requireRoom(size, sizeWith(size, placed, { cards, comments }));
    await writeImportedCards(transaction, boardId, placed, now);
    const { mostComments, addedBytes } = await writeImportedTexts(transaction, boardId, placed, {
      cards,
      comments,
    });
    if (mostComments > maxComments)
      throw new InputError(`A card has up to ${maxComments.toLocaleString('en')} comments.`, 'comments');
    const cardBytes = newSize.cardBytes + addedBytes;
    await transaction.board.update({
      where: { id: boardId },
      data: { ...newSize, cardBytes, changedAt: now },
    });
    return newSize.tasks + newSize.archived;
  });
}

/**
 * Finishes an import: the board appears, and the user is its owner.
 *
 * @throws NotFoundError if the user has no such import
 */
export async function finishImport(services: AccessServices, actor: Actor, boardId: string): Promise<void> {
  const { clock, db: server } = services.boards;
  const db = withBoardTables(server);
  const { userId } = actor;
  const first = await db.boardEvent.findFirst({ where: { boardId }, orderBy: { version: 'asc' } });
  // The request was sent again.
  if (first?.version === importVersions.owner && first.actorId === userId) return;
  await changeImport(services, actor, boardId, async (transaction) => {
    const now = new Date(clock.now());
    const { owner: version } = importVersions;
    const { id, name } = await transaction.boardUser.findFirstOrThrow({
      where: { boardId, lastAccountId: userId },
    });
    const member = { accountId: userId, role: 'owner' } as const;
    await transaction.boardUser.update({ where: { boardId_id: { boardId, id } }, data: member });
    const owner = { id, name, ...member };
    const event = firstEvent({ boardId, version, kind: 'finishImport', owner, createdAt: now });
    await transaction.boardEvent.create({ data: event });
    await transaction.board.update({
      where: { id: boardId },
      data: { version, importerId: null, changedAt: now },
    });
  });
}

/** Cancels an import, and erases its board. @throws NotFoundError if the user has no such import */
export async function cancelImport(services: AccessServices, actor: Actor, boardId: string): Promise<void> {
  await changeImport(services, actor, boardId, (transaction) => eraseBoard(transaction, boardId));
}

/** Cancels all imports of an account. */
export async function cancelImports(services: AccessServices, actor: Actor): Promise<void> {
  const db = withBoardTables(services.boards.db);
  const imports = await db.board.findMany({ where: { importerId: actor.userId }, select: { id: true } });
  for (const { id } of imports) {
    await cancelImport(services, actor, id).catch((error: unknown) => {
      // The import was finished or cancelled meanwhile.
      if (!(error instanceof NotFoundError)) throw error;
    });
  }
}

/** Erases imports that weren't finished within a day after their last request. */
export async function purgeUnfinishedImports(server: Db, now: number): Promise<void> {
  const changedAt = { lt: new Date(now - importHours * 60 * 60_000) };
  await eraseBoards(server, { importerId: { not: null }, changedAt });
}

/** Locks the board of an import, and changes it. @throws NotFoundError if the user has no such import */
async function changeImport<Result>(
  { boards }: AccessServices,
  { userId }: Actor,
  boardId: string,
  work: (transaction: BoardDbClient, size: BoardSize) => Promise<Result>,
): Promise<Result> {
  const db = withBoardTables(boards.db);
  return await db.$transaction(async (transaction) => {
    const board = (await lockBoards(transaction, [boardId])).get(boardId);
    if (board?.importerId !== userId)
      throw new NotFoundError('There is no such import: it was finished, cancelled, or is older than a day.');
    const { tasks, users, cardBytes, lastNumber, archived, textBytes } = board;
    return await work(transaction, { tasks, users, cardBytes, lastNumber, archived, textBytes });
  });
}

/** The cards and comments that the import doesn't have yet. @throws InputError if a number is taken */
async function leaveOutRepeated(
  transaction: BoardDbClient,
  boardId: string,
  { cards, comments }: ImportPart,
): Promise<ImportPart> {
  const [cardIds, numbers] = [cards.map(({ id }) => id), cards.map(({ number }) => number)];
  // Two statements, because a single statement would have too many parameters.
  const select = { id: true, number: true } as const;
  const stored = [
    ...(await transaction.task.findMany({ where: { boardId, id: { in: cardIds } }, select })),
    ...(await transaction.task.findMany({ where: { boardId, number: { in: numbers } }, select })),
  ];
  const storedComments = await transaction.taskComment.findMany({
    where: { boardId, id: { in: comments.map(({ id }) => id) } },
    select: { id: true },
  });
  const ids = new Set(stored.map(({ id }) => id));
  const commentIds = new Set(storedComments.map(({ id }) => id));
  const added = cards.filter(({ id }) => !ids.has(id));
  const taken = stored.find(({ number }) => added.some((card) => card.number === number));
  if (taken) throw new InputError(`Two cards have the number ${taken.number}.`, 'cards');
  return { cards: added, comments: comments.filter(({ id }) => !commentIds.has(id)) };
}

/** @throws InputError if a card or comment has an id that the import doesn't have */
async function requireNamed(
  transaction: BoardDbClient,
  boardId: string,
  { cards, comments }: ImportPart,
): Promise<void> {
  const of = (ids: Iterable<string>) => ({ where: { boardId, id: { in: [...ids] } }, select: { id: true } });
  const added = new Set(cards.map(({ id }) => id));
  const named = {
    columnId: new Set(cards.map(({ columnId }) => columnId)),
    labelIds: new Set(cards.flatMap(({ labelIds }) => labelIds)),
    assigneeIds: new Set(cards.flatMap(({ assigneeIds }) => assigneeIds)),
    authorId: new Set(comments.map(({ authorId }) => authorId)),
    cardId: new Set(comments.map(({ cardId }) => cardId).filter((id) => !added.has(id))),
  };
  const people = await transaction.boardUser.findMany(of([...named.assigneeIds, ...named.authorId]));
  const found = {
    columnId: await transaction.boardColumn.findMany(of(named.columnId)),
    labelIds: await transaction.boardLabel.findMany(of(named.labelIds)),
    assigneeIds: people,
    authorId: people,
    cardId: await transaction.task.findMany(of(named.cardId)),
  };
  for (const [field, ids] of Object.entries(named)) {
    const known = new Set(found[field as keyof typeof found].map(({ id }) => id));
    for (const id of ids) if (!known.has(id)) throw new InputError(`The import has no item ${id}.`, field);
  }
}

/** The size of a board after cards and comments are added. */
function sizeWith(
  size: BoardSize,
  placed: readonly PlacedCard[],
  { cards, comments }: ImportPart,
): BoardSize {
  const active = placed.flatMap(({ card, isArchived }) => (isArchived ? [] : card));
  return {
    ...size,
    tasks: size.tasks + active.length,
    archived: size.archived + cards.length - active.length,
    cardBytes: active.reduce((sum, card) => sum + bytesOfCard(card), size.cardBytes),
    lastNumber: Math.max(size.lastNumber, ...cards.map(({ number }) => number)),
    textBytes: size.textBytes + sumBytes([...cards.flatMap(textsOf), ...comments.map(({ text }) => text)]),
  };
}

/** The texts of a card besides its title. */
function textsOf({ description, checklist }: ImportPart['cards'][number]): string[] {
  return [description, ...checklist.map(({ text }) => text)];
}

function lengthOf({ cards, comments }: ImportPart): number {
  const texts = [
    ...cards.flatMap((card) => [card.title, ...textsOf(card)]),
    ...comments.map(({ text }) => text),
  ];
  return texts.reduce((sum, text) => sum + text.length, 0);
}
