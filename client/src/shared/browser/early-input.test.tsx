import { text } from 'node:stream/consumers';
import { screen } from '@testing-library/react';
import { type ComponentType, lazy, type ReactNode, Suspense, useLayoutEffect, useState } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { prerenderToNodeStream } from 'react-dom/static';
import { afterEach, expect, test } from 'vitest';
import { pressScript } from '#config/head-scripts.ts';
import { Prerendered } from '#shared/layout/prerendered.tsx';
import { gate } from '#testing/gate.ts';
import { captureEarlyInput } from './early-input.ts';

// jsdom runs no inline scripts.
new Function(pressScript)();

function Form() {
  const [value, setValue] = useState('');
  const [theme, setTheme] = useState('system');
  const [stays, setStays] = useState(true);
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
      <label>
        Stay logged in
        <input type="checkbox" checked={stays} onChange={(event) => setStays(event.target.checked)} />
      </label>
      <button type="button" onClick={() => setTheme('dark')}>
        Press
      </button>
      <output>{`${value} ${theme} ${stays}`}</output>
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
])(
  'Input before the code has loaded survives, with the focus and the selection, when React %s',
  async (_, mount) => {
    const root = document.createElement('div');
    root.innerHTML = renderToString(<Form />);
    document.body.append(root);
    const field = screen.getByLabelText<HTMLInputElement>('Address');
    field.focus();
    field.value = 'https://example.com';
    field.setSelectionRange(8, 15, 'backward');
    screen.getByLabelText<HTMLSelectElement>('Theme').value = 'dark';
    screen.getByLabelText<HTMLInputElement>('Stay logged in').checked = false;
    const restore = captureEarlyInput(root);
    const mounted = mount(
      root,
      <Rendered onRendered={restore}>
        <Form />
      </Rendered>,
    );
    expect(await screen.findByText('https://example.com dark false')).toBeVisible();
    const restored = screen.getByLabelText<HTMLInputElement>('Address');
    expect(restored).toHaveFocus();
    const { selectionStart, selectionEnd, selectionDirection } = restored;
    expect([selectionStart, selectionEnd, selectionDirection]).toEqual([8, 15, 'backward']);
    mounted.unmount();
  },
);

test.each([
  ['is repeated', false],
  ['is dropped if the visitor goes on in a field', true],
])('A press before the code has loaded %s', async (_, goesOn) => {
  const root = document.createElement('div');
  root.dataset['prerendered'] = '';
  root.innerHTML = renderToString(<Form />);
  document.body.append(root);
  const field = screen.getByLabelText<HTMLInputElement>('Address');
  field.value = 'example.com';
  screen.getByRole('button').click();
  if (goesOn) field.focus();
  const restore = captureEarlyInput(root);
  const onRendered = () => {
    delete root.dataset['prerendered'];
    restore();
  };
  const mounted = hydrateRoot(
    root,
    <Rendered onRendered={onRendered}>
      <Form />
    </Rendered>,
  );
  const output = goesOn ? 'example.com system true' : 'example.com dark true';
  expect(await screen.findByText(output)).toBeVisible();
  mounted.unmount();
});

function Shapes() {
  const [shape, setShape] = useState('square');
  const [isPressed, setPressed] = useState(false);
  return (
    <>
      {['square', 'dots'].map((value) => (
        <label key={value}>
          {value}
          <input type="radio" name="shape" checked={shape === value} onChange={() => setShape(value)} />
        </label>
      ))}
      <button type="button" onClick={() => setPressed(true)}>
        Template
      </button>
      <p>{`${shape} ${isPressed}`}</p>
    </>
  );
}

test.each([
  ['a shape', () => screen.getByLabelText('dots').click(), 'dots false'],
  ['a template', () => screen.getByText('Template').click(), 'square true'],
])(
  'A press on %s waits for the code of the studio, which is loaded after the page',
  async (_, press, result) => {
    const { opened, open } = gate();
    const page = (Part: ComponentType, onRendered: () => void = () => undefined) => (
      <Rendered onRendered={onRendered}>
        <Form />
        <Suspense>
          <Prerendered>
            <Part />
          </Prerendered>
        </Suspense>
      </Rendered>
    );
    const root = document.createElement('div');
    root.dataset['prerendered'] = '';
    root.innerHTML = await text((await prerenderToNodeStream(page(Shapes))).prelude);
    document.body.append(root);
    screen.getByLabelText<HTMLInputElement>('Address').value = 'example.com';
    press();
    const restore = captureEarlyInput(root);
    const Late = lazy(async () => {
      await opened;
      return { default: Shapes };
    });
    const mounted = hydrateRoot(
      root,
      page(Late, () => {
        delete root.dataset['prerendered'];
        restore();
      }),
    );
    expect(await screen.findByText('example.com system true')).toBeVisible();
    open();
    expect(await screen.findByText(result)).toBeVisible();
    mounted.unmount();
  },
);
