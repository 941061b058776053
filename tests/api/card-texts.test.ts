import { describe, expect, test } from 'vitest';
import { maxComments, maxDescription, maxReadTextBytes, maxTextBytes } from '../../board/src/limits.ts';
import { purgeDeletedComments } from '../../server/src/modules/board/log/prune.ts';
import { BoardAccess } from '../../server/src/modules/board/members/access.ts';
import {
  readAllComments,
  readAllItems,
  readDescriptions,
} from '../../server/src/modules/board/reading/read-all-texts.ts';
import {
  readCardTexts,
  readComments,
  readNumberedCard,
} from '../../server/src/modules/board/reading/read-texts.ts';
import { change, databases, openCardSite, readPages, use } from '../support/card-site.ts';
import { countStatementsForTest } from '../support/count-statements.ts';
import { openDatabaseForTest } from '../support/for-test.ts';
import { createTestRandoms, pick } from '../support/random.ts';
import { visitor } from '../support/visitor.ts';

const day = 24 * 60 * 60_000;
const forbidden = { extensions: { code: 'FORBIDDEN' } };
const notFound = { extensions: { code: 'NOT_FOUND' } };
const conflict = { extensions: { code: 'CONFLICT' } };
const badInput = { extensions: { code: 'BAD_USER_INPUT' } };

const read = async (access: BoardAccess<'editCards'>, first = 100, after?: string) => {
  const texts = await readCardTexts(access, 'card');
  const comments = await readComments(access, texts, { first, after });
  return { ...texts, comments: comments.edges.map(({ node }) => node), end: comments.pageInfo.endCursor };
};
const setText = (access: BoardAccess<'editCards'>, base: string, text: string) =>
  change(access, 'setDescription', { id: 'card', base, text });
const comment = (access: BoardAccess<'editCards'>, commentId: string, text = 'Hello') =>
  change(access, 'createComment', { id: 'card', commentId, text });

