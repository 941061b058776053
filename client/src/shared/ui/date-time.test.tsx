import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { DateTime, LongDate } from './date-time.tsx';

afterEach(() => vi.restoreAllMocks());

test('A prerendered date is in English, and changes to the visitor’s locale in the browser', () => {
  const date = <LongDate iso="2025-07-13" />;
  expect(renderToString(date)).toBe('<time dateTime="2025-07-13">July 13, 2025</time>');
  const language = vi.spyOn(navigator, 'language', 'get').mockReturnValue('de-DE');
  render(date);
  const time = screen.getByText('13. Juli 2025');
  expect(time).toHaveAttribute('lang', 'de-DE');
  language.mockReturnValue('en-IN');
  act(() => void window.dispatchEvent(new Event('languagechange')));
  expect(time).toHaveTextContent('13 July 2025');
  expect(time).not.toHaveAttribute('lang');
});

test('An invalid locale falls back to English', () => {
  vi.spyOn(navigator, 'language', 'get').mockReturnValue('en-US@posix');
  render(<DateTime iso="2025-07-13T10:30:00Z" />);
  expect(screen.getByText(/Jul 13, 2025/)).toHaveAttribute('datetime', '2025-07-13T10:30:00Z');
});
