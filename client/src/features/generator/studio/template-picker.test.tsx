import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { templates } from '#config/templates/templates.ts';
import { TemplatePicker } from './template-picker.tsx';

const count = () => screen.getAllByRole('listitem').length;

test('Shows a row of templates, all of them on request, and chooses one', async () => {
  const user = userEvent.setup();
  const onChoose = vi.fn();
  render(<TemplatePicker onChoose={onChoose} />);
  expect(count()).toBe(12);
  await user.click(screen.getByRole('button', { name: `Show all ${templates.length}` }));
  expect(count()).toBe(templates.length);
  // The keyboard goes on at the first template that was hidden.
  expect(screen.getAllByRole('listitem')[12]).toContainElement(document.activeElement as HTMLElement);
  await user.click(screen.getByRole('button', { name: 'Café menu' }));
  expect(onChoose).toHaveBeenCalledWith(expect.objectContaining({ name: 'Café menu' }));
  await user.click(screen.getByRole('button', { name: 'Show fewer' }));
  expect(count()).toBe(12);
});

test('Shows the template that was used last first, from the next visit on', async () => {
  const user = userEvent.setup();
  const first = () => screen.getAllByRole('listitem')[0];
  render(<TemplatePicker onChoose={() => undefined} />);
  await user.click(screen.getByRole('button', { name: 'Letterpress' }));
  expect(first()).not.toHaveTextContent('Letterpress');
  cleanup();
  render(<TemplatePicker onChoose={() => undefined} />);
  expect(first()).toHaveTextContent('Letterpress Last used');
  expect(screen.getAllByRole('button', { name: /^Letterpress/ })).toHaveLength(1);
});
