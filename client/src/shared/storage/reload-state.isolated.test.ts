import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { reload } from '#shared/browser/navigation.ts';

vi.mock('#shared/browser/navigation.ts', () => ({ reload: vi.fn() }));

beforeEach(() => {
  sessionStorage.clear();
  vi.resetModules();
});

/** The module as it is after the page was loaded again. */
async function load() {
  vi.resetModules();
  return import('./reload-state.ts');
}

test('A value can be taken once after the reload, and isn’t stored for longer', async () => {
  const before = await load();
  before.saveOnReload('drafts', () => ({ url: { url: 'https://example.com' } }));
  before.reloadKeepingInput();
  expect(reload).toHaveBeenCalled();

  const after = await load();
  expect(sessionStorage).toHaveLength(0);
  expect(after.takeSaved('drafts')).toEqual({ url: { url: 'https://example.com' } });
  expect(after.takeSaved('drafts')).toBeUndefined();
});

test('A value that no page has taken survives the next reload too', async () => {
  const before = await load();
  before.saveOnReload('drafts', () => 'typed');
  before.reloadKeepingInput();
  const between = await load();
  between.reloadKeepingInput();
  expect((await load()).takeSaved('drafts')).toBe('typed');
});

test('A value of an unmounted component isn’t saved', async () => {
  const before = await load();
  before.saveOnReload('drafts', () => 'typed')();
  before.reloadKeepingInput();
  expect((await load()).takeSaved('drafts')).toBeUndefined();
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
    page.saveOnReload('drafts', () => 'typed');
    page.saveOnReload('waiting-export', () => 'asked');
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
      expect(after.takeSaved('drafts')).toBe('typed');
      expect(after.takeSaved('waiting-export')).toBeUndefined();
    },
  );

  test('keeps more if the site reloads the page itself', async () => {
    (await fill()).reloadKeepingInput();
    leave();
    expect((await load()).takeSaved('waiting-export')).toBe('asked');
  });

  test('keeps the input of a hidden page, which may be discarded, until the page is shown again', async () => {
    await fill();
    show('hidden');
    expect((await load()).takeSaved('drafts')).toBe('typed');
    show('hidden');
    show('visible');
    expect(sessionStorage).toHaveLength(0);
  });

  test('keeps nothing for a page that is opened again by a link, and nothing after a log-out', async () => {
    const page = await fill();
    leave();
    openBy('navigate');
    expect((await load()).takeSaved('drafts')).toBeUndefined();
    expect(sessionStorage).toHaveLength(0);
    show('hidden');
    page.dropCarriedInput();
    expect(sessionStorage).toHaveLength(0);
  });
});

test('Unreadable storage is ignored', async () => {
  sessionStorage.setItem('canary-qr:reload-state', '{');
  expect((await load()).takeSaved('drafts')).toBeUndefined();
});

describe('Input that is carried over a log-in', () => {
  beforeEach(() => window.history.replaceState(null, '', '/'));

  async function carry() {
    const before = await load();
    before.saveOnReload('style', () => 'typed');
    before.carryInput();
    return before;
  }

  test('is back with the generator once, whether or not the site was loaded again', async () => {
    const same = await carry();
    expect(same.takeSaved('style')).toBe('typed');
    expect(same.takeSaved('style')).toBeUndefined();

    await carry();
    window.history.replaceState(null, '', '/generate/url');
    const after = await load();
    expect(after.takeSaved('style')).toBe('typed');
    expect(sessionStorage).toHaveLength(0);
    expect((await load()).takeSaved('style')).toBeUndefined();
  });

  test('waits while other pages are shown', async () => {
    const before = await carry();
    window.history.replaceState(null, '', '/register');
    expect(before.takeSaved('style')).toBeUndefined();
    expect((await load()).takeSaved('style')).toBeUndefined();
    expect(sessionStorage).toHaveLength(1);
  });

  test('is deleted at a logout', async () => {
    const before = await carry();
    before.dropCarriedInput();
    expect(before.takeSaved('style')).toBeUndefined();
    expect(sessionStorage).toHaveLength(0);
  });

  test('is ignored if it is unreadable', async () => {
    sessionStorage.setItem('canary-qr:carried-input', '{"path":"/","input":3}');
    expect((await load()).takeSaved('style')).toBeUndefined();
    expect(sessionStorage).toHaveLength(0);
  });
});
