import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { RenameField } from './rename-field.tsx';

function open(props: Partial<Parameters<typeof RenameField>[0]> = {}) {
  const onDone = vi.fn();
  const onKey = vi.fn();
  render(
    // biome-ignore lint/a11y/noStaticElementInteractions: a list around the field
    <div onKeyDown={({ key }) => onKey(key)}>
      <button type="button">Other</button>
      <RenameField label="Name" text="Menu" onDone={onDone} {...props} />
    </div>,
  );
  return { user: userEvent.setup(), onDone, onKey, field: screen.getByRole('textbox', { name: 'Name' }) };
}

test('The name is selected, and Enter saves what replaces it', async () => {
  const { user, onDone, field } = open();
  expect(field).toHaveFocus();
  await user.keyboard('Bar{Enter}');
  expect(onDone.mock.calls).toEqual([['Bar']]);
});

test('Leaving the field saves, once', async () => {
  const { user, onDone, field } = open();
  await user.keyboard('Bar');
  await user.click(screen.getByRole('button', { name: 'Other' }));
  await user.click(field);
  await user.keyboard('{Enter}');
  expect(onDone.mock.calls).toEqual([['Bar']]);
});

test.each(['Bar{Escape}', ' {Enter}'])(
  '%s keeps the name, and what is around doesn’t get the key',
  async (keys) => {
    const { user, onDone, onKey } = open();
    await user.keyboard(keys);
    await user.tab();
    expect(onDone.mock.calls).toEqual([[undefined]]);
    expect(onKey).not.toHaveBeenCalledWith(expect.stringMatching(/Enter|Escape/));
  },
);

test('A text with a problem stays in the field, with the reason, until it has none', async () => {
  const { user, onDone, field } = open({ problem: (typed) => (typed.length > 4 ? 'Too long.' : undefined) });
  await user.keyboard('Drinks{Enter}');
  await user.tab();
  expect(onDone).not.toHaveBeenCalled();
  expect(field).toHaveAccessibleDescription('Too long.');
  await user.type(field, '{Backspace}{Backspace}{Enter}');
  expect(onDone.mock.calls).toEqual([['Drin']]);
});

test('Pasted lines become one, and each change is told', async () => {
  const onType = vi.fn();
  const { user, field } = open({ wraps: true, onType });
  await user.paste('One\r\n two');
  expect(field).toHaveValue('One two');
  expect(onType.mock.calls).toEqual([['One two']]);
});

test('A field that opens by itself leaves the focus where the user works', () => {
  const { field } = open({ isPolite: true });
  expect(field).toHaveFocus();
  const other = screen.getByRole('button', { name: 'Other' });
  other.focus();
  render(<RenameField label="Second" text="Menu" isPolite onDone={() => undefined} />);
  expect(other).toHaveFocus();
});
