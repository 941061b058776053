import { screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderPage } from '#testing/render.tsx';
import type { OnProgress } from './board-file.ts';
import { closeImport } from './board-import.ts';
import { startFileImport } from './file-import.ts';
import ImportSteps from './import-steps.tsx';
import { fakeImportWorkers } from './testing/fake-import-worker.ts';

afterEach(closeImport);

/** Opens the steps of an import, and chooses a file. The content takes the place of the file, which can't be sent here. */
async function chooseFile(content: BlobPart) {
  const reading = startFileImport('https://canary.example');
  fakeImportWorkers({
    ...reading,
    open: (_file, onProgress, encoding) => reading.open(new Blob([content]), onProgress, encoding),
  });
  const { user } = renderPage(<ImportSteps />);
  await user.upload(await screen.findByLabelText('File'), new File(['x'], 'kitchen.csv'));
  return user;
}

const lists = Array.from({ length: 22 }, (_, index) => ({ id: `l${index}`, name: `List ${index}` }));
const manyLists = JSON.stringify({
  ...{ name: 'Kitchen', lists },
  cards: lists.map(({ id, name }) => ({ id, name: `Card of ${name}`, idList: id })),
});

test('The user chooses which of too many lists become columns, and sees what that changes', async () => {
  const user = await chooseFile(manyLists);
  const group = await screen.findByRole('group', {
    name: /22 lists are too many for a board. Choose up to 19/,
  });
  const box = (name: string) => within(group).getByRole('checkbox', { name: new RegExp(`^${name} `) });
  expect(box('List 0')).toBeChecked();
  expect(box('List 21')).toBeDisabled();
  expect(screen.getByText(/These: List 19; List 20; List 21\./)).toBeVisible();
  await user.click(box('List 0'));
  await user.click(box('List 21'));
  expect(await screen.findByText(/These: List 0; List 19; List 20\./)).toBeVisible();
  await user.click(screen.getByRole('radio', { name: 'The archive' }));
  expect(await screen.findByText(/in the archive, and their descriptions name the list/)).toBeVisible();
  expect(group).toHaveAccessibleName(/Choose up to 20/);
});

test('A share that arrives after the file was read changes nothing', async () => {
  const reading = startFileImport('https://canary.example');
  let reportLate: OnProgress = () => undefined;
  fakeImportWorkers({
    ...reading,
    open: (_file, onProgress) => {
      reportLate = onProgress;
      return reading.open(new Blob([manyLists]), () => undefined);
    },
  });
  const { user } = renderPage(<ImportSteps />);
  await user.upload(await screen.findByLabelText('File'), new File(['x'], 'kitchen.json'));
  const button = await screen.findByRole('button', { name: 'Import' });
  await reportLate(1);
  expect(button).toBeVisible();
});

test('A table asks only what changes the board', async () => {
  const user = await chooseFile('Title,Owner,Due\nMilk,"Miller, Jo",3/4/2026');
  const people = await screen.findByRole('group', { name: 'Who “Miller, Jo” is' });
  await user.click(screen.getByRole('radio', { name: 'Day first: 31/12/2026' }));
  await user.click(within(people).getByRole('radio', { name: 'One person, last name first' }));
  expect(screen.queryByLabelText('Letters of the file')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByRole('option', { name: 'Miller, Jo' })).toBeInTheDocument();
});

test('A table that isn’t Unicode shows its letters in the encoding that the user chooses', async () => {
  const user = await chooseFile(new Blob(['Title\nCaf', new Uint8Array([0xe9])]));
  await user.selectOptions(await screen.findByLabelText('Letters of the file'), 'Cyrillic');
  expect(await screen.findByText(/such as in “Cafй”/)).toBeVisible();
});
