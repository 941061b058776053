import 'fake-indexeddb/auto';
import { unwrapKey, type WrapMethod } from '@canary/vault/history-key';
import { parseRecoveryCode } from '@canary/vault/recovery-code';
import { screen, waitFor, within } from '@testing-library/react';
import { graphql, HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useHistoryKey, useHistoryKeyState } from '#features/history/key/use-history-key.ts';
import { forgetKeys, keyDatabase, rememberPersistence } from '#session/offline-session.ts';
import { useAccountSession } from '#session/session.ts';
import { fakeHistory, madeHistory } from '#testing/fake-history.ts';
import { renderPage } from '#testing/render.tsx';

const password = 'old enough';
const passphrase = 'plenty of unrelated words';
const byPassword = await madeHistory({ PASSWORD: password });

function Ring() {
  const state = useHistoryKeyState();
  const { ensureOpen, regenerateRecoveryCode, changePassphrase, handOver } = useHistoryKey();
  const { clearSession } = useAccountSession();
  const press = (name: string, act: () => unknown) => (
    <button type="button" onClick={() => void act()}>
      {name}
    </button>
  );
  return (
    <main>
      <p>{state.status === 'open' ? `open by ${state.keyId}` : state.status}</p>
      {state.status === 'failed' && <p>{state.message}</p>}
      {state.status === 'open' && !state.hasRecoveryCode && <p>without a code</p>}
      {press('Ask', async () => {
        const opened = await ensureOpen();
        document.title = opened ? `opened ${opened.keyId}` : 'cancelled';
      })}
      {press('Renew', regenerateRecoveryCode)}
      {press('Change', changePassphrase)}
      {press('Log in', () => handOver(password))}
      {press('Leave', clearSession)}
    </main>
  );
}

beforeEach(() => {
  document.title = '';
  rememberPersistence('LOCAL');
});
afterEach(() => forgetKeys());

const dialog = (name: string) => screen.findByRole('dialog', { name });
const press = (name: string) => screen.getByRole('button', { name });

/** Shows the ring of somebody whose history is so, and waits until it is found out. */
async function open(history: ReturnType<typeof fakeHistory>, status: string, me = {}) {
  const view = renderPage(<Ring />, { handlers: history.handlers, me });
  expect(await screen.findByText(status)).toBeVisible();
  return view;
}

type Hands = Awaited<ReturnType<typeof open>>['user'];

/** Fills in a field, which has the focus then. */
async function fill(user: Hands, label: string, text: string) {
  const field = screen.getByLabelText(label);
  await user.clear(field);
  await user.click(field);
  await user.paste(text);
  return field;
}

