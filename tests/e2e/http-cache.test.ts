import type { Page, Response } from 'playwright-core';
import { expect } from 'vitest';
import { isSoak } from '../support/soak.ts';
import { setBoard } from './board-page.ts';
import { closeVisits, siteTest, waitForHeading } from './site.ts';

const morePaths = ['/home', '/account', '/leaderboard', '/contact'];

const test = siteTest({ loggedIn: true });

/** Collects the answers of the API. */
function watchAnswers(page: Page): Response[] {
  const answers: Response[] = [];
  page.on('response', (response) => {
    if (new URL(response.url()).pathname === '/graphql') answers.push(response);
  });
  return answers;
}

test('A browser keeps the board’s snapshot and asks only whether it has changed', async ({ site }) => {
  await setBoard(site, { todo: ['Write the notes'] });
  const visit = await site.visit();
  const { page } = visit;
  const answers = watchAnswers(page);
  const open = async (title: string) => {
    await page.goto(`${site.url}/tasks`);
    await page.getByText(title, { exact: true }).waitFor();
    const read = answers.findLast((answer) => answer.request().method() === 'GET');
    if (!read) throw new Error('The board was not read by GET.');
    const { 'if-none-match': known } = await read.request().allHeaders();
    return {
      known,
      etag: (await read.allHeaders())['etag'],
      bytes: (await read.request().sizes()).responseBodySize,
    };
  };
  const first = await open('Write the notes');
  const second = await open('Write the notes');
  expect(first).toMatchObject({ known: undefined, etag: expect.any(String) });
  expect(second).toEqual({ known: first.etag, etag: first.etag, bytes: 0 });
  await setBoard(site, { todo: ['Publish them'] });
  const third = await open('Publish them');
  expect(third.known).toBe(first.etag);
  expect(third.bytes).toBeGreaterThan(0);
  await closeVisits(visit);
});

test('A browser keeps no answer with private data', async ({ site }) => {
  const visit = await site.visit();
  const answers = watchAnswers(visit.page);
  for (const path of ['/generate/wifi', '/history', '/tasks', ...(isSoak ? morePaths : [])]) {
    await visit.page.goto(`${site.url}${path}`);
    await waitForHeading(visit.page);
    await visit.page.waitForLoadState('networkidle');
  }
  const kept = new Set<string | null>();
  for (const answer of answers) {
    const { 'cache-control': cacheControl, 'set-cookie': cookie } = await answer.allHeaders();
    if (cacheControl === 'no-store') continue;
    expect(answer.request().method()).toBe('GET');
    expect({ cacheControl, cookie }).toEqual({ cacheControl: 'no-cache', cookie: undefined });
    kept.add(new URL(answer.url()).searchParams.get('operationName'));
  }
  expect([...kept].toSorted()).toEqual(['Board']);
  await closeVisits(visit);
});
