import { describe, expect, test } from 'vitest';
import { maxReadTexts, maxTextBytes } from '../../board/src/limits.ts';
import type { BoardAccess } from '../../server/src/modules/board/members/access.ts';
import { readAllItems } from '../../server/src/modules/board/reading/read-all-texts.ts';
import { readCardTexts } from '../../server/src/modules/board/reading/read-texts.ts';
import { change, databases, openCardSite, readPages, use } from '../support/card-site.ts';

type Access = BoardAccess<'editCards'>;
const badInput = { extensions: { code: 'BAD_USER_INPUT' } };
const notFound = { extensions: { code: 'NOT_FOUND' } };
const conflict = { extensions: { code: 'CONFLICT' } };

const add = (access: Access, ids: readonly string[], place: { before?: string; after?: string } = {}) =>
  change(access, 'createChecklistItems', {
    id: 'card',
    items: ids.map((id) => ({ id, text: `Item ${id}`, isDone: false })),
    ...place,
  });
const edit = (access: Access, itemId: string, fields: { text?: string; isDone?: boolean }) =>
  change(access, 'updateChecklistItem', { id: 'card', itemId, ...fields });
const remove = (access: Access, itemId: string) =>
  change(access, 'deleteChecklistItem', { id: 'card', itemId });
const read = async (access: Access) => (await readCardTexts(access, 'card')).items;
const ids = async (access: Access) => (await read(access)).map(({ id }) => id).join('');

