import { PRINT_SAFE } from '@canary/qr/colour';
import type { Design } from '@canary/qr/design/design';
import { withColours } from '@canary/rendering/core/recolour';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { codeDefaults } from '#config/code-defaults.ts';
import ColourChips from './colour-chips.tsx';

let shown: Design;

function Page({ start }: { readonly start: Design }) {
  const [design, setDesign] = useState(start);
  shown = design;
  return <ColourChips design={design} onChange={({ apply }) => setDesign(apply)} />;
}

const chip = (name: string) => screen.getByRole('button', { name });
const pressed = () => screen.getAllByRole('button', { pressed: true }).map(({ textContent }) => textContent);

test('Switch between the colours and keep the shapes, without the canary of the first look', async () => {
  const user = userEvent.setup();
  const start: Design = {
    ...codeDefaults.design,
    modules: { ...codeDefaults.design.modules, shape: 'dot' },
  };
  render(<Page start={start} />);
  expect(pressed()).toEqual(['Canary']);
  await user.click(chip('Print-safe'));
  expect(pressed()).toEqual(['Print-safe']);
  expect(shown).toMatchObject({
    modules: { shape: 'dot', fill: { colour: '#000000' } },
    background: { colour: '#ffffff' },
    logo: null,
  });
  await user.click(chip('Canary'));
  expect(shown).toEqual({ ...start, logo: null });
});

test('Neither is pressed for other colours', () => {
  render(<Page start={withColours(codeDefaults.design, { ...PRINT_SAFE, foreground: '#000001' })} />);
  expect(screen.queryByRole('button', { pressed: true })).toBeNull();
});
