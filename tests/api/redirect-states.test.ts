import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { startServerForTest } from '../support/for-test.ts';
import { requestLink } from '../support/links.ts';
import { createTempFolder } from '../support/temp-folder.ts';

const both = [false, true];
const states = both.flatMap((isDeleted) =>
  both.flatMap((isDisabled) =>
    both.flatMap((isPaused) => both.map((isBlocked) => ({ isDeleted, isDisabled, isPaused, isBlocked }))),
  ),
);
type State = (typeof states)[number];

const redirect = '302';
const deleted = '410 It leads nowhere any more.';
const disabled = '410 The operator of this site has disabled the link: Phishing';
const paused = '200 Back soon';
const blocked = '410 It leads to an address that is on the operator’s list of harmful sites.';
const shown = '200 Open this address';

/** The answers to a visitor. Decisions of operator and owner come before the target, and a pause doesn't hide them. */
function answersOf({ isDeleted, isDisabled, isPaused, isBlocked }: State) {
  if (isDeleted) return { link: deleted, withPlus: deleted };
  if (isDisabled) return { link: disabled, withPlus: disabled };
  const withPlus = isBlocked ? blocked : shown;
  if (isPaused) return { link: paused, withPlus };
  return { link: isBlocked ? blocked : redirect, withPlus };
}

test('In every combination of states, a link and its plus show what they should, from memory as well', async () => {
  const folder = await createTempFolder();
  onTestFinished(() => folder.remove());
  const linkBlocklist = join(folder.path, 'hosts');
  writeFileSync(linkBlocklist, 'evil.example.\n');
  const { db, url } = await startServerForTest({ linkBlocklist });
  const now = new Date();
  const slugOf = (index: number) => `MENU-${index + 100}`;
  for (const [index, { isDeleted, isDisabled, isPaused, isBlocked }] of states.entries()) {
    await db.link.create({
      data: {
        slug: slugOf(index),
        target: isBlocked ? 'https://shop.evil.example./x' : 'https://good.example/x',
        pausedText: isPaused ? 'Back soon' : null,
        disabledReason: isDisabled ? 'Phishing' : null,
        deletedAt: isDeleted ? now : null,
        timeZone: 'UTC',
        createdAt: now,
      },
    });
  }
  for (const [index, state] of states.entries()) {
    const answers = answersOf(state);
    const expectAnswer = async (path: string, answer: string) => {
      const { status, headers, body } = await requestLink(url, path);
      const [expected = '', text = ''] = answer.split(/(?<=^\d+) /);
      const what = `${path} of ${JSON.stringify(state)}`;
      expect({ status, location: headers['location'] }, what).toEqual({
        status: Number(expected),
        location: answer === redirect ? 'https://good.example/x' : undefined,
      });
      expect(body, what).toContain(text);
      expect(body.includes('.example/x') || body.includes('.example./x'), what).toBe(answer === shown);
    };
    const path = `/q/${slugOf(index)}`;
    // The first request reads the link from the database, later requests find it in memory.
    await expectAnswer(`${path}+`, answers.withPlus);
    await expectAnswer(path, answers.link);
    await expectAnswer(`${path}+`, answers.withPlus);
    await expectAnswer(`${path}%20`, answers.link);
  }
});