describe.each(databases)('Texts of cards on %s', (_provider, open) => {
  test('Two people who write a description at once on two servers lose nothing', async () => {
    const { openServer } = await openCardSite(open);
    const random = createTestRandoms()();
    const lines = Array.from({ length: 4 }, (_, index) => `Line ${index}`);
    const writers = [await use(await openServer(), 'ada'), await use(await openServer(), 'bob')];
    const [first] = writers;
    if (!first) throw new Error('There are writers.');
    await setText(first, '', lines.join('\n'));
    const written: string[] = [];
    let [merged, conflicts] = [0, 0];
    const write = async (access: BoardAccess<'editCards'>, name: string) => {
      for (let count = 0; count < 25; count += 1) {
        const word = `${name}${count}.`;
        const line = pick(random, lines) ?? '';
        for (;;) {
          const { description, version } = await read(access);
          const text = description.replace(line, `${line} ${word}`);
          try {
            const card = await setText(access, description, text);
            if ((card?.textVersion ?? 0) > version + 1) merged += 1;
            break;
          } catch (error) {
            expect(error).toMatchObject(conflict);
            conflicts += 1;
          }
        }
        written.push(word);
      }
    };
    await Promise.all(writers.map((access, index) => write(access, ['a', 'b'][index] ?? '')));
    const { description } = await read(first);
    expect(written).toHaveLength(50);
    expect(written.filter((word) => !description.includes(word))).toEqual([]);
    expect(merged).toBeGreaterThan(0);
    expect(conflicts).toBeGreaterThan(0);
  });

  test('Changes of the same words are refused with the stored text', async () => {
    const { boards } = await openCardSite(open);
    const [ada, bob] = [await use(boards, 'ada'), await use(boards, 'bob')];
    await setText(ada, '', 'Milk\nEggs');
    // In one batch, the second change finds the text of the first.
    const answers = await Promise.allSettled([
      setText(ada, 'Milk\nEggs', 'Oat milk\nEggs'),
      setText(bob, 'Milk\nEggs', 'Milk\nSix eggs'),
      setText(bob, 'Milk\nEggs', 'Soy milk\nEggs'),
    ]);
    expect(answers).toMatchObject([
      { status: 'fulfilled' },
      { status: 'fulfilled' },
      { reason: { extensions: { code: 'CONFLICT', current: 'Oat milk\nSix eggs' } } },
    ]);
    expect(await read(bob)).toMatchObject({ version: 3, description: 'Oat milk\nSix eggs' });
  });

  test('A merged description that is too long is refused, and an empty one is removed', async () => {
    const { boards } = await openCardSite(open);
    const ada = await use(boards, 'ada');
    await setText(ada, '', 'a\nb\nc');
    await setText(ada, 'a\nb\nc', `${'a'.repeat(maxDescription - 10)}\nb\nc`);
    await expect(setText(ada, 'a\nb\nc', `a\nb\n${'c'.repeat(100)}`)).rejects.toMatchObject(badInput);
    const { description } = await read(ada);
    expect(await setText(ada, description, '')).toMatchObject({ hasDescription: false });
    expect(await read(ada)).toMatchObject({ description: '' });
  });

  test('A repeated change isn’t merged again', async () => {
    const { boards, db } = await openCardSite(open);
    const ada = await use(boards, 'ada');
    const once = () => change(ada, 'setDescription', { id: 'card', base: '', text: 'Once' }, 'key');
    await once();
    await setText(ada, 'Once', 'Twice');
    expect(await once()).toMatchObject({ textVersion: 2 });
    expect(await db.boardEvent.count()).toBe(2);
    expect(await read(ada)).toMatchObject({ description: 'Twice' });
  });

  test('Texts are neither in events nor in the board’s memory, and the activity tells of them', async () => {
    const { boards, db } = await openCardSite(open);
    const ada = await use(boards, 'ada');
    await setText(ada, '', 'MARKER');
    await comment(ada, 'one', 'MARKER');
    await change(ada, 'updateComment', { id: 'card', commentId: 'one', base: 'MARKER', text: 'MARKER 2' });
    await change(ada, 'deleteComment', { id: 'card', commentId: 'one' });
    await setText(ada, 'MARKER', '');
    const events = await db.boardEvent.findMany();
    const activities = await db.boardActivity.findMany({ orderBy: { version: 'asc' } });
    expect(JSON.stringify([events, activities])).not.toContain('MARKER');
    expect(JSON.stringify(ada.board.log.board.snapshot())).not.toContain('MARKER');
    expect(activities.map(({ kind, taskId, changes }) => [kind, taskId, changes])).toEqual(
      [
        { field: 'description', from: null, to: '' },
        { field: 'comment', from: null, to: '' },
        { field: 'comment', from: '', to: '' },
        { field: 'comment', from: '', to: null },
        { field: 'description', from: '', to: null },
      ].map((told) => ['TASK_UPDATED', 'card', [told]]),
    );
  });

  test('Authors edit their comments, and owners delete and restore comments of other people', async () => {
    const { boards, clock } = await openCardSite(open);
    const [ada, bob, olga] = [await use(boards, 'ada'), await use(boards, 'bob'), await use(boards, 'olga')];
    await expect(use(boards, 'vic')).rejects.toMatchObject(forbidden);
    expect(await comment(ada, 'one', 'First')).toMatchObject({ commentCount: 1, textVersion: 1 });
    await expect(comment(bob, 'one')).rejects.toMatchObject(badInput);
    clock.advance(1_000);
    const edit = { id: 'card', commentId: 'one', base: 'First', text: 'First!' };
    for (const other of [bob, olga])
      await expect(change(other, 'updateComment', edit)).rejects.toMatchObject(forbidden);
    expect(await change(ada, 'updateComment', edit)).toMatchObject({ commentCount: 1, textVersion: 2 });
    await expect(change(ada, 'updateComment', { ...edit, text: 'Primary' })).rejects.toMatchObject({
      extensions: { code: 'CONFLICT', current: 'First!' },
    });
    expect(await read(bob)).toMatchObject({
      comments: [{ id: 'one', authorId: 'ada', text: 'First!', editedAt: new Date(clock.now()) }],
    });
    const item = { id: 'card', commentId: 'one' };
    await expect(change(bob, 'deleteComment', item)).rejects.toMatchObject(forbidden);
    await expect(change(ada, 'restoreComment', item)).rejects.toMatchObject(notFound);
    expect(await change(olga, 'deleteComment', item)).toMatchObject({ commentCount: 0 });
    await expect(change(olga, 'deleteComment', item)).rejects.toMatchObject(notFound);
    await expect(change(ada, 'updateComment', edit)).rejects.toMatchObject(notFound);
    expect(await read(bob)).toMatchObject({ comments: [] });
    await expect(change(bob, 'restoreComment', item)).rejects.toMatchObject(forbidden);
    expect(await change(ada, 'restoreComment', item)).toMatchObject({ commentCount: 1 });
    expect(await read(bob)).toMatchObject({ comments: [{ text: 'First!' }] });
  });

  test('A comment is changed through its own card only', async () => {
    const { boards } = await openCardSite(open);
    const ada = await use(boards, 'ada');
    await change(ada, 'createTask', { id: 'other', title: 'Other', columnId: 'todo' });
    await comment(ada, 'one');
    const item = { id: 'other', commentId: 'one' };
    await expect(change(ada, 'deleteComment', item)).rejects.toMatchObject(notFound);
    await expect(change(ada, 'updateComment', { ...item, base: 'Hello', text: 'Bye' })).rejects.toMatchObject(
      notFound,
    );
    await expect(change(ada, 'createComment', { ...item, text: 'Mine' })).rejects.toMatchObject(badInput);
    await expect(
      comment(ada, 'two').then(() => change(ada, 'deleteComment', { id: 'gone', commentId: 'two' })),
    )
      .rejects //
      .toMatchObject(notFound);
  });

  test('A card has a maximum of comments, and a board a maximum of bytes', async () => {
    const { boards, db } = await openCardSite(open, { commentCount: maxComments });
    const ada = await use(boards, 'ada');
    await expect(comment(ada, 'one')).rejects.toMatchObject(conflict);
    await setText(ada, '', 'Long');
    await db.board.update({ where: { id: 'own' }, data: { textBytes: maxTextBytes } });
    await expect(setText(ada, 'Long', 'Longer')).rejects.toMatchObject(badInput);
    expect(await setText(ada, 'Long', 'So')).toMatchObject({ textVersion: 2 });
  });

  test('A board counts the bytes of its texts, until they are erased', async () => {
    const { boards, db, clock } = await openCardSite(open);
    const ada = await use(boards, 'ada');
    const bytes = async () => (await db.board.findUniqueOrThrow({ where: { id: 'own' } })).textBytes;
    await setText(ada, '', 'Grüße');
    await comment(ada, 'one', 'One');
    await comment(ada, 'two', 'Zwölf');
    expect(await bytes()).toBe(7 + 3 + 6);
    await change(ada, 'deleteComment', { id: 'card', commentId: 'one' });
    expect(await bytes()).toBe(16);
    await purgeDeletedComments(db, clock.now() + 30 * day);
    expect(await db.taskComment.count()).toBe(2);
    await purgeDeletedComments(db, clock.now() + 30 * day + 1);
    expect(await db.taskComment.findMany()).toMatchObject([{ id: 'two' }]);
    expect(await bytes()).toBe(13);
    await expect(change(ada, 'restoreComment', { id: 'card', commentId: 'one' })).rejects.toMatchObject(
      notFound,
    );
    await change(ada, 'deleteTask', { id: 'card' });
    await change(ada, 'purgeTask', { id: 'card' });
    expect(await bytes()).toBe(0);
    expect([await db.taskText.count(), await db.taskComment.count()]).toEqual([0, 0]);
  });

  test('A card that is written and erased in one transaction leaves nothing but its activity', async () => {
    const { boards, db } = await openCardSite(open);
    const ada = await use(boards, 'ada');
    await setText(ada, '', 'Before');
    const before = await db.board.findUniqueOrThrow({ where: { id: 'own' } });
    const answers = await Promise.allSettled([
      setText(ada, 'Before', 'Longer than before'),
      comment(ada, 'one'),
      change(ada, 'purgeTask', { id: 'card' }),
      change(ada, 'deleteTask', { id: 'card' }),
      change(ada, 'purgeTask', { id: 'card' }, 'purge'),
      change(ada, 'purgeTask', { id: 'card' }, 'purge'),
      change(ada, 'purgeTask', { id: 'card' }),
      change(ada, 'restoreTask', { id: 'card' }),
      change(ada, 'createTask', { id: 'card', title: 'Other', columnId: 'todo' }),
    ]);
    const [fulfilled, rejected] = [{ status: 'fulfilled' }, { status: 'rejected' }];
    expect(answers).toMatchObject([
      ...[fulfilled, fulfilled, { ...rejected, reason: notFound }],
      ...[fulfilled, fulfilled, fulfilled],
      ...[rejected, rejected].map((answer) => ({ ...answer, reason: notFound })),
      { ...rejected, reason: badInput },
    ]);
    expect(await Promise.all([db.task.count(), db.taskText.count(), db.taskComment.count()])).toEqual([
      0, 0, 0,
    ]);
    const after = await db.board.findUniqueOrThrow({ where: { id: 'own' } });
    expect(after).toMatchObject({ version: before.version + 4, tasks: 0, archived: 0, textBytes: 0 });
    // Its id is free now.
    await change(ada, 'createTask', { id: 'card', title: 'Other', columnId: 'todo' });
    expect(await read(ada)).toMatchObject({ description: '', comments: [] });
  });

  test('Comments are read in pages, the newest first', async () => {
    const { boards, clock } = await openCardSite(open);
    const ada = await use(boards, 'ada');
    for (const id of ['a', 'b', 'c', 'd', 'e']) {
      await comment(ada, id);
      if (id !== 'c') clock.advance(1_000);
    }
    const pages: string[][] = [];
    for (let after: string | undefined; pages.length < 3; ) {
      const { comments, end } = await read(ada, 2, after);
      pages.push(comments.map(({ id }) => id));
      after = end ?? undefined;
    }
    expect(pages).toEqual([['e', 'd'], ['c', 'b'], ['a']]);
    await expect(read(ada, 2, 'invalid')).rejects.toMatchObject(badInput);
  });

  test('All texts of a board are read in pages that fit into one response', async () => {
    const { boards, db, clock } = await openCardSite(open);
    const ada = await use(boards, 'ada');
    const createdAt = new Date(clock.now());
    const cards = Array.from({ length: 20 }, (_, index) => `card-${index}`);
    const card = { boardId: 'own', title: 'Card', columnId: 'todo', rank: 'a1', createdAt };
    await db.task.createMany({
      data: cards.map((id, index) => ({
        ...card,
        id,
        number: index + 2,
        deletedAt: index % 2 === 0 ? createdAt : null,
      })),
    });
    // Each character has three bytes.
    const description = '€'.repeat(maxDescription);
    await db.taskText.createMany({
      data: cards.map((taskId) => ({ boardId: 'own', taskId, description })),
    });
    await db.taskText.create({ data: { boardId: 'own', taskId: 'card', description: '' } });
    const comment = { boardId: 'own', authorId: 'ada', text: '€'.repeat(5_000) };
    await db.taskComment.createMany({
      data: cards.flatMap((taskId, index) =>
        [1, 2, 3, 4].map((second) => ({
          ...{ ...comment, id: `${taskId}-${second}`, taskId },
          ...{ createdAt: new Date(second * 1_000), deletedAt: index + second === 10 ? createdAt : null },
        })),
      ),
    });
    const descriptions = await readPages((page) => readDescriptions(ada, page));
    expect(descriptions.map(({ length }) => length)).toEqual([15, 5]);
    expect(15 * Buffer.byteLength(description)).toBe(maxReadTextBytes);
    const read = descriptions.flat();
    expect(new Set(read.map(({ taskId }) => taskId))).toEqual(new Set(cards));
    expect(read.every((one) => one.description === description)).toBe(true);
    const comments = await readPages((page) => readAllComments(ada, page));
    expect(comments.map(({ length }) => length)).toEqual([60, 16]);
    const kept = await db.taskComment.findMany({ where: { boardId: 'own', deletedAt: null } });
    expect(kept).toHaveLength(76);
    const ids = comments.flat().map(({ id }) => id);
    expect(ids.sort()).toEqual(kept.map(({ id }) => id).sort());
  });

  test('No text is missed or read twice if other texts change while pages are read', async () => {
    const { boards } = await openCardSite(open);
    const ada = await use(boards, 'ada');
    const kept: string[] = [];
    for (const id of ['a', 'b', 'c', 'd', 'e', 'f']) {
      await change(ada, 'createTask', { id, title: 'Card', columnId: 'todo' });
      await change(ada, 'setDescription', { id, base: '', text: id });
      for (const commentId of [`${id}1`, `${id}2`, `${id}3`]) {
        await change(ada, 'createComment', { id, commentId, text: 'Hello' });
        if (commentId !== `${id}2`) kept.push(commentId);
      }
    }
    // The first comment to be deleted is the comment in the cursor.
    const toDelete = ['a', 'b', 'c', 'd', 'e', 'f'];
    const afterPage = async () => {
      const id = toDelete.shift();
      if (id === undefined) return;
      await change(ada, 'deleteComment', { id, commentId: `${id}2` });
      await change(ada, 'createComment', { id, commentId: `${id}4`, text: 'New' });
    };
    const read = (await readPages((page) => readAllComments(ada, page), { first: 2, afterPage })).flat();
    const ids = read.map(({ id }) => id);
    expect(ids.filter((id) => kept.includes(id)).sort()).toEqual(kept);
    expect(new Set(ids).size).toBe(ids.length);
    const edit = async () => {
      await change(ada, 'setDescription', { id: 'a', base: 'a', text: '' });
      await change(ada, 'setDescription', { id: 'f', base: 'f', text: 'F' });
    };
    const descriptions = await readPages((page) => readDescriptions(ada, page), {
      first: 1,
      afterPage: edit,
    });
    expect(descriptions.flat().map((one) => one.description)).toEqual(['a', 'b', 'c', 'd', 'e', 'F']);
    const withNul = ['a\0', `${new Date().toISOString()} a\0`];
    for (const after of ['invalid', Buffer.from(JSON.stringify(withNul)).toString('base64url')]) {
      for (const readPage of [readAllComments, readDescriptions])
        await expect(readPage(ada, { first: 2, after })).rejects.toMatchObject(badInput);
    }
  });

  test('Texts of an archived card can be read, and changed after it is restored', async () => {
    const { boards } = await openCardSite(open);
    const ada = await use(boards, 'ada');
    await setText(ada, '', 'Kept');
    expect(await readNumberedCard(ada, 1)).toMatchObject({ task: { id: 'card' }, deletedAt: null });
    await change(ada, 'deleteTask', { id: 'card' });
    expect(await readNumberedCard(ada, 1)).toMatchObject({ deletedAt: expect.any(Date) });
    expect(await read(ada)).toMatchObject({ version: 1, description: 'Kept' });
    await expect(setText(ada, 'Kept', 'New')).rejects.toMatchObject(notFound);
    await change(ada, 'restoreTask', { id: 'card' });
    expect(await setText(ada, 'Kept', 'New')).toMatchObject({ hasDescription: true });
    await expect(readNumberedCard(ada, 2)).rejects.toMatchObject(notFound);
    await expect(readCardTexts(ada, 'unknown')).rejects.toMatchObject(notFound);
  });

  test('A removed member doesn’t get texts that the server holds', async () => {
    const { boards, db } = await openCardSite(open);
    const ada = await use(boards, 'ada');
    await setText(ada, '', 'Secret');
    const texts = await read(ada);
    // Another server removes the member.
    await db.boardUser.update({
      where: { boardId_id: { boardId: 'own', id: 'ada' } },
      data: { accountId: null },
    });
    await expect(readCardTexts(ada, 'card')).rejects.toMatchObject(notFound);
    await expect(readComments(ada, texts, { first: 5 })).rejects.toMatchObject(notFound);
    await expect(readDescriptions(ada, { first: 5 })).rejects.toMatchObject(notFound);
    await expect(readAllItems(ada, { first: 5 })).rejects.toMatchObject(notFound);
    await expect(readAllComments(ada, { first: 5 })).rejects.toMatchObject(notFound);
  });
});

