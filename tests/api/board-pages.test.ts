import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Account, signUp } from '../support/accounts.ts';
import { type ApiServer, startApiServer } from '../support/api-server.ts';
import { postGraphql } from '../support/graphql-client.ts';

let server: ApiServer;
let ada: Account;

/** A board with three rows of each kind. All rows have the same time, so that only ids give them an order. */
beforeAll(async () => {
  server = await startApiServer();
  ada = await signUp(server.url, { username: 'Ada' });
  const { db } = server;
  const { id: accountId } = await db.user.findFirstOrThrow();
  const createdAt = new Date();
  const own = { boardId: 'own', createdAt };
  const ids = ['a', 'b', 'c'];
  await db.board.create({ data: { id: 'own', name: 'Own', tasks: 3, users: 3, archived: 3 } });
  await db.boardColumn.create({ data: { boardId: 'own', id: 'todo', name: 'To do', rank: 'a0' } });
  const account = { accountId, lastAccountId: accountId, role: 'owner' } as const;
  await db.boardUser.createMany({
    data: ids.map((id) => ({ ...own, id, name: 'Ada', ...(id === 'a' && account) })),
  });
  for (const [index, id] of [...ids, 'd', 'e', 'f'].entries()) {
    const card = { id, number: index + 1, title: id, columnId: 'todo', rank: `a${index}` };
    await db.task.create({ data: { ...own, ...card, ...(index > 2 && { deletedAt: createdAt }) } });
    await db.taskAssignee.create({ data: { boardId: 'own', taskId: id, personId: 'a', position: 0 } });
  }
  await db.taskText.createMany({
    data: ids.map((taskId) => ({ boardId: 'own', taskId, description: taskId })),
  });
  const items = [...ids.slice(1).map((id) => ({ id, taskId: 'a' })), { id: 'a', taskId: 'b' }];
  await db.taskItem.createMany({
    data: items.map((item) => ({ boardId: 'own', ...item, text: item.id, isDone: false, rank: 'a0' })),
  });
  await db.taskComment.createMany({
    data: ids.map((id) => ({ ...own, id, taskId: 'a', authorId: 'a', text: id })),
  });
  await db.boardActivity.createMany({
    data: ids.map((subjectId, position) => ({
      ...{ ...own, kind: 'TASK_CREATED' as const, subjectId, title: subjectId },
      ...{ version: position < 2 ? 1 : 2, position: position % 2, changes: [] },
    })),
  });
  await db.boardNotice.createMany({
    data: ids.map((taskId) => ({
      ...{ ...own, accountId, taskId, kind: 'ASSIGNED' as const, commentId: '', actorId: 'b' },
    })),
  });
});
afterAll(() => server.close());

const inCard = (list: string) => `cardTexts(boardId: "own", id: "a") { ${list} }`;

test.each([
  ['tasks', 3, 'tasks(boardId: "own", PAGE) { edges { node { id } } INFO }'],
  ['boardUsers', 3, 'boardUsers(boardId: "own", PAGE) { edges { node { id } } INFO }'],
  ['activity', 3, 'activity(boardId: "own", PAGE) { edges { node { title } } INFO }'],
  ['descriptions', 3, 'descriptions(boardId: "own", PAGE) { edges { node { cardId } } INFO }'],
  ['checklistItems', 3, 'checklistItems(boardId: "own", PAGE) { edges { node { cardId id } } INFO }'],
  ['comments', 3, 'comments(boardId: "own", PAGE) { edges { node { text } } INFO }'],
  ['comments of a card', 3, inCard('comments(PAGE) { edges { node { text } } INFO }')],
  ['deletedTasks', 3, 'deletedTasks(boardId: "own", PAGE) { edges { node { task { id } } } INFO }'],
  ['notices', 3, 'notices(PAGE) { edges { node { title } } INFO }'],
  ['myCards', 3, 'myCards(PAGE) { edges { node { taskId } } INFO }'],
  ['myAssignments', 6, 'myAssignments(PAGE) { edges { node { number } } INFO }'],
  ['myComments', 3, 'myComments(PAGE) { edges { node { text } } INFO }'],
])('The list %s has each item once, with pages of any size', async (_list, count, field) => {
  const readPage = async (first: number, after: string | null) => {
    const query = field
      .replace('PAGE', 'first: $first, after: $after')
      .replace('INFO', 'pageInfo { hasNextPage endCursor }');
    const { data, errors } = await postGraphql(
      server.url,
      `query ($first: Int!, $after: String) { ${query} }`,
      { first, after },
      { ...ada.headers },
    );
    expect(errors).toBeUndefined();
    const [list] = Object.values(Object(data));
    return Object(list).comments ?? list;
  };
  const { edges: all } = await readPage(100, null);
  expect(new Set(all.map((edge: object) => JSON.stringify(edge))).size).toBe(count);
  for (const first of [1, 2, count]) {
    const pages: { readonly edges: readonly unknown[]; readonly pageInfo: { endCursor: string } }[] = [];
    for (let [after, more] = ['', true]; more; ) {
      const page = await readPage(first, after || null);
      pages.push(page);
      [after, more] = [page.pageInfo.endCursor, page.pageInfo.hasNextPage];
    }
    expect(pages.flatMap(({ edges }) => edges)).toEqual(all);
    expect(pages).toHaveLength(Math.ceil(count / first));
  }
});
