import { PRINT_SAFE } from '@canary/qr/colour';
import type { Design } from '@canary/qr/design/design';
import { plainDesign } from '@canary/qr/design/plain-design';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { codeDefaults } from '#config/code-defaults.ts';
import { InRouter } from '#testing/in-router.tsx';
import PrintDialog from './print-dialog.tsx';

const black = plainDesign(PRINT_SAFE);
const canary = plainDesign(codeDefaults.colours);
const fade = [
  { at: 0, colour: '#000000' },
  { at: 1, colour: '#dddd55' },
] as const;

function open(design: Design) {
  const onPrint = vi.fn();
  render(
    <PrintDialog
      typeName="URL"
      code={{ payload: 'https://example.com', design }}
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
  ['light on dark', canary, true],
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
    { ...canary, background: { kind: 'transparent', on: '#1a1a1a' } },
    true,
  ],
  ['dark on transparent', { ...black, background: { kind: 'transparent', on: '#ffffff' } }, false],
])('For a code %s, “Black on white” starts as it should', (_what, design, isChecked) => {
  open(design);
  if (isChecked) expect(checkbox()).toBeChecked();
  else expect(checkbox()).not.toBeChecked();
});

test('Prints in black on white, or in the code’s colours if the user prefers them', async () => {
  const { user, onPrint } = open(canary);
  const print = () => user.click(screen.getByRole('button', { name: 'Print this code' }));
  await print();
  expect(onPrint).toHaveBeenLastCalledWith(expect.anything(), expect.any(Number), black);
  await user.click(checkbox());
  await print();
  expect(onPrint).toHaveBeenLastCalledWith(expect.anything(), expect.any(Number), canary);
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
  expect(field()).toHaveAccessibleDescription('At least 14 mm, including the quiet zone.');
  await user.click(screen.getByRole('button', { name: 'Print this code' }));
  expect(onPrint.mock.lastCall?.[0]).toMatchObject({ paper: { width: 50 } });
});

test('Warns about a width that is too small to read, and prints it only after that', async () => {
  const { user, onPrint } = await typeWidth('8');
  expect(field()).toHaveAccessibleDescription(
    /^Below 14 mm, the modules of this code are narrower than 0.4 mm/,
  );
  expect(field()).toBeValid();
  await user.click(screen.getByRole('button', { name: 'Print it anyway' }));
  expect(onPrint.mock.lastCall?.[0]).toMatchObject({ paper: { width: 8 } });
});

test('Asks for millimetres if it can’t read the width, and prints nothing', async () => {
  const { user, onPrint } = await typeWidth('5 feet');
  await user.tab();
  expect(field()).toHaveValue('5 feet');
  expect(field()).toHaveAccessibleDescription(
    'Enter the width in millimetres, like 50. At most 190 fit on the page.',
  );
  await user.click(screen.getByRole('button', { name: 'Print this code' }));
  expect(onPrint).not.toHaveBeenCalled();
});
