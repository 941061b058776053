import { PRINT_SAFE } from '@canary/qr/colour';
import { type ContentType, toPayload, type Values } from '@canary/qr/content/content-type';
import { url } from '@canary/qr/content/url';
import { wifi } from '@canary/qr/content/wifi';
import type { Design } from '@canary/qr/design/design';
import { plainDesign } from '@canary/qr/design/plain-design';
import type { FileOptions } from '@canary/rendering/core/requests';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { codeDefaults } from '#config/code-defaults.ts';
import { InRouter } from '#testing/in-router.tsx';
import type { Target } from '../export/order.ts';
import { printChoices } from './print-choices.ts';
import PrintDialog from './print-dialog.tsx';

const black = plainDesign(PRINT_SAFE);
/** The colours of a visitor's first code, exchanged: light modules on a dark background. */
const light = plainDesign({
  foreground: codeDefaults.colours.background,
  background: codeDefaults.colours.foreground,
});
const fade = [
  { at: 0, colour: '#000000' },
  { at: 1, colour: '#dddd55' },
] as const;

/** The values of a network, whose card may show its password. */
const network = { ...wifi.empty, ssid: 'Guests', password: 'come on in' };

function open(design: Design, type: ContentType = url, values: Values = { url: 'https://example.com' }) {
  const onExport = vi.fn<(target: Target, file: FileOptions) => void>();
  printChoices.set(firstChoices);
  const result = toPayload(type, values);
  render(
    <PrintDialog
      type={type}
      values={values}
      code={{ payload: result.ok ? result.payload : '', design }}
      onClose={() => undefined}
      onExport={onExport}
    />,
    { wrapper: InRouter },
  );
  return {
    user: userEvent.setup(),
    onExport,
    /** The sheet that was ordered last. */
    ordered: () => onExport.mock.lastCall?.[1].sheet,
  };
}

/** The choices of a browser in which nothing was printed yet. */
const firstChoices = printChoices.read();

const checkbox = () => screen.getByRole('checkbox', { name: 'Black on white' });

test.each<[string, Design, boolean]>([
  ['black on white', black, false],
  ['in the initial colours', plainDesign(codeDefaults.colours), false],
  ['light on dark', light, true],
  ['of too little contrast', plainDesign({ foreground: '#d0d0d0', background: '#ffffff' }), true],
  [
    'with a gradient that becomes too light',
    {
      ...black,
      modules: { shape: 'dot', fill: { kind: 'linear', angle: 0, span: 'code', stops: [...fade] } },
    },
    true,
  ],
  [
    'made for a dark ground, which paper isn’t',
    { ...light, background: { kind: 'transparent', on: codeDefaults.colours.foreground } },
    true,
  ],
  ['dark on transparent', { ...black, background: { kind: 'transparent', on: '#ffffff' } }, false],
])('For a code %s, “Black on white” starts as it should', (_what, design, isChecked) => {
  open(design);
  if (isChecked) expect(checkbox()).toBeChecked();
  else expect(checkbox()).not.toBeChecked();
});

test('Prints in black on white, or in the code’s colours if the user prefers them', async () => {
  const { user, onExport } = open(light);
  const print = () => user.click(screen.getByRole('button', { name: 'Print this code' }));
  const target = () => onExport.mock.lastCall?.[0];
  await print();
  expect(target()).toMatchObject({ verb: 'print' });
  expect(target()?.designOf?.(light)).toEqual(black);
  await user.click(checkbox());
  await print();
  expect(target()?.designOf).toBeUndefined();
});

const field = () => screen.getByRole('textbox', { name: 'Print width in mm' });

async function typeWidth(width: string) {
  const page = open(black);
  await page.user.clear(field());
  await page.user.type(field(), width);
  return page;
}

test('Converts a width in another unit to millimetres, and prints it', async () => {
  const { user, onExport } = await typeWidth('5 cm');
  await user.tab();
  expect(field()).toHaveValue('50');
  expect(field()).toHaveAccessibleDescription('14 to 195 mm, including the quiet zone.');
  await user.click(screen.getByRole('button', { name: 'Print this code' }));
  expect(onExport.mock.lastCall?.[1]).toMatchObject({ format: 'pdf', size: { width: 50, unit: 'mm' } });
});

test('Warns about squares of less than 0.4 mm, and prints them', async () => {
  const { user, ordered } = await typeWidth('8');
  expect(screen.getByRole('status')).toHaveTextContent(
    'squares are 0.24 mm wide. Below 0.4 mm, they are too fine for many printers and cameras. Choose a larger width',
  );
  expect(field()).toBeValid();
  await user.click(screen.getByRole('button', { name: 'Print this code' }));
  expect(ordered()).toMatchObject({ codeWidth: 8 });
});

