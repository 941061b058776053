import { screen, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { gate } from '#testing/gate.ts';
import { graphqlError, sessionEnded } from '#testing/graphql-error.ts';
import { recordSavedFiles, type SavedFile } from '#testing/record-saved-files.ts';
import { api } from '#testing/server.ts';
import { textOf } from '#testing/text-of.ts';
import { renderAccount } from './testing/render-account.tsx';

let saved: readonly SavedFile[];
beforeEach(() => {
  saved = recordSavedFiles();
});

const section = () => within(screen.getByRole('region', { name: 'Your data' }));
const download = () => section().getByRole('button', { name: 'Download my data (JSON)' });

test('Saves the data as a file and doesn’t cache it', async () => {
  const { opened, open: answer } = gate();
  const gives = api.query('MyData', async () => {
    await opened;
    return HttpResponse.json({ data: { myData: { username: 'Ada', secretHobby: 'chess' } } });
  });
  const { user, connection } = await renderAccount({ handlers: [gives] });
  await user.click(download());
  expect(section().getByRole('button', { name: 'Collecting your data…' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  answer();
  expect(await section().findByText('Saved as canary-qr-data.json.')).toBeVisible();
  expect(saved.map(({ fileName }) => fileName)).toEqual(['canary-qr-data.json']);
  expect(saved[0]?.content.type).toBe('application/json');
  expect(JSON.parse(await textOf(saved[0]?.content))).toEqual({
    username: 'Ada',
    secretHobby: 'chess',
  });
  expect(JSON.stringify(connection.client.extract())).not.toContain('chess');
});

test.each([
  ['fails', () => graphqlError('INTERNAL_SERVER_ERROR', 'Something went wrong.'), 'Something went wrong.'],
  ['can’t be reached', () => HttpResponse.error(), 'We can’t reach the server.'],
])('When the server %s, no file is saved and an error appears', async (_, answer, message) => {
  const { user } = await renderAccount({ handlers: [api.query('MyData', answer)] });
  await user.click(download());
  expect(await section().findByRole('alert')).toHaveTextContent(message);
  expect(saved).toEqual([]);
});

test('A session that has ended leads to the login page', async () => {
  const { user } = await renderAccount({ handlers: [api.query('MyData', sessionEnded)] });
  await user.click(download());
  expect(await screen.findByText('At /login?next=%2Faccount')).toBeVisible();
  expect(saved).toEqual([]);
});
