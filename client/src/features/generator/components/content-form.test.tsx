import { wifi } from '@canary/qr/content/wifi';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '#testing/render.tsx';
import { useGenerator } from '../hooks/use-generator.ts';
import { ContentForm } from './content-form.tsx';

function Form() {
  const generator = useGenerator(wifi);
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
