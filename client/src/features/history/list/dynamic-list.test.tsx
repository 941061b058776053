import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { fakeRendering } from '#testing/fake-rendering.ts';
import { graphqlError } from '#testing/graphql-error.ts';
import { recordSavedFiles } from '#testing/record-saved-files.ts';
import { textOf } from '#testing/text-of.ts';
import { fakeDynamicCodes, payloadOf } from '../testing/fake-dynamic-codes.ts';
import { idOf, savedCode } from '../testing/fake-history-records.ts';
import { inRow, names, renderHistory, rowOf } from '../testing/render-history.tsx';

const menu = savedCode({ name: 'Menu', createdAt: '2026-11-23T10:00:00.000Z' });
const dynamicRecord = (name: string, id: string, part = {}) =>
  savedCode({ name, type: 'dynamic', values: { id, link: payloadOf(id) }, ...part });

const findToast = (text: string | RegExp) => screen.findByText(text, { selector: 'li *' });
const ready = (count: string) => screen.findByText(count, { selector: '[role=status]' });

/** A saved code, two dynamic codes with a record, and a dynamic code without a record. */
async function renderCodes({ isWide = false } = {}) {
  const dynamic = fakeDynamicCodes([
    { id: 'flyer', scans: 1_200, recentScans: [...Array.from({ length: 13 }, () => 0), 40] },
    { id: 'poster', scans: 7, pausedText: 'Back in May.' },
    { id: 'api-made', target: 'https://shop.example/spring' },
  ]);
  const codes = [menu, dynamicRecord('Summer flyer', 'flyer'), dynamicRecord('Winter poster', 'poster')];
  const view = await renderHistory(codes, undefined, { isWide, handlers: dynamic.handlers });
  await ready('4 codes');
  return { ...view, dynamic };
}

test('Lists saved and dynamic codes together, with target, scans and state', async () => {
  await renderCodes({ isWide: true });
  expect(names()).toEqual(['Menu', 'canary.example/q/api-made', 'Summer flyer', 'Winter poster']);
  expect(rowOf('Summer flyer')).toHaveTextContent('example.com/flyer');
  expect(rowOf('Summer flyer')).toHaveTextContent('1,200 scans, 40 in the last 14 days');
  expect(rowOf('Summer flyer')).not.toHaveTextContent(/Paused|Active/);
  expect(rowOf('Winter poster')).toHaveTextContent('Paused');
  expect(rowOf('Menu')).not.toHaveTextContent('scans');
  expect(inRow('canary.example/q/api-made').getByRole('link')).toHaveAttribute('href', '/codes/api-made');
  expect(rowOf('canary.example/q/api-made').querySelector('svg[role=img] path')).not.toBeNull();
});

test('Searches by target and short link, filters by type and state, and sorts by scans', async () => {
  const { user } = await renderCodes();
  const search = screen.getByRole('searchbox');
  await user.type(search, 'shop.example spring');
  expect(names()).toEqual(['canary.example/q/api-made']);
  await user.clear(search);
  await user.type(search, 'canary.example/q/flyer');
  expect(names()).toEqual(['Summer flyer']);
  await user.clear(search);
  await user.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'Paused');
  expect(names()).toEqual(['Winter poster']);
  await user.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'All states');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Type' }), 'Dynamic code');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Order' }), 'Most scans');
  expect(names()).toEqual(['Summer flyer', 'Winter poster', 'canary.example/q/api-made']);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Order' }), 'Fewest scans');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Type' }), 'All types');
  expect(names()).toEqual(['canary.example/q/api-made', 'Winter poster', 'Summer flyer', 'Menu']);
});

test('Pauses and resumes selected codes, and Undo brings the text back', async () => {
  const { user, dynamic } = await renderCodes();
  rowOf('Menu').focus();
  await user.keyboard('{Control>}a{/Control}');
  const bar = within(screen.getByRole('region', { name: 'Selected codes' }));
  await user.click(bar.getByRole('button', { name: 'Resume' }));
  await findToast('Resumed “Winter poster”.');
  expect(rowOf('Winter poster')).not.toHaveTextContent('Paused');
  await user.keyboard('{Control>}z{/Control}');
  await waitFor(() => expect(rowOf('Winter poster')).toHaveTextContent('Paused'));
  await user.click(bar.getByRole('button', { name: 'Pause' }));
  await findToast('Paused 2 codes.');
  expect(rowOf('Summer flyer')).toHaveTextContent('Paused');
  await user.keyboard('{Control>}z{/Control}');
  await waitFor(() => expect(rowOf('Summer flyer')).not.toHaveTextContent('Paused'));
  expect(dynamic.sent.slice(0, 2)).toEqual([
    'resumeDynamicCode poster',
    'pauseDynamicCode poster Back in May.',
  ]);
});

