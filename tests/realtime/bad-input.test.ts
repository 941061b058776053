import type { Client } from 'graphql-ws';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connectGraphql, postGraphql } from '../support/graphql-client.ts';
import { describeOnBoth } from '../support/on-both.ts';

const create = 'mutation ($input: CreateTaskInput!) { createTask(input: $input) { id title } }';
const move = 'mutation ($input: MoveTaskInput!) { moveTask(input: $input) { id } }';
const update = 'mutation ($input: UpdateTaskInput!) { updateTask(input: $input) { title assigneeIds } }';
const follow = 'subscription ($since: Int!) { boardEvents(since: $since) { version } }';

describeOnBoth('Bad input', (server) => {
  /** One socket for all invalid inputs, so that each must leave it usable. */
  let client: Client;
  let id: string;

  beforeAll(async () => {
    client = connectGraphql(server().url);
    const { data } = await postGraphql(server().url, create, { input: { title: 'First', columnId: 'todo' } });
    id = String(Object(data).createTask.id);
  });
  afterAll(() => client.dispose());

  const send = async (query: string, variables: Record<string, unknown>): Promise<unknown> => {
    try {
      return (await client.iterate({ query, variables }).next()).value;
    } catch (errors) {
      return { errors };
    }
  };
  const refused = (field: string, code = 'BAD_USER_INPUT') => ({
    errors: [{ message: expect.any(String), extensions: { code, ...(field && { field }) } }],
  });

  test.each([
    ['a title of 10,000 characters', () => ({ title: 'x'.repeat(10_000), columnId: 'todo' }), 'title'],
    [
      'a title that fills a message of 64 KB',
      () => ({ title: 'x'.repeat(64 * 1024 - 300), columnId: 'todo' }),
      'title',
    ],
    ['an empty title', () => ({ title: ' \n ', columnId: 'todo' }), 'title'],
    ['a title with half a character', () => ({ title: 'a\ud800', columnId: 'todo' }), 'title'],
    ['a title with a NUL', () => ({ title: 'a\0b', columnId: 'todo' }), 'title'],
    ['no column', () => ({ title: 'a' }), 'columnId'],
    ['a column whose id has a NUL', () => ({ title: 'a', columnId: 'todo\0' }), 'columnId'],
    ['a list as its column', () => ({ title: 'a', columnId: ['todo', 'done'] }), 'columnId'],
    ['an unknown assignee', () => ({ title: 'a', columnId: 'todo', assigneeIds: ['unknown'] }), 'assignees'],
    ['an id with a NUL', () => ({ title: 'a', columnId: 'todo', id: 'a\0' }), 'id'],
    ['an id that is taken', () => ({ title: 'a', columnId: 'todo', id }), 'id'],
    [
      'a change id of 65 characters',
      () => ({ title: 'a', columnId: 'todo', changeId: 'x'.repeat(65) }),
      'changeId',
    ],
    [
      'a position both before and after a card',
      () => ({ title: 'a', columnId: 'todo', before: id, after: id }),
      'before',
    ],
  ])('Rejects a new card with %s and names the field', async (_what, input, field) => {
    expect(await send(create, { input: input() })).toMatchObject(refused(field));
  });

  test.each([
    ['before itself', () => ({ id, columnId: 'todo', before: id }), 'before', 'BAD_USER_INPUT'],
    ['after itself', () => ({ id, columnId: 'todo', after: id }), 'after', 'BAD_USER_INPUT'],
    ['with an unknown id', () => ({ id: 'unknown', columnId: 'todo' }), '', 'NOT_FOUND'],
    ['with an id that has a NUL', () => ({ id: '\0', columnId: 'todo' }), 'id', 'BAD_USER_INPUT'],
    [
      'beside a card whose id has a NUL',
      () => ({ id, columnId: 'todo', after: '\0' }),
      'after',
      'BAD_USER_INPUT',
    ],
  ])('Rejects moving a card %s', async (_what, input, field, code) => {
    expect(await send(move, { input: input() })).toMatchObject(refused(field, code));
  });

  test('Moving beside a card that doesn’t exist moves to the end of the column', async () => {
    const input = { id, columnId: 'todo', before: 'gone' };
    expect(await send(move, { input })).toEqual({ data: { moveTask: { id } } });
  });

  test.each([
    ['the future', 1_000_000],
    ['a negative version', -1],
    ['a number over 32 bits', 2 ** 31],
    ['a word', 'now'],
  ])('Rejects following the board since %s', async (_what, since) => {
    expect(await send(follow, { since })).toMatchObject(refused('since'));
  });

  test('HTML in a title is kept as text', async () => {
    const title = '<img src=x onerror=alert(1)>&amp;';
    expect(await send(update, { input: { id, title } })).toMatchObject({ data: { updateTask: { title } } });
  });

  test('Rejects an invalid visitor id', async () => {
    const query =
      'subscription ($participantId: ID!) { boardPresence(participantId: $participantId) { count } }';
    expect(await send(query, { participantId: 'a b' })).toMatchObject(refused('participantId'));
    expect(await send(query, { participantId: '' })).toMatchObject(refused('participantId'));
  });

  test('Invalid inputs leave no trace on the board', async () => {
    const { data } = await postGraphql(server().url, '{ board { version tasks { id } } }');
    // The versions of the first card, its move and its new title.
    expect(data).toEqual({ board: { version: 3, tasks: [{ id }] } });
    const events = client.iterate({ query: follow, variables: { since: 0 } });
    for (const version of [1, 2, 3]) {
      expect((await events.next()).value).toEqual({ data: { boardEvents: { version } } });
    }
  });
});
