import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { SiteFooter } from './site-footer.tsx';

afterEach(() => vi.useRealTimers());

function show(today: string) {
  vi.useFakeTimers({ now: new Date(today) });
  return render(<SiteFooter />, { wrapper: MemoryRouter });
}

test.each([
  ['2025-06-15', '© 2025 Canary QR. All rights reserved.'],
  ['2027-06-15', '© 2025–2027 Canary QR. All rights reserved.'],
])('In %s the copyright line is “%s”', (today, line) => {
  show(today);
  expect(screen.getByText(line)).toBeVisible();
});

test('Links to the API playground, which the server answers', () => {
  show('2026-06-15');
  const link = screen.getByRole('link', { name: 'API' });
  expect(link).toHaveAttribute('href', '/graphql');
});
