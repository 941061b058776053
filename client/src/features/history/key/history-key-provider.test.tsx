import { unwrapKey, type WrapMethod } from '@canary/vault/history-key';
import { parseRecoveryCode } from '@canary/vault/recovery-code';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { rememberPersistence } from '#session/offline-session.ts';
import { useAccountSession } from '#session/session.ts';
import { erase } from '#shared/storage/declarations.ts';
import { renderPage } from '#testing/render.tsx';
import { api } from '#testing/server.ts';
import { createWrappedKeys, fakeHistoryKeys } from '../testing/fake-history-keys.ts';
import { readKeyOwner } from './key-store.ts';
import { useKeychain, useKeyState } from './keychain.ts';
import { lockedReason } from './locked-reason.ts';
import { useOpenWithPassword } from './open-with-password.ts';

const password = 'old enough';
const passphrase = 'plenty of unrelated words';
const byPassword = await createWrappedKeys({ PASSWORD: password });

function KeychainDemo() {
  const state = useKeyState();
  const { ensureUnlocked, regenerateRecoveryCode, changePassphrase, refresh } = useKeychain();
  const openWithPassword = useOpenWithPassword();
  const { clearSession } = useAccountSession();
  const press = (name: string, act: () => unknown) => (
    <button type="button" onClick={() => void act()}>
      {name}
    </button>
  );
  return (
    <main>
      <p>{state.status === 'unlocked' ? `unlocked with ${state.keyId}` : state.status}</p>
      {state.status === 'failed' && <p>{state.message}</p>}
      {state.status === 'unlocked' && !state.hasRecoveryCode && <p>no recovery code</p>}
      {press('Unlock', async () => {
        const unlocked = await ensureUnlocked();
        document.title = unlocked ? `unlocked ${unlocked.keyId}` : 'cancelled';
      })}
      {press('Regenerate', regenerateRecoveryCode)}
      {press('Change', changePassphrase)}
      {press('Log in', async () => {
        await openWithPassword('1', password);
        refresh();
      })}
      {press('Log out', clearSession)}
    </main>
  );
}

beforeEach(() => {
  document.title = '';
  rememberPersistence('LOCAL');
});
afterEach(() => erase('account:key'));

const dialog = (name: string) => screen.findByRole('dialog', { name });
const press = (name: string) => screen.getByRole('button', { name });

/** Renders the keychain for a history and waits for its status. */
async function open(history: ReturnType<typeof fakeHistoryKeys>, status: string, me = {}) {
  const view = renderPage(<KeychainDemo />, { handlers: history.handlers, me });
  expect(await screen.findByText(status)).toBeVisible();
  return view;
}

type User = Awaited<ReturnType<typeof open>>['user'];

/** Fills in a field and leaves the focus in it. */
async function fill(user: User, label: string, text: string) {
  const field = screen.getByLabelText(label);
  await user.clear(field);
  await user.click(field);
  await user.paste(text);
  return field;
}

