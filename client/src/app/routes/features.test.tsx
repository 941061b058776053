import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { launch } from '#config/launch.ts';
import { paths } from '#config/paths.ts';
import { typeCopy } from '#config/type-copy.ts';
import { featureGroups, strengths } from '#features/comparison/feature-list.ts';
import { codes as helpTopics } from '#features/help/codes.tsx';
import { renderPage } from '#testing/render.tsx';
import Features from './features.tsx';

/** Words for the announced feature: at least one is in the announcement, and none in a feature that exists. */
const announced = /languages|translat/i;

test('What the launch dialog and the features page announce doesn’t exist yet', () => {
  renderPage(<Features />);
  const soon = within(screen.getByRole('region', { name: 'Coming soon' }));
  expect(soon.getByText(launch.text)).toBeVisible();
  expect(launch.text).toMatch(announced);
  const existing = [
    ...featureGroups.flatMap(({ rows }) => rows.map(({ name }) => name)),
    ...strengths.flatMap(({ title, text }) => [title, text]),
    ...Object.values(typeCopy).flatMap(({ title, purpose }) => [title, purpose]),
    ...helpTopics.map(({ title }) => title),
    ...Object.values(paths),
  ];
  expect(existing.filter((name) => announced.test(name))).toEqual([]);
});