test('Refuses squares of less than three dots of the printer, and says what helps', async () => {
  const { user, onExport } = await typeWidth('4');
  expect(screen.getByRole('status')).toHaveTextContent(
    'squares are 0.12 mm wide, and a printer with 600 dpi prints squares from 0.13 mm: three dots. Choose a larger width',
  );
  await user.click(screen.getByRole('button', { name: 'Print this code' }));
  await user.click(screen.getByRole('button', { name: 'Download PDF' }));
  expect(onExport).not.toHaveBeenCalled();
});

test('Asks for millimetres if it can’t read the width, and prints nothing', async () => {
  const { user, onExport } = await typeWidth('5 feet');
  await user.tab();
  expect(field()).toHaveValue('5 feet');
  expect(field()).toHaveAccessibleDescription('Enter the width in millimetres, like 50.');
  await user.click(screen.getByRole('button', { name: 'Print this code' }));
  expect(onExport).not.toHaveBeenCalled();
});

test('Refuses a width that doesn’t fit on the paper, and names the largest that does', async () => {
  const { user, onExport, ordered } = await typeWidth('150');
  const choosePaper = (name: string) =>
    user.selectOptions(screen.getByRole('combobox', { name: 'Paper' }), name);
  await choosePaper('A5');
  expect(field()).toHaveAccessibleDescription('At most 128 mm fits on A5.');
  await user.click(screen.getByRole('button', { name: 'Print this code' }));
  expect(onExport).not.toHaveBeenCalled();
  expect(field()).toHaveFocus();
  await choosePaper('A4');
  await user.click(screen.getByRole('button', { name: 'Print this code' }));
  expect(ordered()).toMatchObject({ codeWidth: 150, sheet: { grid: { paper: { width: 210 } } } });
});

describe('A poster or table card', () => {
  const openCard = async (...page: Parameters<typeof open>) => {
    const opened = open(...page);
    await opened.user.click(screen.getByRole('radio', { name: 'Poster or table card' }));
    return opened;
  };
  const box = (name: RegExp) => screen.getByRole('textbox', { name });
  const print = (page: Awaited<ReturnType<typeof openCard>>) =>
    page.user.click(screen.getByRole('button', { name: 'Print this card' }));

  test('says what the code is for and where it leads', async () => {
    const page = await openCard(black);
    expect(box(/^Title/)).toHaveValue('Scan to visit');
    expect(box(/^Text below/)).toHaveValue('example.com');
    await page.user.clear(box(/^Title/));
    await page.user.type(box(/^Title/), 'Our menu');
    await print(page);
    expect(page.ordered()?.words).toMatchObject({ title: 'Our menu', text: 'example.com' });
  });

  test('shows a network and its password as they were typed, and the password only if the user chooses to', async () => {
    const page = await openCard(black, wifi, { ...network, ssid: 'Café; upstairs', password: 'a;b\\c:"d"' });
    expect(box(/^Text below/)).toHaveValue('Café; upstairs');
    await print(page);
    expect(page.ordered()?.words.secret).toBeUndefined();
    await page.user.click(screen.getByRole('checkbox', { name: 'Print the password, too' }));
    await print(page);
    expect(page.ordered()?.words).toMatchObject({
      text: 'Café; upstairs',
      secret: { label: 'Password', value: 'a;b\\c:"d"' },
    });
  });

  test('refuses words that don’t fit', async () => {
    const page = await openCard(black);
    await page.user.clear(box(/^Title/));
    await page.user.type(box(/^Title/), 'Everything that we cook for you today, '.repeat(8));
    expect(box(/^Title/)).toHaveAccessibleDescription('This title is too long for the card. Shorten it.');
    await print(page);
    expect(page.onExport).not.toHaveBeenCalled();
    expect(box(/^Title/)).toHaveFocus();
  });

  test('has any size, and several are on a page with marks to cut', async () => {
    const page = await openCard(black);
    await page.user.selectOptions(screen.getByRole('combobox', { name: 'Size of the card' }), 'Own measures');
    await page.user.selectOptions(
      screen.getByRole('combobox', { name: 'On a page' }),
      '10 cards on A4, with marks to cut',
    );
    await page.user.click(screen.getByRole('button', { name: 'Download PDF' }));
    expect(page.onExport.mock.lastCall?.[0]).toMatchObject({ verb: 'download' });
    expect(page.ordered()).toMatchObject({
      layout: 'card',
      count: 10,
      sheet: { cut: 'marks', grid: { cell: { width: 85, height: 55 } } },
    });
    const width = screen.getByRole('textbox', { name: 'Width in mm' });
    await page.user.clear(width);
    expect(width).toHaveAccessibleDescription('Enter 30 to 2,000 mm.');
    await page.user.click(screen.getByRole('button', { name: 'Download PDF' }));
    expect(page.onExport).toHaveBeenCalledOnce();
  });

  test('doesn’t begin with a text that is too long for it', async () => {
    await openCard(black, url, { url: `https://example.com/${'long/'.repeat(40)}` });
    expect(box(/^Text below/)).toHaveValue('');
  });
});

