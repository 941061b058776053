import { text } from '@canary/qr/content/text';
import { screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { clearDrafts } from '#shared/storage/drafts.ts';
import { renderPage } from '#testing/render.tsx';
import { TypeGenerator } from './type-generator.tsx';

const page = <TypeGenerator type={text} takesFocus={false} />;
const field = () => screen.findByRole('textbox', { name: 'Text' });

afterEach(clearDrafts);

test('Keeps what was typed while the user visits other pages, without storing it', async () => {
  const { user, unmount } = renderPage(page);
  await user.type(await field(), 'half a sen');
  unmount();
  renderPage(page);
  expect(await field()).toHaveValue('half a sen');
  expect(Object.values(localStorage).join()).not.toContain('half a sen');
  expect(Object.values(sessionStorage).join()).not.toContain('half a sen');
});

test('Discards what was typed when the user leaves the pages of their account', async () => {
  const { user, unmount } = renderPage(page, { area: 'members' });
  await user.type(await field(), 'secret');
  unmount();
  renderPage(page);
  expect(await field()).toHaveValue('');
});
