import { PRINT_SAFE } from '@canary/qr/colour';
import type { ContentTypeId } from '@canary/qr/content/all';
import { plainDesign } from '@canary/qr/design/plain-design';
import type { Grade } from '@canary/qr/grade/scale';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
// The generator loads the questions on demand. Imported here, so that no test waits for them.
import '#features/generator/export/export-questions.tsx';
import '#features/generator/studio/studio.tsx';
import { hasCodes } from '#features/history/key/has-codes.ts';
import { KeychainContext, type UnlockedHistory } from '#features/history/key/keychain.ts';
import { fakeKeychain, unlockedHistory } from '#features/history/testing/fake-history-keys.ts';
import { fakeHistoryRecords, idOf, savedCode } from '#features/history/testing/fake-history-records.ts';
import { fakeUnlock } from '#testing/catalogue.ts';
import { fakeRendering } from '#testing/fake-rendering.ts';
import { recordSavedFiles, type SavedFile } from '#testing/record-saved-files.ts';
import { renderPage } from '#testing/render.tsx';
import { api, server } from '#testing/server.ts';
import { fakeUser } from '#testing/user.ts';
import Generate from './generate.tsx';

/** The grade of every code. */
let grade: Grade;

/** Makes a file or grades a code immediately. */
function renderAtOnce(): void {
  fakeRendering({
    makeCheckedFile: async () => ({ ok: true, file: new Blob(), modulePixels: 8, readings: undefined }),
    async grade(_code, onReport) {
      const weakest = { name: 'contrast', grade, value: 0.5 } as const;
      const verdict = { grade, isReadable: true, parameters: [weakest], weakest, readings: [], stress: [] };
      onReport({ verdict, size: 25, level: 'M', fixes: [] });
    },
  });
}

let saved: readonly SavedFile[];
const files = () => saved.map(({ fileName }) => fileName);

beforeEach(() => {
  grade = 'A';
  saved = recordSavedFiles();
  renderAtOnce();
  hasCodes.write(true);
});

const menu = savedCode({ name: 'Menu' });

async function open(type: ContentTypeId, search = '', codes = [menu], known?: UnlockedHistory) {
  const key = known ?? (await unlockedHistory());
  const fake = await fakeHistoryRecords(key, codes);
  const ensureUnlocked = vi.fn(async (): Promise<typeof key | undefined> => key);
  const view = renderPage(
    <KeychainContext value={fakeKeychain(key, ensureUnlocked)}>
      <Generate id={type} />
    </KeychainContext>,
    { at: `/generate/${type}${search}`, area: 'members', handlers: fake.handlers },
  );
  return {
    ...view,
    fake,
    key,
    ensureUnlocked,
    save: () => view.user.click(screen.getByRole('button', { name: 'Save' })),
  };
}

/** Decrypts the codes that were added to the initial one. */
async function addedCodes(fake: Awaited<ReturnType<typeof fakeHistoryRecords>>) {
  const ids = [...fake.records.keys()].filter((id) => id !== idOf(0));
  return Promise.all(ids.map((id) => fake.decrypt(id)));
}

test('A saved file of grade C has the words of the badge', async () => {
  grade = 'C';
  const { user, save } = await open('url');
  await user.type(await screen.findByLabelText(/^Web address/), 'https://www.example.org/lunch');
  await save();
  expect(
    await screen.findByText(/^Scans in good light: the colours are too similar\. .+ Saved to your history/),
  ).toBeVisible();
  expect(screen.queryByText(/Scans well/)).toBeNull();
});

