import type { ContentType } from '@canary/qr/content/content-type';
import { url } from '@canary/qr/content/url';
import { wifi } from '@canary/qr/content/wifi';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '#testing/render.tsx';
import { useGenerator } from '../hooks/use-generator.ts';
import { ContentForm } from './content-form.tsx';

function Form({ type = wifi }: { readonly type?: ContentType }) {
  const generator = useGenerator(type);
  return (
    <>
      <ContentForm generator={generator} whole />
      <output>{generator.outcome.ok && generator.outcome.payload}</output>
    </>
  );
}

test('A network without a password asks for none; what was typed comes back with the security', async () => {
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

test('Whoever leaves https:// out is offered the address with it', async () => {
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
  'Nothing is offered for %s',
  async (typed) => {
    const { user } = renderPage(<Form type={url} />);
    await user.type(await screen.findByLabelText('Web address'), typed);
    await user.tab();
    expect(screen.getByLabelText('Web address')).toBeInvalid();
    expect(screen.queryByRole('button')).toBeNull();
  },
);
