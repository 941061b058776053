import { text } from '@canary/qr/content/text';
import { screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { forgetDrafts } from '#shared/storage/drafts.ts';
import { renderPage } from '#testing/render.tsx';
import { WholeGenerator } from './whole-generator.tsx';

const page = <WholeGenerator type={text} isNew={false} />;
const field = () => screen.findByRole('textbox', { name: 'Text' });

afterEach(forgetDrafts);

test('What was typed is there again for whoever comes back to the page, and is stored nowhere', async () => {
  const { user, unmount } = renderPage(page);
  await user.type(await field(), 'half a sen');
  unmount();
  renderPage(page);
  expect(await field()).toHaveValue('half a sen');
  expect(Object.values(localStorage).join()).not.toContain('half a sen');
  expect(Object.values(sessionStorage).join()).not.toContain('half a sen');
});

test('Whoever leaves the pages of their account leaves nothing of it behind', async () => {
  const { user, unmount } = renderPage(page, { area: 'members' });
  await user.type(await field(), 'secret');
  unmount();
  renderPage(page);
  expect(await field()).toHaveValue('');
});
