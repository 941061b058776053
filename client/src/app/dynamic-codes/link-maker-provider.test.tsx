import { screen } from '@testing-library/react';
import { use } from 'react';
import { expect, test } from 'vitest';
import { LinkMakerSlot } from '#features/generator/changeable/link-maker-slot.ts';
import { renderPage } from '#testing/render.tsx';
import { LinkMakerProvider } from './link-maker-provider.tsx';

/** The settings of the next link, as a generator shows them. */
function Settings() {
  return use(LinkMakerSlot)?.settings;
}

/** Opens the field for the link's own name. */
async function openName(emailVerified: boolean) {
  const { user } = renderPage(
    <LinkMakerProvider name={undefined}>
      <Settings />
    </LinkMakerProvider>,
    { me: { emailVerified } },
  );
  await user.click(await screen.findByRole('button', { name: 'Choose the link’s name' }));
  return { user, field: screen.getByLabelText(/^Name of the short link/) };
}

test('A user whose email address isn’t confirmed reads why they can’t choose a link’s name', async () => {
  const { user, field } = await openName(false);
  expect(field).toHaveFocus();
  expect(field).toHaveAccessibleDescription(/^Confirm your email address to choose a name/);
  await user.type(field, 'menu');
  expect(field).toHaveValue('');
  expect(screen.getByRole('link', { name: 'your account' })).toHaveAttribute('href', '/account');
});

test('A user with a confirmed email address chooses a link’s name', async () => {
  const { user, field } = await openName(true);
  await user.type(field, 'menu');
  expect(field).toHaveValue('menu');
});

test.each([
  ['café', 'A short link’s name can’t have “é”, only letters from a to z, digits and hyphens. Try “cafe”.'],
  [
    'my menu',
    'A short link’s name can’t have a space, only letters from a to z, digits and hyphens. Try “my-menu”.',
  ],
  ['ab', 'A short link’s name has 4 to 40 characters.'],
  ['menu', undefined],
  ['  ', undefined],
])('A user who leaves the name “%s” reads what is wrong: %s', async (typed, problem) => {
  const { user, field } = await openName(true);
  await user.type(field, typed);
  expect(field).not.toBeInvalid();
  await user.tab();
  if (problem) expect(field).toHaveAccessibleDescription(problem);
  else expect(field).not.toBeInvalid();
  await user.type(field, 'x');
  expect(field).not.toBeInvalid();
});
