import { screen } from '@testing-library/react';
import { type ReactNode, useLayoutEffect, useState } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { captureEarlyInput } from './early-input.ts';

function Form() {
  const [value, setValue] = useState('');
  const [theme, setTheme] = useState('system');
  return (
    <>
      <label>
        Address
        <input name="url" value={value} onChange={(event) => setValue(event.target.value)} />
      </label>
      <label>
        Theme
        <select name="theme" value={theme} onChange={(event) => setTheme(event.target.value)}>
          <option value="system">System</option>
          <option value="dark">Dark</option>
        </select>
      </label>
      <output>{`${value} ${theme}`}</output>
    </>
  );
}

function Rendered({ children, onRendered }: { children: ReactNode; onRendered(): void }) {
  useLayoutEffect(onRendered, [onRendered]);
  return children;
}

afterEach(() => document.body.replaceChildren());

test.each([
  ['hydrates the page', hydrateRoot],
  [
    'replaces the page',
    (root: HTMLElement, children: ReactNode) => {
      const mounted = createRoot(root);
      mounted.render(children);
      return mounted;
    },
  ],
])('Text typed before the code has loaded survives, with the focus, when React %s', async (_, mount) => {
  const root = document.createElement('div');
  root.innerHTML = renderToString(<Form />);
  document.body.append(root);
  const field = screen.getByLabelText<HTMLInputElement>('Address');
  field.focus();
  field.value = 'https://example.com';
  screen.getByLabelText<HTMLSelectElement>('Theme').value = 'dark';
  const restore = captureEarlyInput(root);
  const mounted = mount(
    root,
    <Rendered onRendered={restore}>
      <Form />
    </Rendered>,
  );
  expect(await screen.findByText('https://example.com dark')).toBeVisible();
  expect(screen.getByLabelText('Address')).toHaveFocus();
  mounted.unmount();
});
