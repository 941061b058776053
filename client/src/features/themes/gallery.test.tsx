import { templates } from '@canary/qr/templates/templates';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { expect, test } from 'vitest';
import { Gallery } from './gallery.tsx';

const Address = () => <output>{useLocation().search}</output>;

function open(at = '/themes') {
  render(
    <MemoryRouter initialEntries={[at]}>
      <Gallery />
      <Address />
    </MemoryRouter>,
  );
  return userEvent.setup();
}

const count = () => screen.getByText(/of \d+ designs|No design matches/).textContent;
const chip = (group: string, name: string) => within(screen.getByLabelText(group)).getByText(name);

const cardOf = (name: string) => screen.getByText(name, { selector: 'h3' }).closest('li');

test('Each template shows its picture and leads to the generator with it', () => {
  open();
  const shown = [...document.querySelectorAll('li')].map((card) => ({
    picture: card.querySelector('img')?.alt,
    hasPicture: card.querySelector('img')?.hasAttribute('src'),
    link: card.querySelector('a')?.textContent.trim(),
    to: card.querySelector('a')?.getAttribute('href'),
  }));
  expect(shown).toEqual(
    templates.map(({ id, name }) => ({
      picture: `A code in ${name}`,
      hasPicture: true,
      link: `Use ${name}`,
      to: `/?design=${id}#generate`,
    })),
  );
});

test('Shows the grade of each template, what it is for and whether it needs an unlock', () => {
  open();
  expect(cardOf('Café menu')).toHaveTextContent('Food and drinkGrade A · Free');
  expect(cardOf('Wedding')).toHaveTextContent('Grade A · Gradients, 2 tokens');
  expect(cardOf('Storm')).toHaveTextContent('Grade B · Free');
});

test('Filters the templates by use, mood and colour at once', async () => {
  const user = open();
  await user.click(chip('Mood', 'Garden'));
  expect(chip('Mood', 'Garden')).toHaveAttribute('aria-pressed', 'true');
  expect(cardOf('Fern')).toBeVisible();
  expect(cardOf('Lagoon')).not.toBeVisible();
  expect(screen.getByText('?mood=garden')).toBeVisible();

  await user.click(chip('For', 'Food and drink'));
  await user.click(chip('Colour', 'Red'));
  expect(cardOf('Trattoria')).toBeVisible();
  expect(cardOf('Fern')).not.toBeVisible();
  expect(count()).toBe(`1 of ${templates.length} designs`);
  expect(screen.getByText('Colour themes')).not.toBeVisible();

  await user.click(chip('Colour', 'Pink'));
  expect(count()).toBe('No design matches. Choose fewer filters.');
  for (const group of ['Mood', 'For', 'Colour']) await user.click(chip(group, 'All'));
  expect(count()).toBe(`${templates.length} of ${templates.length} designs`);
});

test('Opens with the filter of a link, and ignores one that doesn’t exist', () => {
  open('/themes?mood=sun&colour=mauve');
  expect(chip('Mood', 'Sun')).toHaveAttribute('aria-pressed', 'true');
  expect(chip('Colour', 'All')).toHaveAttribute('aria-pressed', 'true');
});
