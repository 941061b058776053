import type { ContentType } from '@canary/qr/content/content-type';
import { url } from '@canary/qr/content/url';
import { wifi } from '@canary/qr/content/wifi';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '#testing/render.tsx';
import { ContentForm } from './content-form.tsx';
import { useContent } from './use-content.ts';

function Form({ type = wifi }: { readonly type?: ContentType }) {
  const content = useContent(type);
  return (
    <>
      <ContentForm content={content} allFields />
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

test('Adds http:// to an address in the local network, and says so', async () => {
  const { user } = renderPage(<Form type={url} />);
  await user.type(await field(), 'localhost:3000/a//b');
  await user.tab();
  expect(await field()).toHaveValue('http://localhost:3000/a//b');
  expect(await field()).toHaveAccessibleDescription('We added http:// Undo');
});

test.each(['example', 'two words.org', 'ftp://example.org', 'ada@example.org', 'https:example.org', '…'])(
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
