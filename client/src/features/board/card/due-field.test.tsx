import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { DueField } from './due-field.tsx';

/** Opens the field of a card that is due on a day, and enters another day. */
async function enterDay(day: string) {
  const onChange = vi.fn();
  const user = userEvent.setup();
  render(<DueField dueOn="2026-12-24" onChange={onChange} trigger={<button type="button">Due</button>} />);
  await user.click(screen.getByRole('button', { name: 'Due' }));
  const field = screen.getByLabelText('Date');
  fireEvent.change(field, { target: { value: day } });
  return { onChange, user, field };
}

test.each(['leaving the field', 'Enter'])('A day is saved by %s, and once', async (how) => {
  const { onChange, user, field } = await enterDay('2026-12-31');
  if (how === 'Enter') await user.type(field, '{Enter}');
  else fireEvent.blur(field);
  expect(onChange.mock.calls).toEqual([['2026-12-31']]);
});

test.each(['leaving the field', 'Enter'])('A year that is being typed isn’t saved by %s', async (how) => {
  const { onChange, user, field } = await enterDay('0202-12-31');
  if (how === 'Enter') await user.type(field, '{Enter}');
  else fireEvent.blur(field);
  expect(onChange).not.toHaveBeenCalled();
  expect(field).toHaveAccessibleDescription('A day is between the years 1970 and 2199.');
});

test('An empty field removes no day', async () => {
  const { onChange, user, field } = await enterDay('');
  await user.type(field, '{Enter}');
  expect(onChange).not.toHaveBeenCalled();
});

test('An empty field removes no day of cards with different days, but “Remove” does', async () => {
  const onChange = vi.fn();
  const user = userEvent.setup();
  render(<DueField dueOn={undefined} onChange={onChange} trigger={<button type="button">Due</button>} />);
  await user.click(screen.getByRole('button', { name: 'Due' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(onChange).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Due' }));
  await user.click(screen.getByRole('button', { name: 'Remove' }));
  expect(onChange.mock.calls).toEqual([[null]]);
});
