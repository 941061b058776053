import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { RenameField } from './rename-field.tsx';

function open(props: Partial<Parameters<typeof RenameField>[0]> = {}) {
  const [onClose, onSave, onLost, onKey] = [vi.fn(), vi.fn(), vi.fn(), vi.fn()];
  const ui = (text: string) => (
    // biome-ignore lint/a11y/noStaticElementInteractions: a list around the field
    <div onKeyDown={({ key }) => onKey(key)}>
      <button type="button">Other</button>
      <RenameField label="Name" {...{ text, onClose, onSave, onLost }} {...props} />
    </div>
  );
  const { rerender, unmount } = render(ui('Menu'));
  return {
    user: userEvent.setup(),
    ...{ onClose, onSave, onLost, onKey, unmount },
    field: screen.getByRole('textbox', { name: 'Name' }),
    /** Changes the name as if another person had saved it. */
    save: (text: string) => rerender(ui(text)),
  };
}

test('The name is selected, and Enter saves what replaces it', async () => {
  const { user, onClose, onSave, field } = open();
  expect(field).toHaveFocus();
  await user.keyboard(' Bar {Enter}');
  expect(onSave.mock.calls).toEqual([['Bar']]);
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('Leaving the field saves, once', async () => {
  const { user, onSave, field } = open();
  await user.keyboard('Bar');
  await user.click(screen.getByRole('button', { name: 'Other' }));
  await user.click(field);
  await user.keyboard('{Enter}');
  expect(onSave.mock.calls).toEqual([['Bar']]);
});

test.each(['Bar{Escape}', ' {Enter}', 'Menu {Enter}'])(
  '%s keeps the name, and what is around doesn’t get the key',
  async (keys) => {
    const { user, onClose, onSave, onKey, onLost, unmount } = open();
    await user.keyboard(keys);
    await user.tab();
    expect(onClose).toHaveBeenCalledTimes(1);
    unmount();
    expect([...onSave.mock.calls, ...onLost.mock.calls]).toEqual([]);
    expect(onKey).not.toHaveBeenCalledWith(expect.stringMatching(/Enter|Escape/));
  },
);

test('A text with a problem stays in the field, with the reason, until it has none', async () => {
  const { user, onSave, field } = open({ problem: (typed) => (typed.length > 4 ? 'Too long.' : undefined) });
  await user.keyboard('Drinks{Enter}');
  await user.tab();
  expect(onSave).not.toHaveBeenCalled();
  expect(field).toHaveAccessibleDescription('Too long.');
  await user.type(field, '{Backspace}{Backspace}{Enter}');
  expect(onSave.mock.calls).toEqual([['Drin']]);
});

test('Pasted lines become one', async () => {
  const { user, field } = open({ wraps: true });
  await user.paste('One\r\n two');
  expect(field).toHaveValue('One two');
});

test('A name that another person has changed meanwhile is replaced only by a changed one, and the field says so', async () => {
  const { user, onSave, field, save } = open();
  save('Lunch');
  expect(field).not.toHaveAccessibleDescription();
  await user.keyboard('Bar');
  expect(field).toHaveAccessibleDescription('Someone changed this to ‘Lunch’ meanwhile. Saving replaces it.');
  await user.clear(field);
  await user.keyboard('Menu{Enter}');
  expect(onSave).not.toHaveBeenCalled();
});

test('A changed text isn’t lost with the field', async () => {
  const { user, onSave, onLost, unmount } = open();
  await user.keyboard('Bar');
  unmount();
  expect(onLost.mock.calls).toEqual([['Bar']]);
  expect(onSave).not.toHaveBeenCalled();
});

test('A text that could not be saved is in the field again, and Enter saves it', async () => {
  const { user, onSave, field } = open({ start: 'Bar' });
  expect(field).toHaveValue('Bar');
  await user.keyboard('{Enter}');
  expect(onSave.mock.calls).toEqual([['Bar']]);
});

test('A field that opens by itself leaves the focus where the user works', () => {
  open();
  const other = screen.getByRole('button', { name: 'Other' });
  other.focus();
  const [onClose, onSave] = [vi.fn(), vi.fn()];
  render(<RenameField label="Second" text="Menu" start="Bar" {...{ onClose, onSave }} />);
  expect(other).toHaveFocus();
});