describe.each(databases)('Checklists on %s', (_provider, open) => {
  test('Items are added, changed, moved and deleted, and the card counts them', async () => {
    const { boards } = await openCardSite(open);
    const ada = await use(boards, 'ada');
    expect(await add(ada, ['a', 'b', 'c'])).toMatchObject({ itemCount: 3, doneItemCount: 0, textVersion: 1 });
    expect(await edit(ada, 'b', { isDone: true })).toMatchObject({
      itemCount: 3,
      doneItemCount: 1,
      textVersion: 2,
    });
    await edit(ada, 'a', { text: 'Milk' });
    await change(ada, 'moveChecklistItem', { id: 'card', itemId: 'c', before: 'a' });
    expect(await read(ada)).toMatchObject([
      { id: 'c', text: 'Item c', isDone: false },
      { id: 'a', text: 'Milk', isDone: false },
      { id: 'b', text: 'Item b', isDone: true },
    ]);
    expect(await remove(ada, 'b')).toMatchObject({ itemCount: 2, doneItemCount: 0, textVersion: 5 });
    expect(await ids(ada)).toBe('ca');
    await expect(edit(ada, 'b', { text: 'Late' })).rejects.toMatchObject(notFound);
    // An undo adds an item before its former neighbour.
    await add(ada, ['b'], { before: 'c' });
    expect(await ids(ada)).toBe('bca');
  });

  test('Changes that arrive together are written in their order', async () => {
    const { boards } = await openCardSite(open);
    const [ada, bob] = [await use(boards, 'ada'), await use(boards, 'bob')];
    const answers = await Promise.allSettled([
      add(ada, ['a', 'b', 'c', 'd']),
      edit(bob, 'a', { text: 'First' }),
      edit(ada, 'a', { isDone: true }),
      remove(bob, 'b'),
      add(ada, ['b'], { after: 'c' }),
      remove(bob, 'd'),
      edit(ada, 'd', { isDone: true }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([
      ...Array.from({ length: 6 }, () => 'fulfilled'),
      'rejected',
    ]);
    expect(await read(ada)).toMatchObject([
      { id: 'a', text: 'First', isDone: true },
      { id: 'c' },
      { id: 'b' },
    ]);
    expect(await edit(ada, 'c', { isDone: true })).toMatchObject({ itemCount: 3, doneItemCount: 2 });
  });

  test('Two people who add items at once on two servers lose none', async () => {
    const { openServer } = await openCardSite(open);
    const people = [await use(await openServer(), 'ada'), await use(await openServer(), 'bob')];
    const names = people.map((_, person) => Array.from({ length: 20 }, (_, index) => `${person}-${index}`));
    await Promise.all(
      people.map((access, person) => Promise.all((names[person] ?? []).map((id) => add(access, [id])))),
    );
    for (const access of people) {
      const found = await read(access);
      expect(new Set(found.map(({ id }) => id))).toEqual(new Set(names.flat()));
      expect(new Set(found.map(({ rank }) => rank)).size).toBe(40);
    }
  });

  test('An item that another person has changed isn’t changed back', async () => {
    const { boards } = await openCardSite(open);
    const [ada, bob] = [await use(boards, 'ada'), await use(boards, 'bob')];
    await add(ada, ['a']);
    await edit(ada, 'a', { isDone: true });
    const seen = { id: 'card', itemId: 'a', base: { text: 'Item a', isDone: true } };
    await edit(bob, 'a', { text: 'Other' });
    await expect(change(ada, 'updateChecklistItem', { ...seen, isDone: false })).rejects.toMatchObject(
      conflict,
    );
    await expect(change(ada, 'deleteChecklistItem', seen)).rejects.toMatchObject(conflict);
    const now = { ...seen, base: { text: 'Other', isDone: true } };
    expect(await change(ada, 'updateChecklistItem', { ...now, isDone: false })).toMatchObject({
      doneItemCount: 0,
    });
  });

  test('A card has a maximum of items, and a board a maximum of bytes', async () => {
    const { boards, db } = await openCardSite(open);
    const ada = await use(boards, 'ada');
    await add(
      ada,
      Array.from({ length: 100 }, (_, index) => `${index}`),
    );
    await expect(add(ada, ['more'])).rejects.toMatchObject(conflict);
    await remove(ada, '7');
    await db.board.update({ where: { id: 'own' }, data: { textBytes: maxTextBytes } });
    await expect(add(ada, ['more'])).rejects.toMatchObject(badInput);
    await edit(ada, '1', { text: 'Short' });
    expect(await ids(ada)).not.toContain('more');
  });

  test('A board counts the bytes of its items, until the card is erased', async () => {
    const { boards, db } = await openCardSite(open);
    const ada = await use(boards, 'ada');
    const bytes = async () => (await db.board.findUniqueOrThrow({ where: { id: 'own' } })).textBytes;
    await add(ada, ['a', 'b']);
    expect(await bytes()).toBe(12);
    await edit(ada, 'a', { text: 'Grüße' });
    expect(await bytes()).toBe(13);
    await remove(ada, 'b');
    expect(await bytes()).toBe(7);
    await change(ada, 'deleteTask', { id: 'card' });
    await expect(edit(ada, 'a', { isDone: true })).rejects.toMatchObject(notFound);
    expect(await ids(ada)).toBe('a');
    expect(await change(ada, 'restoreTask', { id: 'card' })).toMatchObject({
      itemCount: 1,
      doneItemCount: 0,
    });
    await change(ada, 'deleteTask', { id: 'card' });
    await change(ada, 'purgeTask', { id: 'card' });
    expect([await bytes(), await db.taskItem.count()]).toEqual([0, 0]);
  });

  test('Items are neither in events nor in the board’s memory, and the activity tells of them', async () => {
    const { boards, db } = await openCardSite(open);
    const ada = await use(boards, 'ada');
    await add(ada, ['a']);
    await edit(ada, 'a', { isDone: true });
    await change(ada, 'moveChecklistItem', { id: 'card', itemId: 'a' });
    await remove(ada, 'a');
    const events = await db.boardEvent.findMany({ orderBy: { version: 'asc' } });
    expect(events.map(({ writes }) => writes)).toEqual(
      [
        { textVersion: 1, itemCount: 1 },
        { textVersion: 2, doneItemCount: 1 },
        { textVersion: 3 },
        { textVersion: 4, itemCount: 0, doneItemCount: 0 },
      ].map((fields) => ({ cards: [{ id: 'card', ...fields }] })),
    );
    expect(JSON.stringify(ada.board.log.board.snapshot())).not.toContain('Item a');
    const activities = await db.boardActivity.findMany({ orderBy: { version: 'asc' } });
    expect(activities.map(({ changes }) => changes)).toEqual([
      [{ field: 'checklist', from: null, to: 'Item a' }],
      [{ field: 'done', from: null, to: 'Item a' }],
      [{ field: 'checklist', from: 'Item a', to: null }],
    ]);
  });

  test('All items of a board are read in pages, including items of archived cards', async () => {
    const { boards, db } = await openCardSite(open);
    const ada = await use(boards, 'ada');
    const cards = Array.from({ length: 12 }, (_, index) => `card-${index}`);
    for (const id of cards) {
      await change(ada, 'createTask', { id, title: 'Card', columnId: 'todo' });
      const items = Array.from({ length: 50 }, (_, index) => ({
        id: `${index}`,
        text: 'x',
        isDone: index > 0,
      }));
      await change(ada, 'createChecklistItems', { id, items });
    }
    await change(ada, 'deleteTask', { id: 'card-3' });
    const pages = await readPages((page) => readAllItems(ada, page));
    expect(pages.map(({ length }) => length)).toEqual([maxReadTexts, 100]);
    const keys = pages.flat().map(({ taskId, id }) => `${taskId} ${id}`);
    expect(new Set(keys).size).toBe(await db.taskItem.count());
    const nul = Buffer.from(JSON.stringify(['a\0', 'a'])).toString('base64url');
    for (const after of ['invalid', nul])
      await expect(readAllItems(ada, { first: 2, after })).rejects.toMatchObject(badInput);
  });
});
