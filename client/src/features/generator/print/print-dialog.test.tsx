import { PRINT_SAFE } from '@canary/qr/colour';
import { type ContentType, toPayload, type Values } from '@canary/qr/content/content-type';
import { url } from '@canary/qr/content/url';
import { wifi } from '@canary/qr/content/wifi';
import type { Design } from '@canary/qr/design/design';
import { plainDesign } from '@canary/qr/design/plain-design';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { codeDefaults } from '#config/code-defaults.ts';
import { InRouter } from '#testing/in-router.tsx';
import type { Target } from '../export/order.ts';
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
  const onPrint = vi.fn();
  const result = toPayload(type, values);
  render(
    <PrintDialog
      type={type}
      values={values}
      code={{ payload: result.ok ? result.payload : '', design }}
      onClose={() => undefined}
      onPrint={onPrint}
    />,
    { wrapper: InRouter },
  );
  return { user: userEvent.setup(), onPrint };
}

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
  const { user, onPrint } = open(light);
  const print = () => user.click(screen.getByRole('button', { name: 'Print this code' }));
  const target = (): Target => onPrint.mock.lastCall?.[0];
  await print();
  expect(target().designOf?.(light)).toEqual(black);
  await user.click(checkbox());
  await print();
  expect(target().designOf).toBeUndefined();
});

const field = () => screen.getByRole('textbox', { name: 'Print width in mm' });

async function typeWidth(width: string) {
  const page = open(black);
  await page.user.clear(field());
  await page.user.type(field(), width);
  return page;
}

test('Converts a width in another unit to millimetres, and prints it', async () => {
  const { user, onPrint } = await typeWidth('5 cm');
  await user.tab();
  expect(field()).toHaveValue('50');
  expect(field()).toHaveAccessibleDescription('14 to 195 mm, including the quiet zone.');
  await user.click(screen.getByRole('button', { name: 'Print this code' }));
  expect(onPrint.mock.lastCall?.[0]).toMatchObject({ paper: { width: 50 } });
});

test('Warns about a width that is too small to read, and prints it only after that', async () => {
  const { user, onPrint } = await typeWidth('8');
  expect(screen.getByRole('status')).toHaveTextContent(/Below 14 mm, its modules are narrower than 0.4 mm/);
  expect(field()).toBeValid();
  await user.click(screen.getByRole('button', { name: 'Print it anyway' }));
  expect(onPrint.mock.lastCall?.[0]).toMatchObject({ paper: { width: 8 } });
});

test('Asks for millimetres if it can’t read the width, and prints nothing', async () => {
  const { user, onPrint } = await typeWidth('5 feet');
  await user.tab();
  expect(field()).toHaveValue('5 feet');
  expect(field()).toHaveAccessibleDescription('Enter the width in millimetres, like 50.');
  await user.click(screen.getByRole('button', { name: 'Print this code' }));
  expect(onPrint).not.toHaveBeenCalled();
});

test('Refuses a width that doesn’t fit on the paper, and names the largest that does', async () => {
  const { user, onPrint } = await typeWidth('150');
  const choosePaper = (name: string) =>
    user.selectOptions(screen.getByRole('combobox', { name: 'Paper' }), name);
  await choosePaper('A5');
  expect(field()).toHaveAccessibleDescription('At most 128 mm fits on A5.');
  await user.click(screen.getByRole('button', { name: 'Print this code' }));
  expect(onPrint).not.toHaveBeenCalled();
  expect(field()).toHaveFocus();
  await choosePaper('A4');
  await user.click(screen.getByRole('button', { name: 'Print this code' }));
  expect(onPrint.mock.lastCall?.[0]).toMatchObject({ paper: { name: 'A4', width: 150 } });
});

describe('A poster or table card', () => {
  const openCard = async (...page: Parameters<typeof open>) => {
    const opened = open(...page);
    await opened.user.click(screen.getByRole('radio', { name: 'Poster or table card' }));
    return opened;
  };
  const box = (name: RegExp) => screen.getByRole('textbox', { name });
  const preview = () => screen.getByRole('figure', { name: 'Preview of the printed page' });

  test('says what the code is for and where it leads, and prints what the preview shows', async () => {
    const { user, onPrint } = await openCard(black);
    expect(box(/^Title/)).toHaveValue('Scan to visit');
    expect(box(/^Text below/)).toHaveValue('example.com');
    await user.clear(box(/^Title/));
    await user.type(box(/^Title/), 'Our menu');
    expect(preview()).toHaveTextContent('Our menu');
    await user.click(screen.getByRole('button', { name: 'Print this card' }));
    const { card } = onPrint.mock.lastCall?.[0].paper ?? {};
    expect(card).toMatchObject({ title: 'Our menu', text: 'example.com' });
  });

  test('shows a password only if the user chooses to', async () => {
    const { user, onPrint } = await openCard(black, wifi, network);
    expect(preview()).toHaveTextContent('Guests');
    expect(preview()).not.toHaveTextContent('come on in');
    await user.click(screen.getByRole('button', { name: 'Print this card' }));
    expect(JSON.stringify(onPrint.mock.lastCall)).not.toContain('come on in');
    await user.click(screen.getByRole('checkbox', { name: 'Print the password, too' }));
    expect(preview()).toHaveTextContent('Password: come on in');
    await user.click(screen.getByRole('button', { name: 'Print this card' }));
    expect(JSON.stringify(onPrint.mock.lastCall)).toContain('come on in');
  });

  test('doesn’t begin with a text that is too long for it', async () => {
    await openCard(black, url, { url: `https://example.com/${'long/'.repeat(40)}` });
    expect(box(/^Text below/)).toHaveValue('');
  });
});