test('Deletes codes of both kinds together, and one Undo restores links and records', async () => {
  const { user, dynamic, fake } = await renderCodes();
  rowOf('Menu').focus();
  await user.keyboard('{Control>}a{/Control}{Delete}');
  await findToast('Deleted 4 codes.');
  expect(names()).toEqual([]);
  expect(dynamic.sent.toSorted()).toEqual([
    'deleteDynamicCode api-made',
    'deleteDynamicCode flyer',
    'deleteDynamicCode poster',
  ]);
  await waitFor(() => expect(fake.records.get(idOf(1))?.deletedAt).not.toBeNull());
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await ready('4 codes');
  expect(fake.records.get(idOf(1))?.deletedAt).toBeNull();
  expect(dynamic.sent.filter((sent) => sent.startsWith('restore'))).toHaveLength(3);
});

test('Keeps the record of a code whose link can’t be deleted, and says why', async () => {
  const { user, dynamic, fake } = await renderCodes();
  dynamic.override = (operation, id) =>
    operation === 'DeleteListedCode' && id === 'flyer'
      ? graphqlError('UNAVAILABLE', 'The server is busy.')
      : undefined;
  rowOf('Menu').focus();
  await user.keyboard('{Control>}a{/Control}{Delete}');
  await findToast('“Summer flyer” could not be deleted. The server is busy.');
  expect(names()).toEqual(['Summer flyer']);
  expect(fake.records.get(idOf(1))?.deletedAt).toBeNull();
  await user.keyboard('{Control>}z{/Control}');
  await ready('4 codes');
});

test('Moves only codes with a record to a folder', async () => {
  const { user, fake } = await renderCodes();
  rowOf('Menu').focus();
  await user.keyboard('{Control>}a{/Control}');
  await user.click(screen.getByRole('button', { name: 'Move…' }));
  await user.type(await screen.findByRole('textbox', { name: /New folder/ }), 'Shop{Enter}');
  await findToast('Moved 3 codes to “Shop”.');
  await waitFor(async () => expect((await fake.decrypt(idOf(1)))?.folder).toBe('Shop'));
  expect(rowOf('canary.example/q/api-made')).not.toHaveTextContent('Shop');
});

test('Says that a link was deleted, disabled or isn’t found, and removes only the record', async () => {
  const dynamic = fakeDynamicCodes([
    { id: 'gone', deletedAt: '2026-11-24T10:00:00.000Z' },
    { id: 'bad', disabledReason: 'Phishing' },
  ]);
  const codes = ['gone', 'bad', 'other'].map((id) => dynamicRecord(`Code ${id}`, id));
  const { user, fake } = await renderHistory(codes, undefined, {
    isWide: true,
    handlers: dynamic.handlers,
  });
  await screen.findByText('Disabled', { selector: 'span' });
  expect(rowOf('Code gone')).toHaveTextContent('Link deleted');
  expect(rowOf('Code bad')).toHaveTextContent('Disabled');
  expect(rowOf('Code other')).toHaveTextContent('Link not found');
  rowOf('Code other').focus();
  const details = await screen.findByRole('complementary', { name: 'Details of Code other' });
  expect(details).toHaveTextContent('Link not found in this account.');
  await user.keyboard('{Delete}');
  await findToast('Deleted “Code other”.');
  await waitFor(() => expect(fake.records.get(idOf(2))?.deletedAt).not.toBeNull());
  expect(dynamic.sent).toEqual([]);
});

test('The details show where a code leads, copy its short link and open its page', async () => {
  const { user } = await renderCodes({ isWide: true });
  rowOf('Summer flyer').focus();
  const details = within(await screen.findByRole('complementary', { name: 'Details of Summer flyer' }));
  expect(details.getByRole('link', { name: 'example.com/flyer' })).toHaveAttribute(
    'href',
    'https://example.com/flyer',
  );
  expect(details.getByText('Active')).toBeVisible();
  expect(details.getByRole('link', { name: 'Open' })).toHaveAttribute('href', '/codes/flyer');
  expect(details.queryByRole('button', { name: 'Duplicate' })).toBeNull();
  await user.click(details.getByRole('button', { name: 'Copy link' }));
  await findToast('Link copied.');
  expect(await navigator.clipboard.readText()).toBe('https://canary.example/q/FLYER');
});

