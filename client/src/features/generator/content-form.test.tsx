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

test('Offers to add https:// to a web address', async () => {
  const { user } = renderPage(<Form type={url} />);
  const field = await screen.findByLabelText('Web address');
  await user.type(field, ' example');
  expect(screen.queryByRole('button')).toBeNull();
  await user.type(field, '.org/a?b=c ');
  await user.click(screen.getByRole('button', { name: 'Use https://example.org/a?b=c' }));
  expect(screen.getByText('https://example.org/a?b=c')).toBeVisible();
  expect(field).toHaveFocus();
  expect(field).toBeValid();
  expect(screen.queryByRole('button')).toBeNull();
});

test.each(['example', 'two words.org', 'ftp://example.org', 'ada@example.org', 'https:example.org', '…'])(
  'Doesn’t offer https:// for %s',
  async (typed) => {
    const { user } = renderPage(<Form type={url} />);
    await user.type(await screen.findByLabelText('Web address'), typed);
    await user.tab();
    expect(screen.getByLabelText('Web address')).toBeInvalid();
    expect(screen.queryByRole('button')).toBeNull();
  },
);