test('A card has its own texts, also beside a card of the same id and version on another board', async () => {
  const { boards, db } = await openCardSite(openDatabaseForTest);
  const ada = await use(boards, 'ada');
  await setText(ada, '', 'Secret');
  await comment(ada, 'one', 'Secret, too');
  const { version } = await read(ada);
  const task = await db.task.findFirstOrThrow({ where: { boardId: 'own' }, omit: { labelIds: true } });
  await db.board.create({ data: { id: 'other', users: 1, tasks: 1, lastNumber: 1 } });
  await db.boardColumn.create({ data: { boardId: 'other', id: 'todo', name: 'To do', rank: 'a0' } });
  const eve = { id: 'eve', accountId: 'eve', name: 'Eve', role: 'editor', createdAt: new Date() } as const;
  await db.boardUser.create({ data: { boardId: 'other', ...eve } });
  await db.task.create({ data: { ...task, boardId: 'other' } });
  const sender = { ...visitor, userId: 'eve' };
  const access = await BoardAccess.open({ boards, boardAccess: 'open' }, sender, 'other', 'editCards');
  expect(await read(access)).toMatchObject({ version, description: '', comments: [] });
});

test('Readers of one version share one read, also concurrent readers', async () => {
  const countStatements = countStatementsForTest();
  const { boards } = await openCardSite(openDatabaseForTest);
  const readers = [await use(boards, 'ada'), await use(boards, 'bob')];
  const [ada] = readers;
  if (!ada) throw new Error('There are readers.');
  for (const id of ['one', 'two']) {
    await comment(ada, id);
    const texts = await readCardTexts(ada, 'card');
    const readAll = () => Promise.all(readers.map((access) => readComments(access, texts, { first: 5 })));
    const first = await countStatements(readAll);
    expect(await countStatements(readAll)).toBe(first - 1);
    expect((await readAll()).map(({ edges }) => edges[0]?.node.id)).toEqual([id, id]);
  }
});
