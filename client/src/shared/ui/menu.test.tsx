import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { renderPage } from '#testing/render.tsx';
import { ButtonMenu, MenuItem } from './menu.tsx';

function ReplacedPage() {
  const [version, setVersion] = useState(0);
  return (
    <>
      <ButtonMenu icon="copy" label="Actions">
        <MenuItem icon="copy" onSelect={() => undefined}>
          Copy
        </MenuItem>
      </ButtonMenu>
      <button type="button" onClick={() => setVersion(version + 1)}>
        Replace
      </button>
      <main id="content" key={version} />
    </>
  );
}

test('A menu is on the page after its main landmark was replaced', async () => {
  const { user } = renderPage(<ReplacedPage />);
  await user.click(screen.getByRole('button', { name: 'Replace' }));
  await user.click(screen.getByRole('button', { name: 'Actions' }));
  expect(screen.getByRole('main')).toContainElement(await screen.findByRole('menu'));
});
