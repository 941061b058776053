import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { Day, Minute } from './moment.tsx';

afterEach(() => vi.restoreAllMocks());

test('A day is written in English ahead of any visitor, and then as the visitor’s browser writes it', () => {
  const day = <Day iso="2025-07-13" />;
  expect(renderToString(day)).toBe('<time dateTime="2025-07-13">July 13, 2025</time>');
  const language = vi.spyOn(navigator, 'language', 'get').mockReturnValue('de-DE');
  render(day);
  const time = screen.getByText('13. Juli 2025');
  expect(time).toHaveAttribute('lang', 'de-DE');
  language.mockReturnValue('en-IN');
  act(() => void window.dispatchEvent(new Event('languagechange')));
  expect(time).toHaveTextContent('13 July 2025');
  expect(time).not.toHaveAttribute('lang');
});

test('A locale that nobody knows is taken for English', () => {
  vi.spyOn(navigator, 'language', 'get').mockReturnValue('en-US@posix');
  render(<Minute iso="2025-07-13T10:30:00Z" />);
  expect(screen.getByText(/Jul 13, 2025/)).toHaveAttribute('datetime', '2025-07-13T10:30:00Z');
});