/** Says that the code that is shown was kept, and returns it. */
async function keepCode(user: Hands) {
  const shown = await dialog('Keep your recovery code');
  const code = shown.querySelector('[translate=no]')?.textContent ?? '';
  await user.click(within(shown).getByLabelText('I have kept it where I will find it again'));
  await user.click(within(shown).getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  return code;
}

/** Whether a browser would ask before it leaves the page. */
const isLeavingHeldUp = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

/** Whether the server's wrap by a method opens with a secret. */
function opens({ kept }: ReturnType<typeof fakeHistory>, method: WrapMethod, secret: string) {
  const wrap = kept.keys.find((key) => key.method === method) ?? expect.fail(`Nothing wrapped by ${method}`);
  return unwrapKey(wrap, secret, { userId: '1', keyId: kept.keyId ?? '', method }).then(
    () => true,
    () => false,
  );
}

test('At the first save the history is set up by the password, and the recovery code is shown until it is kept', async () => {
  const history = fakeHistory();
  const { user } = await open(history, 'none');
  press('Ask').focus();
  await user.keyboard('{Enter}');
  await dialog('Set up your history');
  await fill(user, 'Your password', 'not this one');
  await user.keyboard('{Enter}');
  await waitFor(() =>
    expect(screen.getByLabelText('Your password')).toHaveAccessibleDescription(/Incorrect password\./),
  );
  await fill(user, 'Your password', password);
  await user.keyboard('{Enter}');
  await dialog('Keep your recovery code');
  // The key is there, and what waits for it goes on; a code that nobody has kept opens nothing.
  await waitFor(() => expect(document.title).toBe(`opened ${history.kept.keyId}`));
  expect(history.kept.keys.map(({ method }) => method)).toEqual(['PASSWORD']);
  expect(isLeavingHeldUp()).toBe(true);
  await user.keyboard('{Escape}');
  expect(await screen.findByRole('alert')).toHaveTextContent('Keep the code first and tick the box');
  await user.click(press('Copy'));
  expect(await screen.findByText(/^Copied\./)).toBeVisible();
  const code = await keepCode(user);
  expect(await navigator.clipboard.readText()).toBe(code);
  expect(await screen.findByText(`open by ${history.kept.keyId}`)).toBeVisible();
  expect(isLeavingHeldUp()).toBe(false);
  expect(press('Ask')).toHaveFocus();
  expect(await opens(history, 'PASSWORD', password)).toBe(true);
  expect(await opens(history, 'RECOVERY', parseRecoveryCode(code) ?? '')).toBe(true);
  expect(history.sent.join()).not.toContain(code.slice(0, 14));
});

test('Whoever has no password chooses a passphrase, which is never sent', async () => {
  const history = fakeHistory();
  const { user } = await open(history, 'none', { hasPassword: false });
  await user.click(press('Ask'));
  await dialog('Set up your history');
  await fill(user, 'Passphrase', 'password1');
  await user.keyboard('{Enter}');
  await waitFor(() =>
    expect(screen.getByLabelText('Passphrase')).toHaveAccessibleDescription(/Easy to guess/),
  );
  await fill(user, 'Passphrase', passphrase);
  await user.keyboard('{Enter}');
  await keepCode(user);
  expect(await opens(history, 'PASSPHRASE', passphrase)).toBe(true);
  expect(history.sent).toHaveLength(2);
  expect(history.sent.join()).not.toContain('plenty');
  expect(history.kept.keys.map(({ method }) => method)).toEqual(['PASSPHRASE', 'RECOVERY']);
});

test('A history that was set up elsewhere in the meantime is unlocked instead', async () => {
  const history = fakeHistory();
  const { user } = await open(history, 'none');
  await user.click(press('Ask'));
  await dialog('Set up your history');
  Object.assign(history.kept, byPassword.kept);
  await fill(user, 'Your password', password);
  await user.keyboard('{Enter}');
  await dialog('Unlock your history');
  await fill(user, 'Your password', password);
  await user.keyboard('{Enter}');
  expect(await screen.findByText(`open by ${byPassword.kept.keyId}`)).toBeVisible();
});

test('A locked history opens by the password; a wrong one is told, and whoever thinks better of it is let go', async () => {
  const { user } = await open(fakeHistory(byPassword.kept), 'locked');
  await user.click(press('Ask'));
  await dialog('Unlock your history');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(document.title).toBe('cancelled'));
  await user.click(press('Ask'));
  await dialog('Unlock your history');
  await fill(user, 'Your password', 'wrong horse');
  await user.keyboard('{Enter}');
  await waitFor(() =>
    expect(screen.getByLabelText('Your password')).toHaveAccessibleDescription('Incorrect password.'),
  );
  await fill(user, 'Your password', password);
  await user.keyboard('{Enter}');
  expect(await screen.findByText(`open by ${byPassword.kept.keyId}`)).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.click(press('Ask'));
  await waitFor(() => expect(document.title).toBe(`opened ${byPassword.kept.keyId}`));
});

test('A log-in’s password opens the history without a question', async () => {
  const { user } = await open(fakeHistory(byPassword.kept), 'locked');
  await user.click(press('Log in'));
  expect(await screen.findByText(`open by ${byPassword.kept.keyId}`)).toBeVisible();
});

test('After a reset the recovery code opens it, and from then on the new password does', async () => {
  const { kept, code } = await madeHistory({});
  const history = fakeHistory(kept, 'the new password');
  const { user } = await open(history, 'locked');
  await user.click(press('Ask'));
  await dialog('Use your recovery code');
  const slipped = code.replace(/.$/, code.endsWith('0') ? '1' : '0');
  const field = await fill(user, 'Recovery code', slipped);
  await fill(user, 'Your password', 'the new password');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(field).toHaveAccessibleDescription(/has a slip in it/));
  await fill(user, 'Recovery code', byPassword.code);
  await user.click(press('Open my history'));
  await waitFor(() => expect(field).toHaveAccessibleDescription(/doesn’t open your history/));
  await fill(user, 'Recovery code', code.toLowerCase().replaceAll('-', ' '));
  await user.click(press('Open my history'));
  expect(await screen.findByText(`open by ${kept.keyId}`)).toBeVisible();
  expect(await opens(history, 'PASSWORD', 'the new password')).toBe(true);
});

