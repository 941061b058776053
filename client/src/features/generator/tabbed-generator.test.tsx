import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { describe, expect, test } from 'vitest';
import { sessionStore } from '#session/session.ts';
import { visitorDrafts } from '#shared/storage/drafts.ts';
import { recordSavedFiles } from '#testing/record-saved-files.ts';
import { waitingExport } from './kept-input.ts';
import { type Lock, TabbedGenerator } from './tabbed-generator.tsx';

function show(lock?: Lock) {
  render(
    <MemoryRouter>
      <TabbedGenerator lockOf={(id) => (id === 'vcard' ? lock : undefined)} />
      <CurrentPath />
    </MemoryRouter>,
  );
  return userEvent.setup();
}

function CurrentPath() {
  return <p>{`At ${useLocation().pathname}`}</p>;
}

const lock: Lock = { text: 'Free account needed.', to: '/login?next=/generate/vcard' };
const action = 'Unlock Now by Free Sign up';

test('A locked type shows why it is locked and a link to unlock it', async () => {
  const user = show(lock);
  await user.click(screen.getByRole('tab', { name: 'vCard' }));
  expect(await screen.findByText(lock.text)).toBeVisible();
  expect(screen.getByRole('link', { name: action })).toHaveAttribute('href', lock.to);
  expect(screen.queryByRole('button', { name: 'Download' })).toBeNull();
  await user.click(screen.getByRole('tab', { name: 'Location' }));
  expect(await screen.findByRole('button', { name: 'Download' })).toBeVisible();
});

test('The form of a locked type is inert, and no other part of the page is', async () => {
  const user = show(lock);
  await user.click(screen.getByRole('tab', { name: 'vCard' }));
  const locked = (await screen.findByText('Download')).closest('form');
  const inert = locked?.closest('[inert]');
  expect(inert).not.toBeNull();
  expect(inert).toHaveAttribute('aria-hidden', 'true');
  expect(inert).not.toContainElement(screen.getByRole('link', { name: action }));
  expect(screen.getByRole('tab', { name: 'vCard' }).closest('[inert]')).toBeNull();
  await user.click(screen.getByRole('tab', { name: 'URL' }));
  expect((await screen.findByRole('button', { name: 'Download' })).closest('[inert]')).toBeNull();
});

test('The message about a rejected paste disappears when another type is chosen', async () => {
  const user = show();
  await user.click(screen.getByRole('tab', { name: 'vCard' }));
  const paste = new InputEvent('beforeinput', { data: 'x'.repeat(100_001), bubbles: true, cancelable: true });
  await screen.findByLabelText(/^First name/);
  fireEvent(screen.getByLabelText(/^Email address/), paste);
  expect(paste.defaultPrevented).toBe(true);
  expect(screen.getByText(/That is 100,001 characters/)).toBeVisible();
  await user.click(screen.getByRole('tab', { name: 'Email' }));
  await waitFor(() => expect(screen.queryByLabelText(/^First name/)).toBeNull());
  expect(screen.getByLabelText(/^Email address/)).toBeVisible();
  expect(screen.queryByText(/That is 100,001 characters/)).toBeNull();
});

test('For a user who is logged in, Save leads to the page that saves the code, and downloads nothing', async () => {
  sessionStore.set({ status: 'logged-in', userId: '1', unlocks: [] });
  const files = recordSavedFiles();
  const user = show();
  const save = () => user.click(screen.getByRole('button', { name: 'Save' }));
  await save();
  expect(screen.getByText('At /')).toBeInTheDocument();
  expect(screen.getByRole('alert')).toHaveTextContent('Please enter valid data.');
  await user.type(screen.getByLabelText(/^Web address/), 'example.com/menu');
  await save();
  expect(await screen.findByText('At /generate/url')).toBeInTheDocument();
  expect(screen.getByLabelText(/^Web address/)).toHaveValue('https://example.com/menu');
  expect(files).toEqual([]);
});

test('A visitor who wants a changeable code is led to the sign-up, and the download waits', async () => {
  sessionStore.set({ status: 'logged-out', reason: 'never' });
  const user = show();
  await user.type(screen.getByLabelText('Web address'), 'https://example.com/menu');
  await user.click(screen.getByRole('switch', { name: 'Can be changed later' }));
  expect(screen.getByText('An example. The link is made when you save or download.')).toBeVisible();
  const files = recordSavedFiles();
  await user.click(screen.getByRole('button', { name: 'Download' }));
  expect(await screen.findByText('At /register')).toBeVisible();
  expect(files).toEqual([]);
  expect(waitingExport.read()).toMatchObject({
    verb: 'download',
    type: 'url',
    file: { format: 'png' },
    waitsFor: 'account',
  });
});

const vcard = 'BEGIN:VCARD\nVERSION:3.0\nN:Lovelace;Ada;;;\nFN:Ada Lovelace\nEND:VCARD';

describe('A visitor who pastes the text of a code', () => {
  async function paste(tab: 'URL' | 'Text', pasted: string) {
    const user = show(lock);
    await user.click(screen.getByRole('tab', { name: tab }));
    await user.click(screen.getByRole('textbox', { name: tab === 'URL' ? 'Web address' : 'Text' }));
    await user.paste(pasted);
    await user.tab();
    return user;
  }
  const isChosen = (tab: string) =>
    expect(screen.getByRole('tab', { name: tab, selected: true })).toHaveFocus();

  test.each([
    ['WIFI:S:Cafe;T:WPA;P:come on in;;', 'a Wi-Fi network', 'WiFi', 'Network name (SSID)', 'Cafe'],
    ['mailto:a@b.example?subject=Hi', 'an email', 'Email', 'Subject', 'Hi'],
    ['geo:52.5163,13.3777', 'a location', 'Location', 'Latitude', '52.5163'],
    ['sms:+49301234', 'a text message', 'SMS', 'Phone number', '+49301234'],
  ])('such as %s can edit it in its form', async (pasted, noun, tab, label, value) => {
    const user = await paste('URL', pasted);
    expect(await screen.findByText(`This is ${noun}, not a web address.`)).toBeVisible();
    await user.click(screen.getByRole('button', { name: `Edit as ${noun.replace(/^an? /, '')}` }));
    expect(await screen.findByLabelText(new RegExp(`^${label.replace(/[()]/g, '.')}`))).toHaveValue(value);
    isChosen(tab);
  });

  test('of a contact into the field of an address loses no line break', async () => {
    const user = await paste('URL', vcard);
    expect(await screen.findByRole('button', { name: 'Edit as contact' })).toHaveAccessibleDescription(
      'The form takes over everything in this text.',
    );
    await user.click(screen.getByRole('button', { name: 'Edit as text' }));
    expect(await screen.findByRole('textbox', { name: 'Text' })).toHaveValue(vcard);
    isChosen('Text');
  });

  test('of a contact into a text is led to the locked form, with the contact filled in', async () => {
    const user = await paste('Text', vcard);
    await user.click(await screen.findByRole('button', { name: 'Edit as contact' }));
    expect(await screen.findByText(lock.text)).toBeVisible();
    expect(await screen.findByLabelText(/^First name/)).toHaveValue('Ada');
    expect(screen.queryByLabelText('Phone 2 kind')).toBeNull();
    isChosen('vCard');
  });

  test('of a type without a tab can keep it as a text, or log in', async () => {
    const user = await paste('URL', 'tel:+49301234');
    expect(await screen.findByRole('button', { name: 'Edit as text' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Edit as phone number' }));
    expect(await screen.findByText('At /generate/phone')).toBeVisible();
    expect(visitorDrafts.read()['phone']).toEqual({ phone: '+49301234' });
  });
});
