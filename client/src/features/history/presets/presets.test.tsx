import { PRINT_SAFE } from '@canary/qr/colour';
import type { Design } from '@canary/qr/design/design';
import { plainDesign } from '@canary/qr/design/plain-design';
import { decryptPreset, encryptPreset } from '@canary/vault/encryption';
import type { SavedPreset } from '@canary/vault/preset';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderPage } from '#testing/render.tsx';
import { KeychainContext } from '../key/keychain.ts';
import { fakeKeychain, unlockedHistory } from '../testing/fake-history-keys.ts';
import { fakePresetRecords } from '../testing/fake-presets.ts';
import { Presets } from './presets.tsx';

const now = '2026-11-22T10:00:00.000Z';
const image = 'data:image/png;base64,iVBORw0KGgo=';
const plain = plainDesign(PRINT_SAFE);
const withImages: Design = {
  ...plain,
  background: { kind: 'image', image, veil: { colour: '#ffffff', opacity: 0.7 } },
  logo: {
    source: { kind: 'image', image: 'data:image/png;base64,iVBORw0KGgoAAAA=' },
    area: 0.1,
    shape: 'circle',
    padding: 1,
    hasPlate: true,
    position: { x: 0.5, y: 0.5 },
  },
};

/** Renders the presets of an unlocked history, inside a form as in the generator. */
async function renderPresets(design = plain, stored: Partial<SavedPreset>[] = []) {
  const history = await unlockedHistory();
  const { userId, keyId, key } = history;
  const fake = fakePresetRecords(keyId);
  for (const part of stored) {
    const id = crypto.randomUUID();
    const preset: SavedPreset = {
      v: 1,
      name: 'Menu',
      design: { ...plain },
      createdAt: now,
      updatedAt: now,
      ...part,
    };
    const ciphertext = await encryptPreset(key, { userId, keyId, id, version: 1 }, preset);
    fake.records.set(id, { id, kind: 'PRESET', version: 1, ciphertext, isDeleted: false });
  }
  const onApply = vi.fn<(design: Design, name: string) => void>();
  const onSubmit = vi.fn<() => void>();
  const view = renderPage(
    <KeychainContext value={fakeKeychain(history)}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        <Presets design={design} onApply={onApply} />
      </form>
    </KeychainContext>,
    { handlers: fake.handlers },
  );
  return { ...view, fake, history, onApply, onSubmit };
}

const nameField = () => screen.getByRole('textbox', { name: 'Name of this design' });
const card = (name: string) => screen.getByRole('button', { name });

test('Saves the design under a name, encrypted, and applies it again', async () => {
  const { user, fake, onApply, onSubmit } = await renderPresets();
  expect(await screen.findByText(/No presets yet/)).toBeVisible();
  await user.type(nameField(), '  Café   table {Enter}');
  expect(await screen.findByText('Saved as “Café table”.')).toBeVisible();
  expect(onSubmit).not.toHaveBeenCalled();
  expect(nameField()).toHaveValue('');
  expect(JSON.stringify([...fake.records.values()])).not.toContain('Café');

  await user.click(card('Café table'));
  expect(onApply).toHaveBeenCalledWith(plain, 'Café table');
});

test('A preset needs a name', async () => {
  const { user, fake } = await renderPresets();
  await user.click(screen.getByRole('button', { name: 'Save preset' }));
  expect(screen.getByText('Enter a name for this design.')).toBeVisible();
  expect(fake.mutations).toEqual([]);
});

test('Images are saved as records of their own, deleted and restored with the preset', async () => {
  const first = await renderPresets(withImages);
  const { user, fake, history } = first;
  await user.type(nameField(), 'Logo{Enter}');
  await screen.findByText('Saved as “Logo”.');
  expect([fake.count('PRESET'), fake.count('IMAGE')]).toEqual([1, 2]);
  const [record] = fake.records.values();
  const { userId, keyId, key } = history;
  const saved = await decryptPreset(
    key,
    { userId, keyId, id: record?.id ?? '', version: 1 },
    record?.ciphertext ?? '',
  );
  expect(JSON.stringify(saved)).not.toContain('data:image');

  await user.click(screen.getByRole('button', { name: 'Delete Logo' }));
  expect(await screen.findByText(/Deleted “Logo”/)).toBeVisible();
  expect(screen.getByRole('list', { name: 'Your presets' })).toHaveFocus();
  expect([fake.count('PRESET'), fake.count('IMAGE')]).toEqual([0, 0]);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('“Logo” is back.')).toBeVisible();
  expect(screen.getByRole('list', { name: 'Your presets' })).toHaveFocus();
  expect([fake.count('PRESET'), fake.count('IMAGE')]).toEqual([1, 2]);
  await user.click(card('Logo'));
  expect(first.onApply).toHaveBeenCalledWith(withImages, 'Logo');
});