test('Without the code somebody starts afresh, and is told what is lost', async () => {
  const { kept } = await madeHistory({});
  const history = fakeHistory(kept);
  const { user } = await open(history, 'locked');
  await user.click(press('Ask'));
  await dialog('Use your recovery code');
  await user.click(press('I don’t have the code'));
  const question = await dialog('Start afresh?');
  expect(question).toHaveTextContent('Everything in your history is deleted for good: 12 saved codes.');
  await user.click(press('Go back'));
  await dialog('Use your recovery code');
  await user.click(press('I don’t have the code'));
  await fill(user, 'Your password', password);
  await user.keyboard('{Enter}');
  await keepCode(user);
  expect(history.kept.keyId).not.toBe(kept.keyId);
  expect(history.kept.count).toBe(0);
  expect(await screen.findByText(`open by ${history.kept.keyId}`)).toBeVisible();
});

test('A new recovery code counts once it was kept, and not before', async () => {
  const history = fakeHistory(byPassword.kept);
  const { user } = await open(history, 'locked');
  await user.click(press('Renew'));
  await dialog('Make a recovery code');
  await fill(user, 'Your password', password);
  await user.keyboard('{Enter}');
  await dialog('Keep your recovery code');
  expect(history.sent).toEqual([]);
  const code = await keepCode(user);
  expect(await opens(history, 'RECOVERY', parseRecoveryCode(code) ?? '')).toBe(true);
  expect(await opens(history, 'RECOVERY', parseRecoveryCode(byPassword.code) ?? '')).toBe(false);
});

test('A history without a recovery code is told to have none, until one was made', async () => {
  const { kept } = await madeHistory({ PASSWORD: password });
  const history = fakeHistory({ ...kept, keys: kept.keys.filter(({ method }) => method !== 'RECOVERY') });
  const { user } = await open(history, 'locked');
  await user.click(press('Log in'));
  expect(await screen.findByText('without a code')).toBeVisible();
  await user.click(press('Renew'));
  await fill(user, 'Your password', password);
  await user.keyboard('{Enter}');
  await keepCode(user);
  await waitFor(() => expect(screen.queryByText('without a code')).toBeNull());
  expect(screen.getByText(`open by ${kept.keyId}`)).toBeVisible();
});

test('After a reset, a history that has no recovery code can only be started afresh', async () => {
  const history = fakeHistory({ keyId: byPassword.kept.keyId, count: 3, keys: [] });
  const { user } = await open(history, 'locked');
  await user.click(press('Ask'));
  expect(await dialog('Start afresh?')).not.toHaveTextContent(/another device|still open/);
});

test('Another passphrase takes the place of the one that somebody knows', async () => {
  const { kept, code } = await madeHistory({ PASSPHRASE: passphrase });
  const history = fakeHistory(kept);
  const { user } = await open(history, 'locked', { hasPassword: false });
  await user.click(press('Change'));
  await dialog('Change your passphrase');
  await fill(user, 'Your passphrase', 'not this one at all');
  await fill(user, 'New passphrase', 'other words that stand alone');
  await user.keyboard('{Enter}');
  await waitFor(() =>
    expect(screen.getByLabelText('Your passphrase')).toHaveAccessibleDescription(/Incorrect/),
  );
  expect(history.sent).toEqual([]);
  await fill(user, 'Your passphrase', passphrase);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await opens(history, 'PASSPHRASE', 'other words that stand alone')).toBe(true);
  expect(await opens(history, 'PASSPHRASE', passphrase)).toBe(false);
  expect(await opens(history, 'RECOVERY', parseRecoveryCode(code) ?? '')).toBe(true);
  expect(history.sent.join()).not.toContain('words');
});

test('Whoever leaves leaves no key behind', async () => {
  const { user } = await open(fakeHistory(byPassword.kept), 'locked');
  await user.click(press('Log in'));
  await screen.findByText(`open by ${byPassword.kept.keyId}`);
  const names = async () => (await indexedDB.databases()).map(({ name }) => name);
  await vi.waitFor(async () => expect(await names()).toContain(keyDatabase));
  await user.click(press('Leave'));
  expect(await screen.findByText('loading')).toBeVisible();
  await vi.waitFor(async () => expect(await names()).not.toContain(keyDatabase));
});

test('A server that can’t be asked is told, and can be asked again', async () => {
  const history = fakeHistory(byPassword.kept);
  const away = graphql.query('HistoryKeys', () => HttpResponse.error(), { once: true });
  renderPage(<Ring />, { handlers: [away, ...history.handlers] });
  expect(await screen.findByText('failed')).toBeVisible();
  expect(screen.getByText(/We can’t reach the server/)).toBeVisible();
});
