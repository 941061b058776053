import type { ContentTypeId } from '@canary/qr/content/all';
import { toPayload, valuesFor } from '@canary/qr/content/content-type';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { generatorTypes } from '#config/generators.ts';
import { questionsOf } from '#features/type-page/questions.ts';
import { loadTypePage, typesWithPage } from '#features/type-page/type-pages.ts';
import { recordSavedFiles } from '#testing/record-saved-files.ts';
import { renderPage } from '#testing/render.tsx';
import { typePage } from './type-page.tsx';

const openPage = async (id: ContentTypeId) =>
  renderPage(await typePage(id), { at: `/qr-code/${id}`, area: 'public', me: null });

test('Every type with a generator has a public page', () => {
  expect(typesWithPage).toEqual(generatorTypes);
});

test.each(typesWithPage)(
  'The page of %s shows the text of a valid code, and asks nothing twice',
  async (id) => {
    const content = await loadTypePage(id);
    const { type, example } = content;
    const values = { ...type.empty, ...example };
    const result = toPayload(type, { ...type.empty, ...valuesFor(type, values) });
    if (!result.ok) throw new Error(JSON.stringify(result.errors));
    const questions = questionsOf(content).map(({ question }) => question);
    expect(new Set(questions).size).toBe(questions.length);
    const { container } = await openPage(id);
    await waitFor(() => expect(container.querySelector('pre')?.textContent).toBe(result.payload));
  },
);

describe('A visitor', () => {
  test('fills in a Wi-Fi code, and Download leads to a free account', async () => {
    const files = recordSavedFiles();
    const { user } = await openPage('wifi');
    expect(screen.getByText(/^Free account needed\. Uses 1 of your 5 free tokens\./)).toBeVisible();
    await user.type(screen.getByLabelText('Network name (SSID)'), 'Guests');
    await user.type(screen.getByLabelText('Password'), 'come on in');
    await user.click(screen.getByRole('button', { name: 'Download' }));
    expect(await screen.findByText('At /register?next=%2Fgenerate%2Fwifi')).toBeVisible();
    expect(files).toEqual([]);
  });

  test('needs no account for a text code', async () => {
    await openPage('text');
    expect(screen.getByLabelText('Text')).toBeVisible();
    expect(screen.queryByText(/^Free account needed/)).toBeNull();
  });
});