test('Save adds the code to the history, once for the same code, and offers the file', async () => {
  const { user, fake, save } = await open('url');
  await user.type(await screen.findByLabelText(/^Web address/), 'https://www.example.org/lunch');
  await save();
  const confirmation = 'Scans well. Saved to your history as “example.org/lunch”.';
  expect(await screen.findByText(confirmation)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Open your history' })).toHaveAttribute('href', '/history');
  expect(files()).toEqual([]);
  expect(await addedCodes(fake)).toMatchObject([
    {
      type: 'url',
      values: { url: 'https://www.example.org/lunch' },
      look: { design: plainDesign(PRINT_SAFE), size: 1024 },
    },
  ]);
  for (const text of fake.bodies) expect(text).not.toContain('lunch');

  await save();
  expect(await screen.findByText(/Already in your history as “example.org\/lunch”./)).toBeVisible();
  expect(await addedCodes(fake)).toHaveLength(1);

  await user.click(screen.getByRole('button', { name: 'Download the file' }));
  expect(await screen.findByText('Scans well. Saved as example.org-lunch.png.')).toBeVisible();
  expect(files()).toEqual(['example.org-lunch.png']);
});

test('Only the first save says what it means, and that a recovery code is missing', async () => {
  hasCodes.erase();
  const { user, save } = await open('text', '', [], { ...(await unlockedHistory()), hasRecoveryCode: false });
  const field = await screen.findByLabelText(/^Text/);
  await user.type(field, 'One');
  await save();
  const first = await screen.findByText(/Saved to your history as “One”. Only you can read it/);
  expect(first).toHaveTextContent(
    /Create a recovery code in your history, in case you forget your password.$/,
  );
  expect(screen.getByRole('link', { name: 'Open your history' })).toHaveAttribute('href', '/history');
  await user.type(field, ' and two');
  await save();
  expect(await screen.findByText(/Saved to your history as “One and two”.$/)).toBeVisible();
});

test('The first save doesn’t ask for a recovery code that exists', async () => {
  hasCodes.erase();
  const { user, save } = await open('text', '', []);
  await user.type(await screen.findByLabelText(/^Text/), 'One');
  await save();
  expect(await screen.findByText(/on every device where you log in.$/)).toBeVisible();
});

test('A save that a visitor asked for continues after the log-in', async () => {
  const input = {
    'tab:session-end:landing-drafts': { url: { url: 'https://example.org/lunch' } },
    'tab:session-end:waiting-export': { verb: 'save', type: 'url', waitsFor: 'account' },
  };
  sessionStorage.setItem('browser:session-end:carried-input', JSON.stringify(input));
  window.history.replaceState(null, '', '/generate/url');
  onTestFinished(() => window.history.replaceState(null, '', '/'));
  const { fake } = await open('url');
  expect(await screen.findByText(/Saved to your history as “example.org\/lunch”/)).toBeVisible();
  expect(await addedCodes(fake)).toMatchObject([{ values: { url: 'https://example.org/lunch' } }]);
  expect(sessionStorage.getItem('browser:session-end:carried-input')).toBeNull();
});

test('Without unlocking the history, Save offers to try again, and the file', async () => {
  const { user, fake, save, ensureUnlocked } = await open('text');
  ensureUnlocked.mockResolvedValueOnce(undefined);
  await user.type(await screen.findByLabelText(/^Text/), 'Back at 4');
  await save();
  expect(
    await screen.findByText('Not saved to your history. Unlock your history to save to it.'),
  ).toBeVisible();
  expect(screen.getByRole('button', { name: 'Download the file' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(/Saved to your history as “Back at 4”./)).toBeVisible();
  expect(await addedCodes(fake)).toHaveLength(1);
});

test('Without a connection, Save offers to try again, which adds the code once', async () => {
  const { user, fake, save } = await open('text');
  let isLost = true;
  fake.override = (operation) => {
    if (!isLost || !operation.startsWith('Save')) return undefined;
    isLost = false;
    return Response.error();
  };
  await user.type(await screen.findByLabelText(/^Text/), 'Back at 4');
  await save();
  expect(await screen.findByText(/^Not saved to your history. We can’t reach the server/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(/Saved to your history as “Back at 4”./)).toBeVisible();
  expect(await addedCodes(fake)).toHaveLength(1);
});

test('The files of a saved code have its name, in every format', async () => {
  const { user } = await open('url', `?saved=${idOf(0)}`, [savedCode({ name: 'Guest Wi-Fi, ground floor' })]);
  await user.click(await screen.findByRole('button', { name: 'Download' }));
  expect(await screen.findByText(/Saved as Guest Wi-Fi, ground floor.png./)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Download options' }));
  await user.click(await screen.findByRole('radio', { name: /^PDF/ }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: /^Download/ }));
  expect(await screen.findByText(/Saved as Guest Wi-Fi, ground floor.pdf./)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Download PDF' }));
  await waitFor(() => expect(files()).toHaveLength(3));
  expect(files()).toEqual([
    'Guest Wi-Fi, ground floor.png',
    'Guest Wi-Fi, ground floor.pdf',
    'Guest Wi-Fi, ground floor.pdf',
  ]);
});

test('A new code is saved under the name that the user gives it in the title', async () => {
  const { user, fake, save } = await open('url');
  await user.type(await screen.findByLabelText(/^Web address/), 'https://www.example.org/lunch');
  await user.click(screen.getByRole('button', { name: 'Name this code' }));
  await user.type(screen.getByRole('textbox', { name: 'Name of this code' }), ' Lunch  menu{Enter}');
  expect(screen.getByRole('heading', { level: 1, name: 'Lunch menu' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Rename Lunch menu' })).toHaveFocus();
  await save();
  expect(await screen.findByText(/Saved to your history as “Lunch menu”./)).toBeVisible();
  expect(await addedCodes(fake)).toMatchObject([{ name: 'Lunch menu' }]);

  await user.click(screen.getByRole('button', { name: 'Rename Lunch menu' }));
  await user.keyboard('Dinner{Enter}');
  await save();
  expect(await screen.findByText(/Renamed to “Dinner” in your history./)).toBeVisible();
  expect(await addedCodes(fake)).toMatchObject([{ name: 'Dinner' }]);
});

test('A saved code is renamed in its title, at once and without its other changes', async () => {
  const { user, fake } = await open('url', `?saved=${idOf(0)}`);
  await user.type(await screen.findByLabelText(/^Web address/), '/2');
  await user.click(screen.getByRole('button', { name: 'Rename Menu' }));
  await user.keyboard('{Escape}');
  expect(screen.getByRole('heading', { level: 1, name: 'Menu' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Rename Menu' }));
  await user.keyboard('Dinner{Enter}');
  expect(await screen.findByRole('heading', { level: 1, name: 'Dinner' })).toBeVisible();
  await waitFor(async () =>
    expect(await fake.decrypt(idOf(0))).toMatchObject({
      name: 'Dinner',
      values: { url: 'https://example.com/menu' },
    }),
  );
  expect(screen.getByText('You have unsaved changes.')).toBeVisible();
  expect(screen.getByLabelText(/^Web address/)).toHaveValue('https://example.com/menu/2');
});

test('Opens a saved code, and Save updates it even if it was renamed elsewhere', async () => {
  const { user, fake, save } = await open('url', `?saved=${idOf(0)}`);
  const field = await screen.findByLabelText(/^Web address/);
  expect(field).toHaveValue('https://example.com/menu');
  await user.click(await screen.findByRole('tab', { name: 'Colour' }));
  expect(screen.getByRole('textbox', { name: /^Code colour/ })).toHaveValue('#000000');
  expect(screen.getByRole('heading', { level: 1, name: 'Menu' })).toBeVisible();
  await fake.saveElsewhere(idOf(0), savedCode({ name: 'Lunch' }));
  await user.type(field, '/2');
  await save();
  expect(await screen.findByText(/Changes saved to “Lunch”./)).toBeVisible();
  expect(await fake.decrypt(idOf(0))).toMatchObject({
    name: 'Lunch',
    values: { url: 'https://example.com/menu/2' },
  });

  await user.click(screen.getByRole('button', { name: 'Save as a new code' }));
  expect(
    await screen.findByText(
      /Saved to your history as “example.com\/menu\/2”. You are now editing this new code./,
    ),
  ).toBeVisible();
  // The next Save updates the new code.
  expect(await screen.findByRole('heading', { level: 1, name: 'example.com/menu/2' })).toBeVisible();
  await user.type(field, '3');
  await save();
  await screen.findByText(/Changes saved. The code is now called “example.com\/menu\/23”./);
  expect(await addedCodes(fake)).toMatchObject([{ values: { url: 'https://example.com/menu/23' } }]);
  expect(await fake.decrypt(idOf(0))).toMatchObject({ values: { url: 'https://example.com/menu/2' } });
});

const elsewhere = savedCode({ values: { url: 'https://example.com/evening' } });

test('Reports a conflicting change, and saves the user’s version as a new code on request', async () => {
  const { user, fake, save } = await open('url', `?saved=${idOf(0)}`);
  const field = await screen.findByLabelText(/^Web address/);
  await fake.saveElsewhere(idOf(0), elsewhere);
  await user.type(field, '/2');
  await save();
  expect(
    await screen.findByText(
      /^Not saved to your history. Changed elsewhere: Web address \(now “https:\/\/example.com\/evening”\)/,
    ),
  ).toBeVisible();
  expect(await fake.decrypt(idOf(0))).toMatchObject(elsewhere);
  await user.click(screen.getByRole('button', { name: 'Save mine as a new code' }));
  await screen.findByText(/You are now editing this new code/);
  expect(await fake.decrypt(idOf(0))).toMatchObject(elsewhere);
  expect(await addedCodes(fake)).toMatchObject([{ values: { url: 'https://example.com/menu/2' } }]);
});

test('Resolves a conflict by overwriting the other change or by opening the newer version', async () => {
  const { user, fake, save } = await open('url', `?saved=${idOf(0)}`);
  const field = await screen.findByLabelText(/^Web address/);
  await fake.saveElsewhere(idOf(0), elsewhere);
  await user.type(field, '/2');
  await save();
  await user.click(await screen.findByRole('button', { name: 'Save anyway' }));
  await screen.findByText(/Changes saved to “Menu”./);
  expect((await fake.decrypt(idOf(0)))?.values).toEqual({ url: 'https://example.com/menu/2' });

  await fake.saveElsewhere(idOf(0), elsewhere);
  await user.type(screen.getByLabelText(/^Web address/), '3');
  await save();
  await user.click(await screen.findByRole('button', { name: 'Open the newer version instead' }));
  expect(await screen.findByLabelText(/^Web address/)).toHaveValue('https://example.com/evening');
});

test('Reports a change and a deletion elsewhere without touching what the user is typing', async () => {
  const { user, fake, socket } = await open('url', `?saved=${idOf(0)}`);
  const field = await screen.findByLabelText(/^Web address/);
  await waitFor(() => expect(socket.variables('historyChanges')).not.toHaveLength(0));
  await user.type(field, '/2');
  socket.push(await fake.saveElsewhere(idOf(0), elsewhere));
  expect(await screen.findByText(/^Changed elsewhere: Web address/)).toBeVisible();
  socket.push(fake.deleteElsewhere(idOf(0)));
  expect(await screen.findByText(/^This code was deleted elsewhere/)).toBeVisible();
  expect(field).toHaveValue('https://example.com/menu/2');
  await user.click(await screen.findByRole('button', { name: 'Keep mine as a new code' }));
  await waitFor(() => expect(screen.queryByText(/^This code was deleted elsewhere/)).toBeNull());
  expect(await addedCodes(fake)).toMatchObject([{ values: { url: 'https://example.com/menu/2' } }]);
});

test('Restores unsaved changes on the next visit until they are discarded', async () => {
  const first = await open('url', `?saved=${idOf(0)}`);
  await first.user.type(await screen.findByLabelText(/^Web address/), '/2');
  expect(screen.getByText('You have unsaved changes.')).toBeVisible();
  const leave = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect(leave()).toBe(false);
  await first.user.click(screen.getByRole('link', { name: 'Your history' }));
  expect(await screen.findByText('At /history')).toBeVisible();
  expect(leave()).toBe(true);
  first.unmount();

  const { user } = await open('url', `?saved=${idOf(0)}`, [menu], first.key);
  expect(await screen.findByLabelText(/^Web address/)).toHaveValue('https://example.com/menu/2');
  expect(screen.getByText('You have unsaved changes from before.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Discard changes' }));
  expect(screen.getByLabelText(/^Web address/)).toHaveValue('https://example.com/menu');
  expect(screen.queryByText(/unsaved changes from before/)).toBeNull();
});

test('Updates a suggested name when the content changes', async () => {
  const { user, fake, save } = await open('url', `?saved=${idOf(0)}`, [
    savedCode({ name: 'example.com/menu' }),
  ]);
  await user.type(await screen.findByLabelText(/^Web address/), '/2');
  await save();
  expect(
    await screen.findByText(/Changes saved. The code is now called “example.com\/menu\/2”./),
  ).toBeVisible();
  expect((await fake.decrypt(idOf(0)))?.name).toBe('example.com/menu/2');
});

test('Saves a change back to the original content', async () => {
  const { user, fake, save } = await open('url', `?saved=${idOf(0)}`);
  const field = await screen.findByLabelText(/^Web address/);
  await user.type(field, '/2');
  await save();
  await screen.findByText(/Changes saved to “Menu”./);
  await user.type(field, '{Backspace}{Backspace}');
  await waitFor(() => expect(screen.queryByText(/Changes saved to “Menu”./)).toBeNull());
  await save();
  await screen.findByText(/Changes saved to “Menu”./);
  expect((await fake.decrypt(idOf(0)))?.values).toEqual({ url: 'https://example.com/menu' });
});

test('Reports a missing code, and redirects to the page of the code’s type', async () => {
  const { unmount } = await open('url', `?saved=${idOf(5)}`);
  expect(await screen.findByRole('heading', { name: 'This code isn’t in your history' })).toBeVisible();
  unmount();
  const other = await open('url', '?saved=abc');
  expect(await screen.findByRole('heading', { name: 'This code isn’t in your history' })).toBeVisible();
  other.unmount();
  await open('text', `?saved=${idOf(0)}`);
  expect(await screen.findByText(`At /generate/url?saved=${idOf(0)}`)).toBeVisible();
});

describe('Before it saves', () => {
  const gradient = {
    kind: 'linear',
    angle: 0,
    span: 'code',
    stops: [
      { at: 0, colour: '#000000' },
      { at: 1, colour: '#003060' },
    ],
  } as const;
  const plain = plainDesign(PRINT_SAFE);
  const design = { ...plain, modules: { ...plain.modules, fill: gradient } };
  const colourful = savedCode({ name: 'Menu', look: { design, size: 512 } });
  const locked = 'Unlock this design to save it';
  const doubtful = 'This code may not scan';

  test('a code that may not scan, Save asks, and without a yes nothing is saved', async () => {
    grade = 'F';
    const { user, fake, save } = await open('text');
    await user.type(await screen.findByLabelText(/^Text/), 'Back at 4');
    await save();
    expect(await screen.findByRole('dialog', { name: doubtful })).toHaveTextContent(
      'May not scan: the colours are too similar.',
    );
    await user.click(screen.getByRole('button', { name: 'Change the design' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toHaveFocus());
    expect(await addedCodes(fake)).toEqual([]);

    await save();
    await user.click(await screen.findByRole('button', { name: 'Save anyway' }));
    expect(await screen.findByText(/Saved to your history as “Back at 4”./)).toBeVisible();
    expect(await addedCodes(fake)).toHaveLength(1);
  });

  test('a design with a locked feature, Save asks to unlock it', async () => {
    const unlock = api.mutation('Unlock', () =>
      HttpResponse.json({
        data: { unlockFeatures: { ...fakeUser, tokens: 3, unlocks: [fakeUnlock('GRADIENTS')] } },
      }),
    );
    server.use(unlock);
    const { user, fake } = await open('url', `?saved=${idOf(0)}`, [colourful]);
    await user.click(await screen.findByRole('button', { name: 'Save as a new code' }));
    expect(await screen.findByRole('dialog', { name: locked })).toHaveTextContent('2 tokens');
    await user.click(await screen.findByRole('button', { name: 'Unlock for 2 tokens and save' }));
    expect(await screen.findByText(/You are now editing this new code/)).toBeVisible();
    expect(await addedCodes(fake)).toMatchObject([{ look: { design: { modules: { fill: gradient } } } }]);
  });

  test('a design without its locked feature, Save asks if that one may not scan either', async () => {
    grade = 'F';
    const { user, fake, save } = await open('url', `?saved=${idOf(0)}`, [colourful]);
    await screen.findByRole('button', { name: 'Save as a new code' });
    await save();
    await user.click(await screen.findByRole('button', { name: 'Save without the gradient' }));
    await screen.findByRole('dialog', { name: doubtful });
    await user.click(screen.getByRole('button', { name: 'Save anyway' }));
    expect(await screen.findByText(/Changes saved to “Menu”./)).toBeVisible();
    expect(await fake.decrypt(idOf(0))).toMatchObject({
      look: { design: { modules: { fill: { kind: 'solid' } } } },
    });
  });
});

test('A code of a locked type is saved after its unlock, and not without it', async () => {
  const { user, fake, save } = await open('wifi');
  server.use(
    api.mutation('Unlock', () =>
      HttpResponse.json({
        data: { unlockFeatures: { ...fakeUser, tokens: 4, unlocks: [fakeUnlock('WIFI')] } },
      }),
    ),
  );
  await user.type(await screen.findByLabelText(/^Network name/), 'Nest');
  await user.type(screen.getByLabelText(/^Password/), 'come on in');
  await save();
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  expect(await addedCodes(fake)).toEqual([]);
  await save();
  await user.click(await screen.findByRole('button', { name: 'Unlock for 1 token and save' }));
  expect(await screen.findByText(/Saved to your history as “Nest”./)).toBeVisible();
  expect(await addedCodes(fake)).toMatchObject([{ type: 'wifi', values: { ssid: 'Nest' } }]);
});
