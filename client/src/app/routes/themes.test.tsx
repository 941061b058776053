import { templates } from '@canary/qr/templates/templates';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '#testing/render.tsx';
import Themes from './themes.tsx';

test('The page says as many of each grade as it shows', () => {
  renderPage(<Themes />);
  const shown = screen.getAllByText(/^Grade [A-F] /).map(({ textContent }) => textContent?.at(6));
  const count = (grade: string) => shown.filter((one) => one === grade).length;
  expect(shown).toHaveLength(templates.length);
  expect(new Set(shown)).toEqual(new Set(['A', 'B', 'C']));
  expect(screen.getByText(/^\d+ designs for your code/)).toHaveTextContent(
    `${count('A')} have grade A, ${count('B')} grade B and ${count('C')} grade C.`,
  );
});

test('The page names the only design of grade C', () => {
  renderPage(<Themes />);
  const cards = [...document.querySelectorAll('li')].filter((card) => /Grade C/.test(card.textContent));
  expect(cards.map((card) => card.querySelector('h3')?.textContent)).toEqual(['Canary on ink']);
  expect(screen.getByText(/All designs but one are dark on light/)).toHaveTextContent(
    'The one is Canary on ink, in the colours of our logo: phones read it, but some older scanners can’t, so it has grade C.',
  );
});
