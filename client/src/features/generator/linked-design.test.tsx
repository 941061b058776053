import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Link, MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
// The generator loads it on demand; loaded here, no test waits for it.
import './studio/studio.tsx';
import { TabbedGenerator } from './tabbed-generator.tsx';

function open(at: string) {
  render(
    <MemoryRouter initialEntries={[at]}>
      <Link to="/?design=fern#generate">Fern</Link>
      <TabbedGenerator lockOf={() => undefined} />
    </MemoryRouter>,
  );
  return userEvent.setup();
}

const colours = () => ['Code colour', 'Background colour'].map((label) => screen.getByLabelText(label));
const expectColours = (foreground: string, background: string) =>
  waitFor(() => {
    const [code, ground] = colours();
    expect(code).toHaveValue(foreground);
    expect(ground).toHaveValue(background);
  });

test('A link with a design opens the generator in its colours and names the design', async () => {
  open('/?design=lagoon#generate');
  await expectColours('#00424d', '#a5efe6');
  expect(await screen.findByText(/Design ‘Lagoon’ chosen/)).toBeVisible();
});

test('Switches from a design to the Canary colours and back', async () => {
  const user = open('/?design=lagoon#generate');
  await user.click(await screen.findByRole('button', { name: 'Back to Canary colours' }));
  await expectColours('#f5d442', '#1a1a1a');
  await user.click(screen.getByRole('button', { name: 'Use ‘Lagoon’ again' }));
  await expectColours('#00424d', '#a5efe6');
});

test('Stops naming the design once a colour is changed by hand', async () => {
  const user = open('/?design=lagoon#generate');
  await screen.findByText(/Design ‘Lagoon’ chosen/);
  await user.click(screen.getByRole('button', { name: 'Print-safe' }));
  expect(screen.queryByText(/Lagoon/)).toBeNull();
});

test('Another link replaces the design, and following it again restores its colours', async () => {
  const user = open('/?design=lagoon#generate');
  await screen.findByText(/Design ‘Lagoon’ chosen/);
  await user.click(screen.getByRole('link', { name: 'Fern' }));
  await expectColours('#1d4a1f', '#dcf3c0');
  await user.click(screen.getByRole('button', { name: 'Print-safe' }));
  await user.click(screen.getByRole('link', { name: 'Fern' }));
  await expectColours('#1d4a1f', '#dcf3c0');
});

test('An unknown design changes nothing, and the message doesn’t repeat the link’s text', async () => {
  open('/?design=free-money');
  expect(await screen.findByText(/names an unknown design/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'All designs' })).toHaveAttribute('href', '/themes');
  expect(screen.queryByText(/free-money/)).toBeNull();
  await expectColours('#f5d442', '#1a1a1a');
});
