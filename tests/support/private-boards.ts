import { setTimeout as delay } from 'node:timers/promises';
import { z } from 'zod';
import { type BoardClient, openBoardClient } from './board-client.ts';
import { type BoardGuest, createBoardGuest } from './board-guest.ts';
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
      await send(owner, 'createBoard', 'CreateBoardInput', null, { id, name: id });
      for (const member of members) await invite(owner, member, id, 'editor');
      const open = ({ headers }: BoardGuest) => openBoardClient(url, { boardId: id, headers });
      const clients = await Promise.all(members.map(open));
      return { id, owner, members, clients, tally: createTally(), removals: 0 };
    }),
  );
}

/** Removes, demotes and invites the members of a board, one after another, and invites all of them at the end. */
export async function changeMembers(
  board: PrivateBoard,
  random: Random,
  isOver: () => boolean,
): Promise<void> {
  const { id, owner, members, tally } = board;
  const changeRole = async (name: string, type: string, input: Record<string, string>) => {
    const changeId = crypto.randomUUID();
    await send(owner, name, type, id, { ...input, changeId });
    tally.acknowledged.add(changeId);
  };
  while (!isOver()) {
    await delay(random() * maxPauseMs);
    const guest = pick(random, members);
    const member = guest && (await findMember(owner, guest, id));
    const role = random() < 0.3 ? 'viewer' : 'editor';
    if (guest && !member) await invite(owner, guest, id, role);
    else if (member && random() < 0.5)
      await changeRole('setMemberRole', 'SetMemberRoleInput', { id: member, role });
    else if (member) {
      await changeRole('removeMember', 'RemoveMemberInput', { id: member });
      board.removals += 1;
    }
  }
  for (const guest of members) {
    if (!(await findMember(owner, guest, id))) await invite(owner, guest, id, 'editor');
  }
}

async function invite(owner: BoardGuest, guest: BoardGuest, boardId: string, role: string): Promise<void> {
  const data = await send(owner, 'createInvitation', 'CreateInvitationInput', boardId, { role }, '{ token }');
  await send(guest, 'acceptInvitation', 'AcceptInvitationInput', null, { token: data.token });
}

/** Finds the id of a guest among a board's people. */
async function findMember(
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
async function send(
  guest: BoardGuest,
  name: string,
  type: string,
  boardId: string | null,
  input: Record<string, unknown>,
  selection = '{ id }',
) {
  const [parameter, argument] = boardId === null ? ['', ''] : ['$id: ID!, ', 'boardId: $id, '];
  const { data, errors } = await guest.send(
    `mutation (${parameter}$input: ${type}!) { ${name}(${argument}input: $input) ${selection} }`,
    { input, ...(boardId !== null && { id: boardId }) },
  );
  if (errors) throw new Error(`${name} failed: ${JSON.stringify(errors)}`);
  return Object(data)[name];
}
