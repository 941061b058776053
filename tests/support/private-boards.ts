import { setTimeout as delay } from 'node:timers/promises';
import { z } from 'zod';
import { type BoardClient, openBoardClient } from './board-client.ts';
import { type BoardGuest, createBoardGuest } from './board-guest.ts';
import { writeMutation } from './board-mutations.ts';
import { createTally, type Tally } from './board-workload.ts';
import { pick, type Random } from './random.ts';

/** The maximum time between two changes of a board's members, in milliseconds. */
const maxPauseMs = 200;

/** A private board, its clients, which are members, and its owner, who removes and invites them. */
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

/**
 * Removes, demotes and invites the members of a board, one after another, renames the board now and then, and invites all
 * members at the end.
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
  while (!isOver()) {
    await delay(random() * maxPauseMs);
    const guest = pick(random, members);
    const member = guest && (await findPersonOf(owner, guest, id));
    const role = random() < 0.3 ? 'viewer' : 'editor';
    if (random() < 0.1) await change('renameBoard', { name: `Board ${random()}` });
    if (guest && !member) await invite(owner, guest, id, role);
    else if (member && random() < 0.5) await change('setMemberRole', { id: member, role });
    else if (member) {
      await change('removeMember', { id: member });
      board.removals += 1;
    }
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
  if (errors) throw new Error(`${name} failed: ${JSON.stringify(errors)}`);
  return Object(data)[name];
}
