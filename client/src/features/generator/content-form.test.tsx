import type { ContentType, Values } from '@canary/qr/content/content-type';
import { location } from '@canary/qr/content/location';
import { upi } from '@canary/qr/content/upi';
import { url } from '@canary/qr/content/url';
import { vcard } from '@canary/qr/content/vcard';
import { wifi } from '@canary/qr/content/wifi';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { renderPage } from '#testing/render.tsx';
import { ContentForm } from './content-form.tsx';
import { useContent } from './use-content.ts';

interface FormProps {
  readonly type?: ContentType;
  readonly excess?: number;
  readonly drafts?: Readonly<Record<string, Values>>;
}

function Form({ type = wifi, excess = 0, drafts = {} }: FormProps) {
  const content = useContent(type, { read: () => drafts, save: () => {} });
  const [isWanted, setWanted] = useState(false);
  return (
    <>
      <ContentForm content={content} allFields isWanted={isWanted} excess={excess} />
      <button type="button" onClick={() => setWanted(true)}>
        Download
      </button>
      <output>{content.result.ok && content.result.payload}</output>
    </>
  );
}

test('Hides the password of an open network, and restores it when security is chosen again', async () => {
  const { user } = renderPage(<Form />);
  const security = () => screen.getByLabelText('Security');
  const password = () => screen.queryByLabelText('Password');
  await user.type(await screen.findByLabelText('Network name (SSID)'), 'Café');
  await user.type(screen.getByLabelText('Password'), 'correct horse');
  await user.selectOptions(security(), 'No password');
  expect(password()).toBeNull();
  expect(security()).toHaveFocus();
  expect(screen.getByText('WIFI:S:Café;T:nopass;;')).toBeVisible();
  await user.selectOptions(security(), 'WEP');
  expect(password()).toHaveValue('correct horse');
});

const field = () => screen.findByLabelText('Web address');
const undo = () => screen.queryByRole('button', { name: 'Undo' });

test('Completes a web address when the user leaves the field, and takes that back', async () => {
  const { user } = renderPage(<Form type={url} />);
  await user.type(await field(), ' example.org/a?b=c ');
  expect(await field()).not.toHaveAttribute('aria-invalid');
  expect(await field()).toHaveValue('example.org/a?b=c');
  expect(screen.getByText('https://example.org/a?b=c')).toBeVisible();
  expect(undo()).toBeNull();
  await user.tab();
  expect(await field()).toHaveValue('https://example.org/a?b=c');
  expect(await field()).toHaveAccessibleDescription('We added https:// Undo');
  expect(screen.getByText('We added https://')).toHaveRole('status');

  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await field()).toHaveFocus();
  // The field trims its value, as browsers do.
  expect(await field()).toHaveValue('example.org/a?b=c');
  expect(await field()).not.toHaveAttribute('aria-invalid');
  await user.tab();
  expect(await field()).toHaveValue('example.org/a?b=c');
  expect(await field()).toHaveAccessibleDescription(/starting with http/);
  expect(await field()).toHaveAttribute('aria-invalid', 'true');
  await user.type(await field(), 'd');
  expect(await field()).not.toHaveAttribute('aria-invalid');
  await user.tab();
  expect(await field()).toHaveValue('https://example.org/a?b=cd');
});

test('Adds http:// to an address in the local network, and says that it is useless elsewhere', async () => {
  const { user } = renderPage(<Form type={url} />);
  await user.type(await field(), 'localhost:3000/a//b');
  expect(screen.queryByText(/private network/)).toBeNull();
  await user.tab();
  expect(await field()).toHaveValue('http://localhost:3000/a//b');
  expect(await field()).toHaveAccessibleDescription(
    'We added http:// Undo This address is in a private network. Visitors can’t open it.',
  );
  expect(await field()).not.toHaveAttribute('aria-invalid');
});

