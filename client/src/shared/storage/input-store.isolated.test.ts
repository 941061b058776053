import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

beforeEach(() => {
  sessionStorage.clear();
  vi.resetModules();
});

/** The module as it is after the page was loaded again, with an input of each kind. */
async function load() {
  vi.resetModules();
  const store = await import('./input-store.ts');
  const { erase } = await import('./declarations.ts');
  const declare = (survives: 'nothing' | 'reload' | 'log-in' | 'question') =>
    store.declareInput<unknown>({
      key: `tab:session-end:${survives}`,
      survives,
      schema: (stored) => stored,
    });
  const inputs = {
    memory: declare('nothing'),
    draft: declare('reload'),
    tab: declare('log-in'),
    question: declare('question'),
  };
  const storeAll = () => store.storeForReload(store.inputForReload());
  const logOut = () => {
    erase('tab:session-end');
    erase('browser:session-end');
  };
  return { ...store, ...inputs, storeAll, logOut };
}

test('A value can be taken once after the reload, and isn’t stored for longer', async () => {
  const before = await load();
  before.draft.set({ url: { url: 'https://example.com' } });
  before.memory.set('in memory');
  before.storeAll();

  const after = await load();
  expect(sessionStorage).toHaveLength(0);
  expect(after.draft.takeStored()).toEqual({ url: { url: 'https://example.com' } });
  expect(after.draft.takeStored()).toBeUndefined();
  expect(after.memory.takeStored()).toBeUndefined();
});

test('A value that no page has taken survives the next reload too', async () => {
  const before = await load();
  before.draft.set('typed');
  before.storeAll();
  const between = await load();
  between.storeAll();
  expect((await load()).draft.takeStored()).toBe('typed');
});

test('A cleared value isn’t saved', async () => {
  const before = await load();
  before.draft.set('typed');
  before.draft.clear();
  before.storeAll();
  expect((await load()).draft.takeStored()).toBeUndefined();
});

describe('A reload by the user', () => {
  const leave = () => window.dispatchEvent(new Event('pagehide'));
  const show = (visibilityState: DocumentVisibilityState) => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibilityState);
    document.dispatchEvent(new Event('visibilitychange'));
  };
  const openBy = (type: NavigationTimingType) =>
    vi.stubGlobal('performance', { ...performance, getEntriesByType: () => [{ type }] });

  let stop = () => {};
  beforeEach(() => openBy('reload'));
  afterEach(() => {
    stop();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  async function fill() {
    const page = await load();
    stop = page.keepInputOfPage();
    page.draft.set('typed');
    page.question.set('asked');
    return page;
  }

  test.each(['reload', 'back_forward'] as const)(
    'keeps what was typed, but not a question (%s)',
    async (type) => {
      await fill();
      expect(sessionStorage).toHaveLength(0);
      leave();
      openBy(type);
      const after = await load();
      expect(sessionStorage).toHaveLength(0);
      expect(after.draft.takeStored()).toBe('typed');
      expect(after.question.takeStored()).toBeUndefined();
    },
  );

  test('keeps more if the site reloads the page itself', async () => {
    (await fill()).storeAll();
    leave();
    expect((await load()).question.takeStored()).toBe('asked');
  });

  test('keeps the input of a hidden page, which may be discarded, until the page is shown again', async () => {
    await fill();
    show('hidden');
    expect((await load()).draft.takeStored()).toBe('typed');
    show('hidden');
    show('visible');
    expect(sessionStorage).toHaveLength(0);
  });

  test('keeps nothing for a page that is opened again by a link, and nothing after a log-out', async () => {
    const page = await fill();
    leave();
    openBy('navigate');
    expect((await load()).draft.takeStored()).toBeUndefined();
    expect(sessionStorage).toHaveLength(0);
    show('hidden');
    page.logOut();
    expect(sessionStorage).toHaveLength(0);
  });
});

test('Unreadable storage is ignored', async () => {
  sessionStorage.setItem('browser:session-end:reloaded-input', '{');
  expect((await load()).draft.takeStored()).toBeUndefined();
});

describe('Input that is carried over a log-in', () => {
  beforeEach(() => window.history.replaceState(null, '', '/'));

  async function carry() {
    const before = await load();
    before.tab.set('typed');
    before.draft.set('not carried');
    before.carryInput();
    return before;
  }

  test('is back with the generator once, whether or not the site was loaded again', async () => {
    const same = await carry();
    expect(same.tab.takeStored()).toBe('typed');
    expect(same.tab.takeStored()).toBeUndefined();

    await carry();
    window.history.replaceState(null, '', '/generate/url');
    const after = await load();
    expect(after.tab.takeStored()).toBe('typed');
    expect(after.draft.takeStored()).toBeUndefined();
    expect(sessionStorage).toHaveLength(0);
    expect((await load()).tab.takeStored()).toBeUndefined();
  });

  test('waits while other pages are shown', async () => {
    const before = await carry();
    window.history.replaceState(null, '', '/register');
    expect(before.tab.takeStored()).toBeUndefined();
    expect((await load()).tab.takeStored()).toBeUndefined();
    expect(sessionStorage).toHaveLength(1);
  });

  test('is deleted at a logout', async () => {
    const before = await carry();
    before.logOut();
    expect(before.tab.takeStored()).toBeUndefined();
    expect(sessionStorage).toHaveLength(0);
  });

  test('is ignored if it is unreadable', async () => {
    sessionStorage.setItem('browser:session-end:carried-input', '{"path":"/","input":3}');
    expect((await load()).tab.takeStored()).toBeUndefined();
    expect(sessionStorage).toHaveLength(0);
  });
});
