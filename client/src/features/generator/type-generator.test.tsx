import { text } from '@canary/qr/content/text';
import { upi } from '@canary/qr/content/upi';
import { url } from '@canary/qr/content/url';
import { designOf, findTemplate } from '@canary/qr/templates/templates';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { codeDefaults } from '#config/code-defaults.ts';
import { rememberedLook } from '#shared/code/remembered-look.ts';
import { userDrafts } from '#shared/storage/drafts.ts';
import { renderPage } from '#testing/render.tsx';
import { TypeGenerator } from './type-generator.tsx';

const page = <TypeGenerator type={text} />;
const field = () => screen.findByRole('textbox', { name: 'Text' });

test('Keeps what was typed while the user visits other pages, without storing it', async () => {
  const { user, unmount } = renderPage(page);
  await user.type(await field(), 'half a sen');
  unmount();
  renderPage(page);
  expect(await field()).toHaveValue('half a sen');
  expect(Object.values(localStorage).join()).not.toContain('half a sen');
  expect(Object.values(sessionStorage).join()).not.toContain('half a sen');
});

test('Discards what was typed when the user leaves the pages of their account', async () => {
  const { user, unmount } = renderPage(page, { area: 'members' });
  await user.type(await field(), 'secret');
  unmount();
  renderPage(page);
  expect(await field()).toHaveValue('');
});

test('The text of a Wi-Fi template isn’t on a payment code, and what the user writes instead stays', async () => {
  const template = findTemplate('guest-wifi');
  if (!template) throw new Error('There is no such template.');
  rememberedLook.write({ design: designOf(template), size: '1024' });
  const { user, unmount } = renderPage(<TypeGenerator type={upi} />);
  const frameText = async () => {
    await user.click(await screen.findByRole('tab', { name: 'Frame' }));
    return screen.findByRole('textbox', { name: /^Frame text/ });
  };
  expect(await frameText()).toHaveValue('Scan me');
  await user.clear(await frameText());
  await user.type(await frameText(), 'Chai');
  unmount();
  renderPage(page);
  expect(await frameText()).toHaveValue('Chai');
  rememberedLook.erase();
});

test('A contact card stays a text, and can be edited as a contact', async () => {
  const { user } = renderPage(page);
  await user.click(await field());
  await user.paste(
    'BEGIN:VCARD\nVERSION:3.0\nN:Lovelace;Ada;;;\nFN:Ada Lovelace\nBDAY:1815-12-10\nEND:VCARD',
  );
  const offer = await screen.findByRole('button', { name: 'Edit as contact' });
  expect(offer).toHaveAccessibleDescription('The form leaves out: bday (1815-12-10).');
  await user.click(offer);
  expect(await screen.findByText('At /generate/vcard')).toBeVisible();
  expect(userDrafts.restore()['vcard']).toMatchObject({ firstName: 'Ada', lastName: 'Lovelace' });
});

test('Other texts have no offer', async () => {
  const { user } = renderPage(page);
  await user.type(await field(), 'Hello!');
  expect(screen.queryByRole('button', { name: /^Edit as/ })).toBeNull();
});

test.each([
  ['tel:+49301234', 'phone', 'phone number', 'Phone', { phone: '+49301234' }],
  ['mailto:a@b.example', 'email', 'email', 'Email', { email: 'a@b.example', subject: '', body: '' }],
  ['a@b.example', 'email', 'email', 'Email', { email: 'a@b.example', subject: '', body: '' }],
  ['market://details?id=com.example', 'text', 'text', 'Text', { text: 'market://details?id=com.example' }],
])('%s in the field of an address can be edited as %s', async (typed, id, noun, title, values) => {
  const { user } = renderPage(<TypeGenerator type={url} />);
  await user.type(await screen.findByLabelText('Web address'), typed);
  expect(screen.queryByRole('button', { name: /^Edit as/ })).toBeNull();
  await user.tab();
  expect(await screen.findByRole('button', { name: `Edit as ${noun}` })).toBeVisible();
  await user.click(screen.getByRole('switch', { name: 'Can be changed later' }));
  await user.click(screen.getByRole('button', { name: `Make a static ${title} code` }));
  expect(await screen.findByText(`At /generate/${id}`)).toBeVisible();
  expect(userDrafts.restore()[id]).toEqual(values);
});

test('The address of an app can be replaced with its page in the store', async () => {
  const { user } = renderPage(<TypeGenerator type={url} />);
  const field = await screen.findByLabelText('Web address');
  await user.type(field, 'market://details?id=com.example');
  await user.tab();
  const page = 'https://play.google.com/store/apps/details?id=com.example';
  await user.click(await screen.findByRole('button', { name: `Use ${page}` }));
  expect(field).toHaveValue(page);
  expect(screen.queryByRole('button', { name: /^(Use|Edit as)/ })).toBeNull();
});

test('A mistyped address has no offer', async () => {
  const { user } = renderPage(<TypeGenerator type={url} />);
  await user.type(await screen.findByLabelText('Web address'), 'example..com');
  await user.tab();
  expect(await screen.findByText(/it has a dot too many/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^(Use|Edit as)/ })).toBeNull();
});

test.each([
  ['HTTPS://Example.com', 'https://example.com', 'wrote https://, because some cameras open nothing else'],
  ['https://example.com/my menu', 'https://example.com/my%20menu', 'replaced spaces with %20'],
  ['example.com', 'https://example.com', 'added https://'],
])('Says how %s from the dashboard was repaired, with Undo', async (typed, repaired, what) => {
  userDrafts.save('url', { url: typed });
  const { user } = renderPage(<TypeGenerator type={url} />);
  const field = await screen.findByLabelText('Web address');
  await waitFor(() => expect(field).toHaveValue(repaired));
  expect(field).toHaveAccessibleDescription(`We ${what} Undo`);
  const note = screen.getByText(`We ${what}`).parentElement;
  await user.click(within(note ?? field).getByRole('button', { name: 'Undo' }));
  expect(field).toHaveValue(typed);
});

test('A saved code is shown as it was saved', async () => {
  const look = { design: codeDefaults.design, size: 512 };
  const code = { type: 'url', values: { url: 'HTTPS://Example.com' }, look };
  renderPage(<TypeGenerator type={url} saved={{ id: '1', code }} />);
  expect(await screen.findByLabelText('Web address')).toHaveValue('HTTPS://Example.com');
});