describe('Labels', () => {
  const openLabels = async (...page: Parameters<typeof open>) => {
    const opened = open(...page);
    const { user } = opened;
    await user.click(screen.getByRole('radio', { name: 'Labels' }));
    const select = (name: string, option: string | RegExp) => {
      const box = screen.getByRole('combobox', { name });
      return user.selectOptions(box, within(box).getByRole('option', { name: option }));
    };
    const fill = async (name: string, text: string) => {
      const box = screen.getByRole('textbox', { name: new RegExp(`^${name}`) });
      await user.clear(box);
      if (text) await user.type(box, text);
      return box;
    };
    const download = () => user.click(screen.getByRole('button', { name: 'Download PDF' }));
    return { ...opened, select, fill, download };
  };

  test('fill the rest of a sheet that was begun, with a caption', async () => {
    const { select, fill, download, ordered, onExport } = await openLabels(black);
    await select('Label sheet', 'Avery L7160: 21 on A4, 63.5 × 38.1 mm');
    await fill('First label', '5');
    await fill('Caption', 'Shelf 12');
    await download();
    expect(onExport.mock.lastCall?.[0]).toMatchObject({ verb: 'download' });
    expect(onExport.mock.lastCall?.[1]).toMatchObject({ format: 'pdf', size: { unit: 'mm', dpi: 600 } });
    expect(ordered()).toMatchObject({
      layout: 'labels',
      count: 17,
      words: { text: 'Shelf 12' },
      sheet: { first: 4, cut: 'none', offset: { x: 0, y: 0 } },
    });
  });

  test('lie as the user measured them, moved for the printer', async () => {
    const { user, select, fill, download, ordered } = await openLabels(black);
    await select('Label sheet', 'Own measures');
    await select('Paper', 'A4');
    await fill('Columns', '4');
    await fill('Rows', '10');
    await fill('Margin left and right', '8,9');
    await fill('Gap between columns', '0');
    await fill('Move right', '-1.5');
    await fill('How many', '50');
    await user.click(screen.getByRole('checkbox', { name: 'Lines to cut along' }));
    await download();
    expect(ordered()).toMatchObject({
      count: 50,
      sheet: {
        grid: { columns: 4, rows: 10, cell: { width: 48.05, height: 27.1 }, left: 8.9, top: 13 },
        offset: { x: -1.5, y: 0 },
        cut: 'lines',
      },
    });
    expect(screen.getByText(/^Page 1 of 2/)).toBeVisible();
    const remembered = JSON.parse(localStorage.getItem('browser:cleared:labels') ?? '{}');
    expect(remembered).toMatchObject({ sheet: 'own', own: { columns: '4' }, offsetX: '-1.5' });
    expect(remembered).not.toHaveProperty('count');
  });

  test('aren’t made with measures that don’t fit, and the first wrong field gets the focus', async () => {
    const { select, fill, download, onExport } = await openLabels(black);
    await select('Label sheet', 'Own measures');
    const columns = await fill('Columns', '29');
    expect(columns).toHaveAccessibleDescription(
      'With these measures, the labels would be smaller than 8 mm.',
    );
    await download();
    expect(onExport).not.toHaveBeenCalled();
    expect(columns).toHaveFocus();
    await fill('Columns', '3');
    const first = await fill('First label', '25');
    expect(first).toHaveAccessibleDescription('Enter a whole number from 1 to 24.');
    await download();
    expect(onExport).not.toHaveBeenCalled();
    expect(first).toHaveFocus();
  });

  test('are refused where a printer can’t print their squares', async () => {
    const long = { url: `https://example.com/${'long/'.repeat(40)}` };
    const { select, download, onExport } = await openLabels(black, url, long);
    await select('Label sheet', /^Avery 5167/);
    expect(screen.getByRole('status')).toHaveTextContent(/too fine/);
    await select('Printer', /^300 dpi/);
    expect(screen.getByRole('status')).toHaveTextContent(
      /a printer with 300 dpi prints squares from 0.25 mm: three dots. Choose larger labels or shorten the content./,
    );
    await download();
    expect(onExport).not.toHaveBeenCalled();
  });
});