test('Replaces the spaces of an address with %20, and says so', async () => {
  const { user } = renderPage(<Form type={url} />);
  await user.type(await field(), 'https://example.org/our menu.pdf');
  await user.tab();
  expect(await field()).toHaveValue('https://example.org/our%20menu.pdf');
  expect(await field()).toHaveAccessibleDescription('We replaced spaces with %20 Undo');
});

test('Says at once what is wrong with a value that wasn’t typed here', async () => {
  renderPage(<Form type={url} drafts={{ url: { url: 'example..org' } }} />);
  expect(await field()).toHaveAccessibleDescription(/a dot too many/);
});

test('Splits a full name in the field of the first name, and shows the result until Undo', async () => {
  const { user } = renderPage(<Form type={vcard} />);
  const first = await screen.findByLabelText('First name');
  const last = () => screen.getByLabelText(/^Last name/);
  await user.type(first, 'John Doe Jr.');
  await user.tab();
  expect(first).toHaveValue('John');
  expect(last()).toHaveValue('Doe Jr.');
  expect(first).toHaveAccessibleDescription('We split the name. Undo');
  expect(screen.getByText(/N:Doe Jr\.;John;;;/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(first).toHaveFocus();
  expect(first).toHaveValue('John Doe Jr.');
  expect(last()).toHaveValue('');
  await user.tab();
  expect(first).toHaveValue('John Doe Jr.');
});

test('Says of a hidden network, once it is chosen, that some phones don’t join it', async () => {
  const { user } = renderPage(<Form type={wifi} />);
  const hidden = await screen.findByLabelText('The network is hidden');
  expect(screen.queryByText(/Some phones don’t join/)).toBeNull();
  await user.click(hidden);
  expect(hidden).toHaveAccessibleDescription(/Some phones don’t join a hidden network/);
});

test.each(['example', 'two words.org', 'ftp://example.org', 'ada@example.org', '…'])(
  'Doesn’t complete %s',
  async (typed) => {
    const { user } = renderPage(<Form type={url} />);
    await user.type(await field(), typed);
    expect(await field()).not.toHaveAttribute('aria-invalid');
    await user.tab();
    expect(await field()).toHaveAttribute('aria-invalid', 'true');
    expect(await field()).toHaveValue(typed);
    expect(undo()).toBeNull();
  },
);

test.each(['Latitude', 'Longitude'])(
  'Coordinates that are pasted into %s fill both fields, until Undo',
  async (label) => {
    const { user } = renderPage(<Form type={location} />);
    await user.type(await screen.findByLabelText('Longitude'), '9');
    await user.clear(screen.getByLabelText(label));
    await user.click(screen.getByLabelText(label));
    await user.paste('https://www.google.com/maps/@18.5204,73.8567,15z');
    expect(await screen.findByText('We filled in both coordinates.')).toHaveRole('status');
    expect(screen.getByLabelText('Latitude')).toHaveValue('18.5204');
    expect(screen.getByLabelText('Longitude')).toHaveValue('73.8567');
    expect(screen.getByText('https://www.google.com/maps?q=18.5204,73.8567')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(screen.getByLabelText(label)).toHaveValue('https://www.google.com/maps/@18.5204,73.8567,15z');
  },
);

test('Each invalid field has its message once the user wants a code', async () => {
  const { user } = renderPage(<Form type={upi} />);
  await user.type(await screen.findByLabelText(/^Amount/), 'ten');
  await user.click(screen.getByRole('button', { name: 'Download' }));
  expect(screen.getByLabelText(/^Amount/)).toHaveAccessibleDescription(/Enter an amount in rupees/);
  expect(screen.getByLabelText('UPI ID')).toHaveAccessibleDescription(/Enter a UPI ID/);
});

test('An address that is too long for a code says by how much', async () => {
  renderPage(<Form type={url} excess={1200} />);
  expect(await field()).toHaveAccessibleDescription('Too long for a code by 1,200 bytes. Shorten it.');
});
