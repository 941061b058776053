import { PRINT_SAFE } from '@canary/qr/colour';
import { plainDesign } from '@canary/qr/design/plain-design';
import { expect, test, vi } from 'vitest';
import { type CodeToLink, fitLinks, linkKey, receiptOf, type SendLinks, startLinks } from './make-links.ts';

const design = plainDesign(PRINT_SAFE);
const codesOf = (count: number): CodeToLink[] =>
  Array.from({ length: count }, (_, index) => ({
    row: index + 2,
    payload: 'https://CANARY.EXAMPLE/Q/2222222',
    design,
    fileName: `${index}.png`,
    caption: '',
    link: { target: `https://example.com/${index}` },
  }));

/** A server that gives a link to each key once, refuses some targets, and fails some requests. */
function fakeServer({ refused = [] as readonly string[], failing = [] as readonly number[] } = {}) {
  const made = new Map<string, string>();
  const sizes: number[] = [];
  const send: SendLinks = async (links) => {
    sizes.push(links.length);
    const results = links.map(({ key, target }) => {
      if (refused.includes(target)) return { refused: 'This name is taken. Choose another one.' };
      const payload = made.get(key) ?? `https://CANARY.EXAMPLE/Q/${made.size}`;
      made.set(key, payload);
      return { payload, target };
    });
    // The response of a request gets lost, although its links are made.
    if (failing.includes(sizes.length)) throw new TypeError('Failed to fetch');
    return results;
  };
  return { made, sizes, send };
}

test('Links are made 100 at a time, and a refused row stops no other', async () => {
  const server = fakeServer({ refused: ['https://example.com/7'] });
  const step = startLinks(codesOf(250), 'run', server.send);
  const state = await step.ended;
  expect(server.sizes).toEqual([100, 100, 50]);
  expect(state).toMatchObject({ phase: 'done', made: { length: 249 }, refused: [{ row: 9 }] });
  const [first] = state.made;
  expect(first).toMatchObject({ payload: 'https://CANARY.EXAMPLE/Q/0', target: 'https://example.com/0' });
});

test('A failed request can be sent again, and its links aren’t made twice', async () => {
  const server = fakeServer({ failing: [2] });
  const step = startLinks(codesOf(200), 'run', server.send);
  await vi.waitFor(() => expect(step.store.read().phase).toBe('failed'));
  expect(step.store.read()).toMatchObject({
    made: { length: 100 },
    failure: 'We can’t reach the server. Check your connection and try again.',
  });
  step.retry();
  expect(await step.ended).toMatchObject({ phase: 'done', made: { length: 200 } });
  expect(server.made.size).toBe(200);
});

test('The same rows give the same links, and a row with another target another one', async () => {
  const server = fakeServer();
  const codes = codesOf(3);
  const payloadsOf = async (list: readonly CodeToLink[], run = 'run') =>
    (await startLinks(list, run, server.send).ended).made.map(({ payload }) => payload);
  const first = await payloadsOf(codes);
  expect(await payloadsOf(codes)).toEqual(first);
  const [changed, ...others] = codes.map((code, index) =>
    index === 0 ? { ...code, link: { target: 'https://example.com/new' } } : code,
  );
  expect((await payloadsOf(changed ? [changed, ...others] : [])).slice(1)).toEqual(first.slice(1));
  expect(server.made.size).toBe(4);
  await payloadsOf(codes, 'another table');
  expect(server.made.size).toBe(7);
});

test('A stopped step keeps the links that are made', async () => {
  const server = fakeServer();
  const step = startLinks(codesOf(300), 'run', async (links) => {
    if (server.sizes.length === 1) step.stop();
    return server.send(links);
  });
  expect(await step.ended).toMatchObject({ phase: 'stopped', made: { length: 200 } });
  expect(server.sizes).toEqual([100, 100]);
});

test('An error of the server is shown in its words', async () => {
  const step = startLinks(codesOf(1), 'run', async () => {
    const message = 'Too many attempts. Try again in 12 minutes.';
    throw Object.assign(new Error(message), { errors: [{ message, extensions: { code: 'RATE_LIMITED' } }] });
  });
  await vi.waitFor(() =>
    expect(step.store.read().failure).toBe('Too many attempts. Try again in 12 minutes.'),
  );
  step.stop();
  expect(await step.ended).toMatchObject({ phase: 'stopped', made: [] });
});

test('A run with more rows than the account has links left leaves out the last ones', () => {
  const codes = codesOf(5);
  const linked = new Set(codes.slice(3, 4).map((code) => linkKey('run', code)));
  const { codes: fitting, leftOut, needed } = fitLinks(codes, { runId: 'run', linked, left: 2 });
  expect(fitting.map(({ row }) => row)).toEqual([2, 3, 5]);
  expect(leftOut).toMatchObject([{ row: 4, target: 'https://example.com/2' }, { row: 6 }]);
  expect(needed).toBe(4);
});

test('The list says for each row which link it has, or why it has none', async () => {
  const server = fakeServer({ refused: ['https://example.com/1'] });
  const state = await startLinks(codesOf(2), 'run', server.send).ended;
  const text = await receiptOf(state, [{ row: 4, payload: '', reason: 'Enter a web address.' }]).text();
  expect(text.split('\r\n')).toEqual([
    'Row,Short link,Leads to,Result',
    '2,https://CANARY.EXAMPLE/Q/0,https://example.com/0,made',
    '3,,https://example.com/1,This name is taken. Choose another one.',
    '4,,,Enter a web address.',
    '',
  ]);
});
