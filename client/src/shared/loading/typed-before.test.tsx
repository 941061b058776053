import { screen } from '@testing-library/react';
import { useState } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { pressScript } from '#config/press-script.ts';
import { useHead } from '#shared/layout/use-head.ts';
import { whenPageReady } from './page-ready.ts';
import { keepTyped } from './typed-before.ts';

function Form() {
  useHead({ title: 'Form' });
  const [value, setValue] = useState('');
  const [sent, setSent] = useState('');
  return (
    <>
      <label>
        Address
        <input name="url" value={value} onChange={(event) => setValue(event.target.value)} />
      </label>
      <button type="button" onClick={() => setSent(value)}>
        Send
      </button>
      <output>{value}</output>
      <output>{sent && `Sent ${sent}`}</output>
    </>
  );
}

// As the page's head runs it; jsdom runs no scripts.
new Function(pressScript)();

afterEach(() => document.body.replaceChildren());

/** As the server sent it, with something typed before any script ran. */
function openPage() {
  const root = document.createElement('div');
  root.dataset['prerendered'] = '';
  root.innerHTML = renderToString(<Form />);
  document.body.append(root);
  const field = screen.getByLabelText<HTMLInputElement>('Address');
  field.focus();
  field.value = 'https://example.com';
  const handOver = keepTyped(root);
  whenPageReady(() => {
    delete root.dataset['prerendered'];
    handOver();
  });
  return root;
}

test('What was typed before the page’s code was there is known to it once it takes over', async () => {
  const mounted = hydrateRoot(openPage(), <Form />);
  expect(await screen.findByText('https://example.com')).toBeVisible();
  mounted.unmount();
});

test('What was typed into a page that another takes the place of is in that one, with the focus', async () => {
  const mounted = createRoot(openPage());
  mounted.render(<Form />);
  expect(await screen.findByText('https://example.com')).toBeVisible();
  expect(screen.getByLabelText('Address')).toHaveFocus();
  mounted.unmount();
});

test.each([
  ['it hydrates', (root: HTMLElement) => hydrateRoot(root, <Form />)],
  [
    'another takes its place',
    (root: HTMLElement) => {
      const mounted = createRoot(root);
      mounted.render(<Form />);
      return mounted;
    },
  ],
])(
  'A button that was pressed before the page’s code was there is pressed with what was typed once %s',
  async (_, take) => {
    const root = openPage();
    screen.getByRole('button').click();
    const mounted = take(root);
    expect(await screen.findByText('Sent https://example.com')).toBeVisible();
    mounted.unmount();
  },
);
