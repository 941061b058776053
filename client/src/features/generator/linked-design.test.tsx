import { PRINT_SAFE } from '@canary/qr/colour';
import type { Design } from '@canary/qr/design/design';
import { plainDesign } from '@canary/qr/design/plain-design';
import { designToText } from '@canary/qr/design/share-link';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Link, MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test } from 'vitest';
import { codeDefaults } from '#config/code-defaults.ts';
// The generator loads these modules on demand. Imported here so that no test waits for them.
import './parts.ts';
import { TabbedGenerator } from './tabbed-generator.tsx';

// jsdom has no `scrollIntoView`.
HTMLElement.prototype.scrollIntoView = () => undefined;

beforeEach(() => window.history.replaceState(null, ''));

async function open(at: string) {
  render(
    <MemoryRouter initialEntries={[at]}>
      <Link to="/?design=fern#generate">Fern</Link>
      <TabbedGenerator lockOf={() => undefined} />
    </MemoryRouter>,
  );
  const user = userEvent.setup();
  await user.click(await screen.findByRole('tab', { name: 'Colour' }));
  return user;
}

/** A plain design with another background, as a link's fragment. */
async function sharedLink(part: Partial<Design>) {
  return `/#design=${await designToText({ ...plainDesign(PRINT_SAFE), ...part })}`;
}

const expectColours = async (foreground: string, background: string) => {
  await waitFor(() => expect(screen.getByLabelText('Code colour')).toHaveValue(foreground));
  expect(screen.getByLabelText('Background colour')).toHaveValue(background);
};

const expectInitialColours = () =>
  expectColours(codeDefaults.colours.foreground, codeDefaults.colours.background);

test('A link with a design opens the generator in its colours and names the design', async () => {
  await open('/?design=lagoon#generate');
  expect(await screen.findByText(/Design ‘Lagoon’ chosen/)).toBeVisible();
  await expectColours('#00424d', '#a5efe6');
});

test('Switches from a design to the one before and back', async () => {
  const user = await open('/?design=lagoon#generate');
  await user.click(await screen.findByRole('button', { name: 'Back to the previous design' }));
  await expectInitialColours();
  await user.click(screen.getByRole('button', { name: 'Use ‘Lagoon’ again' }));
  await expectColours('#00424d', '#a5efe6');
});

test('Stops naming the design once a colour is changed by hand', async () => {
  const user = await open('/?design=lagoon#generate');
  await screen.findByText(/Design ‘Lagoon’ chosen/);
  await user.click(await screen.findByRole('button', { name: 'Print-safe' }));
  expect(screen.queryByText(/Lagoon’ chosen/)).toBeNull();
});

test('Another link replaces the design, and following it again restores its colours', async () => {
  const user = await open('/?design=lagoon#generate');
  await screen.findByText(/Design ‘Lagoon’ chosen/);
  await user.click(screen.getByRole('link', { name: 'Fern' }));
  await expectColours('#1d4a1f', '#dcf3c0');
  await user.click(screen.getByRole('button', { name: 'Print-safe' }));
  await user.click(screen.getByRole('link', { name: 'Fern' }));
  await expectColours('#1d4a1f', '#dcf3c0');
});

test('After a reload, a design that was changed since stays', async () => {
  const user = await open('/?design=lagoon#generate');
  await user.click(await screen.findByRole('button', { name: 'Print-safe' }));
  await expectColours('#000000', '#ffffff');
  cleanup();
  await open('/?design=lagoon#generate');
  await expectColours('#000000', '#ffffff');
  expect(screen.queryByText(/Lagoon’ chosen/)).toBeNull();
});

test('An unknown design changes nothing, and the message doesn’t repeat the link’s text', async () => {
  await open('/?design=free-money');
  expect(await screen.findByText(/names an unknown design/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'All designs' })).toHaveAttribute('href', '/themes');
  expect(screen.queryByText(/free-money/)).toBeNull();
  await expectInitialColours();
});

test('Shows a shared design on a sample at once, and switches back to the one before', async () => {
  const user = await open(await sharedLink({ background: { kind: 'solid', colour: '#ffeedd' } }));
  expect(await screen.findByText(/Shared design chosen/)).toBeVisible();
  // The design is replaced before anything is typed.
  expect(await screen.findByRole('img', { name: 'Sample in your design' })).toBeVisible();
  await expectColours('#000000', '#ffeedd');
  await user.click(screen.getByRole('button', { name: 'Back to the previous design' }));
  await expectInitialColours();
});

test.each([
  ['damaged', '/#design=1AAAA', /incomplete or damaged/],
  ['empty', '/#design=', /incomplete or damaged/],
  ['of a newer version', '/#design=2AAAA', /from a newer version of the site/],
])('A shared design that is %s changes nothing and says why', async (_what, at, message) => {
  await open(at);
  expect(await screen.findByText(message)).toBeVisible();
  await expectInitialColours();
});