/** Confirms that the displayed recovery code is saved, and returns it. */
async function saveCode(user: User) {
  const shown = await dialog('Save your recovery code');
  const code = shown.querySelector('[translate=no]')?.textContent ?? '';
  await user.click(within(shown).getByRole('button', { name: 'I’ve saved it' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  return code;
}

/** Whether a secret unwraps the key that is stored on the server. */
function unwraps({ stored }: ReturnType<typeof fakeHistoryKeys>, method: WrapMethod, secret: string) {
  const wrapped =
    stored.keys.find((key) => key.method === method) ?? expect.fail(`No key is wrapped with ${method}`);
  return unwrapKey(wrapped, secret, { userId: '1', keyId: stored.keyId ?? '', method }).then(
    () => true,
    () => false,
  );
}

test('Creates the history with the password of a sign-up, and unlocks it with that of a login, without a dialog', async () => {
  const history = fakeHistoryKeys();
  const { user } = await open(history, 'none');
  await user.click(press('Log in'));
  expect(await screen.findByText(/^unlocked with/)).toHaveTextContent(history.stored.keyId ?? '?');
  expect(history.stored.keys.map(({ method }) => method)).toEqual(['PASSWORD']);
  expect(await unwraps(history, 'PASSWORD', password)).toBe(true);
  erase('account:key');
  await user.click(press('Unlock'));
  await dialog('Unlock your history');
  await user.keyboard('{Escape}');
  expect(await screen.findByText('locked')).toBeVisible();
  await user.click(press('Log in'));
  expect(await screen.findByText(`unlocked with ${history.stored.keyId}`)).toBeVisible();
});

test.each([
  ['an empty history that nothing opens any more', { count: 0, codes: false }, true],
  ['codes that nothing opens any more', { count: 3, codes: false }, false],
  ['an empty history that a recovery code opens', { count: 0, codes: true }, false],
])('After a password reset, a login with %s', async (_what, { count, codes }, isReplaced) => {
  const { stored } = await createWrappedKeys({});
  const history = fakeHistoryKeys({ keyId: stored.keyId, count, keys: codes ? stored.keys : [] });
  const { user } = await open(history, 'locked');
  await user.click(press('Log in'));
  await waitFor(() => expect(history.loads()).toBe(3));
  expect(history.stored.keyId === stored.keyId).toBe(!isReplaced);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('Sets up a history with one question for the password, if that failed at the sign-up', async () => {
  const history = fakeHistoryKeys();
  const { user } = await open(history, 'none');
  press('Unlock').focus();
  await user.keyboard('{Enter}');
  await dialog('Set up your history');
  await fill(user, 'Your password', 'not this one');
  await user.keyboard('{Enter}');
  await waitFor(() =>
    expect(screen.getByLabelText('Your password')).toHaveAccessibleDescription(/Incorrect password\./),
  );
  await fill(user, 'Your password', password);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(document.title).toBe(`unlocked ${history.stored.keyId}`));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(press('Unlock')).toHaveFocus();
  expect(await unwraps(history, 'PASSWORD', password)).toBe(true);
});

test('A recovery code can be left, and works as soon as it is copied', async () => {
  const history = fakeHistoryKeys();
  const { user } = await open(history, 'none');
  await user.click(press('Log in'));
  expect(await screen.findByText('no recovery code')).toBeVisible();
  const created = history.sent.length;
  const show = async () => {
    await user.click(press('Regenerate'));
    await dialog('Create a recovery code');
    await fill(user, 'Your password', password);
    await user.keyboard('{Enter}');
    return dialog('Save your recovery code');
  };
  await show();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(history.sent).toHaveLength(created);
  const shown = await show();
  const code = shown.querySelector('[translate=no]')?.textContent ?? '';
  await user.click(press('Copy'));
  expect(await screen.findByText(/^Copied\./)).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe(code);
  await user.click(press('Download'));
  expect(await screen.findByText(/^Downloaded as/)).toBeVisible();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByText('no recovery code')).toBeNull());
  expect(history.sent).toHaveLength(created + 1);
  expect(await unwraps(history, 'RECOVERY', parseRecoveryCode(code) ?? '')).toBe(true);
  expect(history.sent.join()).not.toContain(code.slice(0, 14));
});

test('Sets up a history with a passphrase for a user without a password, and never sends it', async () => {
  const history = fakeHistoryKeys();
  const { user } = await open(history, 'none', { hasPassword: false });
  await user.click(press('Unlock'));
  await dialog('Set up your history');
  await fill(user, 'Passphrase', 'password1');
  await user.keyboard('{Enter}');
  await waitFor(() =>
    expect(screen.getByLabelText('Passphrase')).toHaveAccessibleDescription(/Easy to guess/),
  );
  await fill(user, 'Passphrase', passphrase);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(document.title).toBe(`unlocked ${history.stored.keyId}`));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(await unwraps(history, 'PASSPHRASE', passphrase)).toBe(true);
  expect(history.sent.join()).not.toContain('plenty');
  expect(history.stored.keys.map(({ method }) => method)).toEqual(['PASSPHRASE']);
});

test('Unlocks a history that was set up elsewhere meanwhile', async () => {
  const history = fakeHistoryKeys();
  const { user } = await open(history, 'none');
  await user.click(press('Unlock'));
  await dialog('Set up your history');
  Object.assign(history.stored, byPassword.stored);
  await fill(user, 'Your password', password);
  await user.keyboard('{Enter}');
  await dialog('Unlock your history');
  await fill(user, 'Your password', password);
  await user.keyboard('{Enter}');
  expect(await screen.findByText(`unlocked with ${byPassword.stored.keyId}`)).toBeVisible();
});

test('Unlocks a locked history with the password, rejects a wrong one, and can be cancelled', async () => {
  const { user } = await open(fakeHistoryKeys(byPassword.stored), 'locked');
  await user.click(press('Unlock'));
  // The page says why the history is locked, and the dialog says how to unlock it.
  const question = await dialog('Unlock your history');
  expect(question).toHaveTextContent('Your password opens your saved codes in this browser.');
  expect(question).not.toHaveTextContent(
    lockedReason({ methods: ['PASSWORD', 'RECOVERY'], wasReset: false }),
  );
  await user.keyboard('{Escape}');
  await waitFor(() => expect(document.title).toBe('cancelled'));
  await user.click(press('Unlock'));
  await dialog('Unlock your history');
  await fill(user, 'Your password', 'wrong horse');
  await user.keyboard('{Enter}');
  await waitFor(() =>
    expect(screen.getByLabelText('Your password')).toHaveAccessibleDescription('Incorrect password.'),
  );
  await fill(user, 'Your password', password);
  await user.keyboard('{Enter}');
  expect(await screen.findByText(`unlocked with ${byPassword.stored.keyId}`)).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.click(press('Unlock'));
  await waitFor(() => expect(document.title).toBe(`unlocked ${byPassword.stored.keyId}`));
});

test('Unlocks with the recovery code after a password reset, and with the new password from then on', async () => {
  const { stored, code } = await createWrappedKeys({});
  const history = fakeHistoryKeys(stored, 'the new password');
  const { user } = await open(history, 'locked');
  await user.click(press('Unlock'));
  await dialog('Use your recovery code');
  const mistyped = code.replace(/.$/, code.endsWith('0') ? '1' : '0');
  const field = await fill(user, 'Recovery code', mistyped);
  await fill(user, 'Your password', 'the new password');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(field).toHaveAccessibleDescription(/contains a typo/));
  await fill(user, 'Recovery code', byPassword.code);
  await user.click(press('Unlock my history'));
  await waitFor(() => expect(field).toHaveAccessibleDescription(/doesn’t unlock your history/));
  await fill(user, 'Recovery code', code.toLowerCase().replaceAll('-', ' '));
  await user.click(press('Unlock my history'));
  expect(await screen.findByText(`unlocked with ${stored.keyId}`)).toBeVisible();
  expect(await unwraps(history, 'PASSWORD', 'the new password')).toBe(true);
});

