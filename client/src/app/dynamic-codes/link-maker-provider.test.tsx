import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { codeDefaults } from '#config/code-defaults.ts';
import { type LinkProps, useLinkMaker } from '#features/generator/changeable/link-maker-slot.ts';
import { renderPage } from '#testing/render.tsx';
import { LinkMakerProvider } from './link-maker-provider.tsx';

/** The settings of the next link, as a generator shows them. */
function Settings({ machine }: Pick<LinkProps, 'machine'>) {
  const maker = useLinkMaker();
  const look = { design: codeDefaults.design, size: codeDefaults.size.default };
  return maker && <maker.Link machine={machine} look={look} onRefused={() => undefined} />;
}

/** Opens the field for the link's own name. */
async function openName(emailVerified: boolean) {
  const machine: LinkProps['machine'] = { link: { current: undefined } };
  const { user } = renderPage(
    <LinkMakerProvider name={undefined}>
      <Settings machine={machine} />
    </LinkMakerProvider>,
    { me: { emailVerified } },
  );
  await user.click(await screen.findByRole('button', { name: 'Choose the link’s name' }));
  return { user, field: screen.getByLabelText(/^Name of the short link/), machine };
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
