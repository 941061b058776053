import { beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => {
  vi.resetModules();
  localStorage.clear();
  sessionStorage.clear();
});

/** The modules as a page has them that was just loaded. */
async function loadPage() {
  vi.resetModules();
  const [{ declareValue, asText }, { erase }, { declareDatabase }] = await Promise.all([
    import('./value.ts'),
    import('./declarations.ts'),
    import('./database.ts'),
  ]);
  const declarations = {
    choice: () => declareValue({ key: 'browser:cleared:choice', place: 'local', schema: asText }),
    offline: () => declareValue({ key: 'account:session-end:offline', place: 'local', schema: asText }),
    boards: () =>
      declareDatabase<{ rows: { key: string; value: string } }>('account:session-end:boards', ['rows']),
  };
  return { erase, ...declarations };
}

const databases = async () => (await indexedDB.databases()).map(({ name }) => name);

test('A page erases what it hasn’t declared, by its owner and its end', async () => {
  const before = await loadPage();
  before.choice().write('dark');
  before.offline().write('codes');
  await before.boards()((db) => db.put('rows', 'Groceries', 'home'));
  const page = await loadPage();
  page.erase('account:session-end');
  expect(page.choice().read()).toBe('dark');
  expect(page.offline().read()).toBeUndefined();
  await expect.poll(databases).toEqual([]);
});

test('A page reads what another tab stores, also after it was erased', async () => {
  const [page, other] = [await loadPage(), await loadPage()];
  const [here, there] = [page.offline(), other.offline()];
  there.write('codes');
  expect(here.read()).toBe('codes');
  there.write('boards');
  expect(here.read()).toBe('boards');
  there.write('codes');
  page.erase('account:session-end');
  expect(here.read()).toBeUndefined();
  there.write('codes');
  expect(here.read()).toBe('codes');
});

test('Without storage, a value is known until it is erased', async () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  const page = await loadPage();
  const value = page.offline();
  expect(value.write('codes')).toBe(false);
  expect(value.read()).toBe('codes');
  page.erase('account:session-end');
  expect(value.read()).toBeUndefined();
});

test.each(['{', 'null', '7'])('A value that this build can’t use is ignored: %s', async (text) => {
  const value = (await loadPage()).choice();
  localStorage.setItem(value.key, text);
  expect(value.read()).toBeUndefined();
});

test('A write that has begun when its database is erased doesn’t bring the data back', async () => {
  const page = await loadPage();
  const run = page.boards();
  const writing = run((db) => db.put('rows', 'Groceries', 'home'));
  page.erase('account:session-end');
  expect(await writing).toBeUndefined();
  await expect.poll(databases).toEqual([]);
});