test('Lists dynamic codes by their short links while the history is locked', async () => {
  const dynamic = fakeDynamicCodes([{ id: 'flyer' }, { id: 'poster' }]);
  const { user } = await renderHistory([], undefined, {
    handlers: dynamic.handlers,
    key: { status: 'locked', methods: ['PASSWORD'], wasReset: false, count: 3 },
  });
  await ready('2 codes');
  expect(names()).toEqual(['canary.example/q/flyer', 'canary.example/q/poster']);
  expect(screen.getByText(/Your saved codes are encrypted/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Unlock your history' })).toBeVisible();
  rowOf('canary.example/q/flyer').focus();
  await user.keyboard('{F2}');
  expect(screen.queryByRole('textbox')).toBeNull();
  await user.keyboard('{Delete}');
  await findToast('Deleted “canary.example/q/flyer”.');
  expect(names()).toEqual(['canary.example/q/poster']);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await ready('2 codes');
});

test('Shows the saved codes if the dynamic ones can’t be loaded, and tries again', async () => {
  const dynamic = fakeDynamicCodes([{ id: 'flyer' }]);
  dynamic.override = () => graphqlError('UNAVAILABLE', 'The server is busy.');
  const { user } = await renderHistory([menu, dynamicRecord('Summer flyer', 'flyer')], undefined, {
    handlers: dynamic.handlers,
  });
  const note = await screen.findByText(/Dynamic codes, with their targets and scans, could not be loaded/);
  expect(note).toHaveTextContent('The server is busy.');
  await ready('2 codes');
  expect(names()).toEqual(['Menu', 'Summer flyer']);
  expect(rowOf('Summer flyer')).toHaveTextContent('canary.example/q/flyer');
  dynamic.override = () => undefined;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(rowOf('Summer flyer')).toHaveTextContent('example.com/flyer'));
  expect(note).not.toBeInTheDocument();
});

test('Loads all pages, and again when the page gets the focus', async () => {
  const dynamic = fakeDynamicCodes(['a', 'b', 'c', 'd', 'e'].map((id) => ({ id: `code-${id}` })));
  dynamic.pageSize = 2;
  await renderHistory([], undefined, { handlers: dynamic.handlers });
  await ready('5 codes');
  dynamic.change('code-a', { target: 'https://example.com/elsewhere' });
  const later = Date.now() + 60_000;
  vi.spyOn(Date, 'now').mockReturnValue(later);
  act(() => void window.dispatchEvent(new Event('focus')));
  await waitFor(() => expect(rowOf('canary.example/q/code-a')).toHaveTextContent('example.com/elsewhere'));
  expect(names()).toHaveLength(5);
});

test('Exports records as JSON, and all codes with their links as CSV', async () => {
  const files = recordSavedFiles();
  const { user } = await renderCodes();
  const download = async (item: RegExp, button: string) => {
    await user.click(screen.getByRole('button', { name: 'Export' }));
    await user.click(await screen.findByRole('menuitem', { name: item }));
    await user.click(await screen.findByRole('button', { name: button }));
    await waitFor(() => expect(files.at(-1)?.fileName).toContain(button.slice(-3).toLowerCase()));
    return await textOf(files.at(-1)?.content);
  };
  const { codes } = JSON.parse(await download(/^JSON/, 'Download JSON'));
  expect(codes.map(({ name }: { name: string }) => name).toSorted()).toEqual([
    'Menu',
    'Summer flyer',
    'Winter poster',
  ]);
  const csv = await download(/^CSV/, 'Download CSV');
  expect(csv).toContain('Changed,Short link,Target,Scans,State');
  expect(csv).toContain('https://canary.example/q/FLYER,https://example.com/flyer,1200,Active');
  expect(csv).toContain('https://canary.example/q/POSTER,https://example.com/poster,7,Paused');
  expect(csv).toContain('https://canary.example/q/API-MADE,https://shop.example/spring,0,Active');
});

test('The details copy the picture of a saved code, and say if the browser refuses it', async () => {
  const copied = vi.fn();
  vi.stubGlobal(
    'ClipboardItem',
    class {
      readonly types: Record<string, Promise<Blob>>;

      constructor(types: Record<string, Promise<Blob>>) {
        this.types = types;
      }
    },
  );
  fakeRendering({
    makeCheckedFile: async () => ({ ok: true, file: new Blob(['PNG']), modulePixels: 8, readings: [] }),
  });
  const { user } = await renderCodes({ isWide: true });
  const write = vi
    .spyOn(navigator.clipboard, 'write')
    .mockImplementation(async ([item]) => copied(await textOf(await Object(item).types['image/png'])));
  const details = within(screen.getByRole('complementary', { name: 'Details of Menu' }));
  await user.click(details.getByRole('button', { name: 'Copy' }));
  await findToast(/Copied “Menu”\./);
  expect(copied).toHaveBeenCalledExactlyOnceWith('PNG');
  write.mockRejectedValue(new Error('Not allowed'));
  await user.click(details.getByRole('button', { name: 'Copy' }));
  await findToast('“Menu” was not copied. Your browser didn’t allow it. Download the code instead.');
});