test('Starts over without the recovery code, after showing what is lost', async () => {
  const { stored } = await createWrappedKeys({});
  const history = fakeHistoryKeys(stored);
  const { user } = await open(history, 'locked');
  await user.click(press('Unlock'));
  await dialog('Use your recovery code');
  await user.click(press('I don’t have the code'));
  const question = await dialog('Start over?');
  expect(question).toHaveTextContent('This permanently deletes everything in your history: 12 saved codes.');
  await user.click(press('Go back'));
  await dialog('Use your recovery code');
  await user.click(press('I don’t have the code'));
  await fill(user, 'Your password', password);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(history.stored.keyId).not.toBe(stored.keyId));
  expect(history.stored.count).toBe(0);
  expect(await screen.findByText(`unlocked with ${history.stored.keyId}`)).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('Offers a user who forgot the password an email, and the recovery code only if there is one', async () => {
  const withCode = fakeHistoryKeys(byPassword.stored);
  const { user, unmount } = await open(withCode, 'locked');
  const forget = async () => {
    await user.click(press('Unlock'));
    await dialog('Unlock your history');
    expect(screen.queryByRole('button', { name: /recovery code/ })).toBeNull();
    await user.click(press('I forgot my password'));
    return await dialog('Forgot your password?');
  };
  expect(await forget()).toHaveTextContent('After that, your recovery code opens your saved codes.');
  await user.click(press('Go back'));
  await dialog('Unlock your history');
  unmount();

  const { keys, ...others } = byPassword.stored;
  const withoutCode = fakeHistoryKeys({
    ...others,
    count: 12,
    keys: keys.filter(({ method }) => method === 'PASSWORD'),
  });
  await open(withoutCode, 'locked');
  expect(await forget()).toHaveTextContent('the new password won’t open 12 saved codes');
  await user.click(screen.getByRole('link', { name: 'Set a new password' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test.each([
  [true, 'Use the recovery code', 'Use your recovery code'],
  [false, 'I forgot my passphrase', 'Start over?'],
])('With a recovery code: %s, a forgotten passphrase leads to “%s”', async (hasCode, button, next) => {
  const { stored } = await createWrappedKeys({ PASSPHRASE: passphrase });
  const keys = stored.keys.filter(({ method }) => hasCode || method === 'PASSPHRASE');
  const { user } = await open(fakeHistoryKeys({ ...stored, keys }), 'locked', { hasPassword: false });
  await user.click(press('Unlock'));
  await dialog('Unlock your history');
  await user.click(press(button));
  const shown = await dialog(next);
  if (hasCode) return;
  expect(shown).toHaveTextContent('You have no recovery code. Without your passphrase nobody can decrypt it');
  await user.click(press('Go back'));
  await dialog('Unlock your history');
});

test('Replaces the recovery code only once the new one is saved', async () => {
  const history = fakeHistoryKeys(byPassword.stored);
  const { user } = await open(history, 'locked');
  await user.click(press('Regenerate'));
  await dialog('Create a recovery code');
  await fill(user, 'Your password', password);
  await user.keyboard('{Enter}');
  await dialog('Save your recovery code');
  expect(history.sent).toEqual([]);
  const code = await saveCode(user);
  expect(await unwraps(history, 'RECOVERY', parseRecoveryCode(code) ?? '')).toBe(true);
  expect(await unwraps(history, 'RECOVERY', parseRecoveryCode(byPassword.code) ?? '')).toBe(false);
});

test('Offers only to start over after a password reset without a recovery code', async () => {
  const history = fakeHistoryKeys({ keyId: byPassword.stored.keyId, count: 3, keys: [] });
  const { user } = await open(history, 'locked');
  await user.click(press('Unlock'));
  const question = await dialog('Start over?');
  expect(question).not.toHaveTextContent(/another device|still unlocked/);
  expect(question).toHaveTextContent('You have no recovery code. Nobody can decrypt it any more');
});

test('Replaces the passphrase after checking the current one', async () => {
  const { stored, code } = await createWrappedKeys({ PASSPHRASE: passphrase });
  const history = fakeHistoryKeys(stored, null);
  const { user } = await open(history, 'locked', { hasPassword: false });
  await user.click(press('Change'));
  await dialog('Change your passphrase');
  await fill(user, 'Current passphrase', 'not this one at all');
  await fill(user, 'New passphrase', 'other words that stand alone');
  await user.keyboard('{Enter}');
  await waitFor(() =>
    expect(screen.getByLabelText('Current passphrase')).toHaveAccessibleDescription(/Incorrect/),
  );
  expect(history.sent).toEqual([]);
  await fill(user, 'Current passphrase', passphrase);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await unwraps(history, 'PASSPHRASE', 'other words that stand alone')).toBe(true);
  expect(await unwraps(history, 'PASSPHRASE', passphrase)).toBe(false);
  expect(await unwraps(history, 'RECOVERY', parseRecoveryCode(code) ?? '')).toBe(true);
  expect(history.sent.join()).not.toContain('words');
});

test('A new recovery code needs the password, and the passphrase too if that unlocks the history', async () => {
  const { stored } = await createWrappedKeys({ PASSPHRASE: passphrase });
  const history = fakeHistoryKeys(stored, 'set it later');
  const { user } = await open(history, 'locked');
  await user.click(press('Regenerate'));
  await dialog('Create a recovery code');
  await fill(user, 'Your passphrase', passphrase);
  await fill(user, 'Your password', 'set it later');
  await user.keyboard('{Enter}');
  const code = await saveCode(user);
  expect(await unwraps(history, 'RECOVERY', parseRecoveryCode(code) ?? '')).toBe(true);
  expect(history.sent.join()).toContain('set it later');
  expect(history.sent.join()).not.toContain('plenty');
});

test.each(['Regenerate', 'Change'])(
  '%s: a user without a password whose login is old logs in again first',
  async (action) => {
    const { stored } = await createWrappedKeys({ PASSPHRASE: passphrase });
    const history = fakeHistoryKeys(stored, null);
    history.login.isRecent = false;
    const { user } = await open(history, 'locked', { hasPassword: false });
    await user.click(press(action));
    const again = await dialog('Log in again');
    expect(within(again).getByRole('button', { name: 'Log in with Google' })).toBeVisible();
    await user.click(within(again).getByRole('button', { name: 'Not now' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(press('Unlock'));
    await dialog('Unlock your history');
    expect(history.sent).toEqual([]);
  },
);

/** Unlocks a locked history. Returns whether the dialog offers to stay logged in, and whether a reload finds the key. */
async function unlock(history: ReturnType<typeof fakeHistoryKeys>, keep: boolean) {
  const { user, unmount } = await open(history, 'locked');
  await user.click(press('Unlock'));
  const shown = await dialog('Unlock your history');
  const choice = within(shown).queryByRole('checkbox', { name: /^Keep me logged in/ });
  if (keep && choice) await user.click(choice);
  await fill(user, 'Your password', password);
  await user.keyboard('{Enter}');
  expect(await screen.findByText(`unlocked with ${byPassword.stored.keyId}`)).toBeVisible();
  unmount();
  return { isAsked: choice !== null, isKept: (await readKeyOwner()) !== undefined };
}

test('This browser keeps the key of a session that the server keeps, however the user logged in', async () => {
  rememberPersistence('SESSION');
  const history = fakeHistoryKeys(byPassword.stored);
  history.login.isKept = true;
  expect(await unlock(history, false)).toEqual({ isAsked: false, isKept: true });
  expect(lockedReason({ methods: ['PASSWORD'], wasReset: false })).not.toContain('You didn’t choose');
});

test.each([true, false])(
  'Keeps the history unlocked if the user asks for it while unlocking: %s',
  async (keep) => {
    rememberPersistence('SESSION');
    const history = fakeHistoryKeys(byPassword.stored);
    expect(await unlock(history, keep)).toEqual({ isAsked: true, isKept: keep });
    expect(history.login.isKept).toBe(keep);
  },
);

test('Deletes the key on logout', async () => {
  const { user } = await open(fakeHistoryKeys(byPassword.stored), 'locked');
  await user.click(press('Log in'));
  await screen.findByText(`unlocked with ${byPassword.stored.keyId}`);
  const names = async () => (await indexedDB.databases()).map(({ name }) => name);
  await vi.waitFor(async () => expect(await names()).toContain('account:key:keys'));
  await user.click(press('Log out'));
  expect(await screen.findByText('loading')).toBeVisible();
  await vi.waitFor(async () => expect(await names()).not.toContain('account:key:keys'));
});

test('Reports an unreachable server', async () => {
  const history = fakeHistoryKeys(byPassword.stored);
  const unreachable = api.query('HistoryKeys', () => HttpResponse.error(), { once: true });
  renderPage(<KeychainDemo />, { handlers: [unreachable, ...history.handlers] });
  expect(await screen.findByText('failed')).toBeVisible();
  expect(screen.getByText(/We can’t reach the server/)).toBeVisible();
});