test('Presets saved on another device are loaded with their images', async () => {
  const one = await renderPresets(withImages);
  const unlocked = one.history;
  await one.user.type(nameField(), 'Logo{Enter}');
  await screen.findByText('Saved as “Logo”.');
  one.unmount();

  // Another browser has unlocked the same history, so it has the same key but knows no presets.
  const raw = { ...unlocked, key: structuredClone(unlocked.key) };
  const other = fakePresetRecords(unlocked.keyId);
  for (const [id, record] of one.fake.records) other.records.set(id, record);
  const onApply = vi.fn<(design: Design, name: string) => void>();
  const { user } = renderPage(
    <KeychainContext value={fakeKeychain(raw)}>
      <Presets design={plain} onApply={onApply} />
    </KeychainContext>,
    { handlers: other.handlers },
  );
  await user.click(await screen.findByRole('button', { name: 'Logo' }));
  expect(onApply).toHaveBeenCalledWith(withImages, 'Logo');
});

test('Renames a preset, also if another device renamed it meanwhile', async () => {
  const { user, fake, history } = await renderPresets();
  await user.type(nameField(), 'Menu{Enter}');
  await screen.findByText('Saved as “Menu”.');
  await user.click(screen.getByRole('button', { name: 'Rename Menu' }));
  await user.keyboard('Lunch menu{Enter}');
  expect(await screen.findByText('Renamed to “Lunch menu”.')).toBeVisible();

  const [record] = fake.records.values();
  if (!record) throw new Error('Nothing was saved.');
  const { userId, keyId, key } = history;
  const context = { userId, keyId, id: record.id };
  const saved = await decryptPreset(key, { ...context, version: 2 }, record.ciphertext);
  const elsewhere = { ...saved, name: 'Dinner menu' };
  const ciphertext = await encryptPreset(key, { ...context, version: 3 }, elsewhere);
  fake.records.set(record.id, { ...record, version: 3, ciphertext });

  await user.click(screen.getByRole('button', { name: 'Rename Lunch menu' }));
  await user.keyboard('Drinks{Enter}');
  expect(await screen.findByText('Renamed to “Drinks”.')).toBeVisible();
  expect(fake.records.get(record.id)?.version).toBe(4);
  await user.click(screen.getByRole('button', { name: 'Rename Drinks' }));
  await user.keyboard('Something else{Escape}');
  expect(card('Drinks')).toBeVisible();
});

test('Shows why a preset was not saved or deleted, and keeps the input', async () => {
  const { user, fake } = await renderPresets();
  fake.refuseNext = 'You can save up to 50 presets. Delete some that you no longer need.';
  await user.type(nameField(), 'Menu{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'The preset was not saved. You can save up to 50 presets.',
  );
  expect(nameField()).toHaveValue('Menu');
  await user.type(nameField(), '{Enter}');
  await screen.findByText('Saved as “Menu”.');

  fake.refuseNext = 'Try again.';
  await user.click(screen.getByRole('button', { name: 'Delete Menu' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('“Menu” was not deleted.');
  expect(card('Menu')).toBeVisible();
});

test('A preset of a newer version of the site can be deleted but not applied', async () => {
  const { user, fake } = await renderPresets(plain, [{ name: 'From tomorrow', design: { v: 9 } }]);
  expect(await screen.findByRole('button', { name: 'From tomorrow' })).toBeDisabled();
  expect(screen.getByText(/Made by a newer version of the site/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Delete From tomorrow' }));
  await screen.findByText(/Deleted “From tomorrow”/);
  expect(fake.count('PRESET')).toBe(0);
});

test('Asks to unlock a locked history, and saves nothing if the user cancels', async () => {
  const ensureUnlocked = vi.fn(async () => undefined);
  const { user } = renderPage(
    <KeychainContext
      value={fakeKeychain(
        { status: 'locked', methods: ['PASSWORD'], count: 1, wasReset: false },
        ensureUnlocked,
      )}
    >
      <Presets design={plain} onApply={() => undefined} />
    </KeychainContext>,
  );
  await user.type(nameField(), 'Menu');
  await user.click(screen.getByRole('button', { name: 'Save preset' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Unlock your history to save presets.');
  await user.click(screen.getByRole('button', { name: 'Unlock your history' }));
  await waitFor(() => expect(ensureUnlocked).toHaveBeenCalledTimes(2));
  expect(within(document.body).queryByRole('list', { name: 'Your presets' })).toBeNull();
});
