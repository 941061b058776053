import { setTimeout as delay } from 'node:timers/promises';
import { z } from 'zod';
import type { ChangeKind } from '../../board/src/changes/index.ts';
import type { RandomKind } from './board-changes.ts';
import { type BoardClient, openBoardClient } from './board-client.ts';
import { type BoardGuest, createBoardGuest } from './board-guest.ts';
import { writeMutation } from './board-mutations.ts';
import { createTally, type Tally } from './board-workload.ts';
import { pick, type Random } from './random.ts';

/** The maximum time between two changes of a board's members, in milliseconds. */
const maxPauseMs = 200;

/** A private board, the clients of its members, and its owner, who removes and invites members. */
export interface PrivateBoard {
  readonly id: string;
  readonly owner: BoardGuest;
  readonly members: readonly BoardGuest[];
  readonly clients: readonly BoardClient[];
  readonly tally: Tally;
  /** The number of removals so far. */
  removals: number;
}

/** Creates boards with the same members. Each member has a client on each board. */
export async function openPrivateBoards(
  url: () => string,
  size: { readonly boards: number; readonly members: number },
): Promise<PrivateBoard[]> {
  const owner = await createBoardGuest(url, 'Owner');
  const members = await Promise.all(
    Array.from({ length: size.members }, (_, index) => createBoardGuest(url, `Member ${index}`)),
  );
  return await Promise.all(
    Array.from({ length: size.boards }, async (_, index): Promise<PrivateBoard> => {
      const id = `private-${index}`;
      await send(owner, 'createBoard', { input: { id, name: id } });
      for (const member of members) await invite(owner, member, id, 'editor');
      const open = ({ headers }: BoardGuest) => openBoardClient(url, { boardId: id, headers });
      const clients = await Promise.all(members.map(open));
      return { id, owner, members, clients, tally: createTally(), removals: 0 };
    }),
  );
}

/** The kinds of changes that {@link changeMembers} makes: all kinds that random changes don't make. */
type ManagedKind = Exclude<ChangeKind, RandomKind>;

/** How often each kind is chosen. Guests join with an invitation. A deleted board is restored at once. */
export const managedKinds: Readonly<Record<ManagedKind, number>> = {
  joinBoard: 0,
  setMemberRole: 5,
  removeMember: 3,
  leaveBoard: 2,
  renameBoard: 1,
  deleteBoard: 1,
  restoreBoard: 0,
};

const weighted = Object.entries(managedKinds).flatMap(([kind, weight]) =>
  Array.from({ length: weight }, () => kind as ManagedKind),
);

/**
 * Removes, demotes and invites the members of a board, one after another, renames, deletes and restores the board now and then,
 * and invites all members at the end.
 */
export async function changeMembers(
  board: PrivateBoard,
  random: Random,
  isOver: () => boolean,
): Promise<void> {
  const { id, owner, members, tally } = board;
  const change = async (name: string, fields: Record<string, string>) => {
    const input = { ...fields, changeId: crypto.randomUUID() };
    await send(owner, name, { boardId: id, input });
    tally.acknowledged.set(input.changeId, { name, variables: { input }, changeId: input.changeId });
  };
  /** Makes a change that has no idempotency key. */
  const changeUnkeyed = async (guest: BoardGuest, name: ManagedKind) => {
    const { errors } = await guest.send(writeMutation(name), { boardId: id });
    // After a lost answer, the board or the membership may already be gone.
    if (errors && !JSON.stringify(errors).includes('NOT_FOUND')) throw failed(name, errors);
    tally.unkeyed.set(name, (tally.unkeyed.get(name) ?? 0) + 1);
  };
  const pause = () => delay(random() * maxPauseMs);
  const ways: Readonly<Record<ManagedKind, (guest: BoardGuest, person: string) => Promise<void>>> = {
    joinBoard: (guest) => invite(owner, guest, id, random() < 0.3 ? 'viewer' : 'editor'),
    setMemberRole: (_, person) =>
      change('setMemberRole', { id: person, role: random() < 0.3 ? 'viewer' : 'editor' }),
    removeMember: async (_, person) => {
      await change('removeMember', { id: person });
      board.removals += 1;
    },
    leaveBoard: async (guest) => {
      await changeUnkeyed(guest, 'leaveBoard');
      board.removals += 1;
    },
    renameBoard: () => change('renameBoard', { name: `Board ${random()}` }),
    deleteBoard: async (guest, person) => {
      await changeUnkeyed(owner, 'deleteBoard');
      await pause();
      await ways.restoreBoard(guest, person);
    },
    restoreBoard: () => changeUnkeyed(owner, 'restoreBoard'),
  };
  while (!isOver()) {
    await pause();
    const guest = pick(random, members);
    if (!guest) continue;
    const person = await findPersonOf(owner, guest, id);
    const kind = person === undefined ? 'joinBoard' : pick(random, weighted);
    if (kind) await ways[kind](guest, person ?? '');
  }
  for (const guest of members) {
    if (!(await findPersonOf(owner, guest, id))) await invite(owner, guest, id, 'editor');
  }
}

async function invite(owner: BoardGuest, guest: BoardGuest, boardId: string, role: string): Promise<void> {
  const data = await send(owner, 'createInvitation', { boardId, input: { role } }, '{ token }');
  await send(guest, 'acceptInvitation', { input: { token: data.token } });
}

/** Finds the id of a guest among a board's people. */
async function findPersonOf(
  owner: BoardGuest,
  guest: BoardGuest,
  boardId: string,
): Promise<string | undefined> {
  const { data, errors } = await owner.send(
    'query ($id: ID!) { board(id: $id) { users { id accountId } } }',
    {
      id: boardId,
    },
  );
  if (errors) throw new Error(JSON.stringify(errors));
  const users = z.array(z.object({ id: z.string(), accountId: z.string().nullable() }));
  return users.parse(Object(data).board.users).find(({ accountId }) => accountId === guest.accountId)?.id;
}

/** Sends a mutation until it is answered. @throws if it is refused */
async function send(guest: BoardGuest, name: string, variables: Record<string, unknown>, selection?: string) {
  const { data, errors } = await guest.send(writeMutation(name, selection), variables);
  if (errors) throw failed(name, errors);
  return Object(data)[name];
}

function failed(name: string, errors: unknown): Error {
  return new Error(`${name} failed: ${JSON.stringify(errors)}`);
}
