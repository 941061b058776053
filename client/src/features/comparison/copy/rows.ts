import { features } from '@canary/catalogue/features';
import { startingTokens } from '@canary/catalogue/levels';
import { type ContentTypeId, featureOf, forEverybody } from '#config/generators.ts';
import { typeCopy } from '#config/type-copy.ts';
import { mainTypes, moreTypes } from '#config/type-order.ts';
import { numbersIn } from '#shared/format/numbers.ts';

/** Who has something: a visitor, whoever has an account, whoever has unlocked it; or for how much. */
export interface Row {
  readonly name: string;
  readonly visitor: boolean;
  readonly account: boolean;
  readonly unlocked: true | string;
}

interface Group {
  readonly title: string;
  readonly rows: readonly Row[];
}

/** In English, as the words around it. */
const tokens = (count: number) => numbersIn().plural(count, 'token');

const everybody = (name: string): Row => ({ name, visitor: true, account: true, unlocked: true });
const members = (name: string): Row => ({ name, visitor: false, account: true, unlocked: true });

function kind(id: ContentTypeId): Row {
  const feature = featureOf[id];
  const name = `${typeCopy[id].title} codes`;
  if (feature) return { name, visitor: false, account: false, unlocked: tokens(features[feature].price) };
  return forEverybody.includes(id) ? everybody(name) : members(name);
}

/** What there is today. What is coming soon stands apart, in soon.ts. */
export const groups: readonly Group[] = [
  {
    title: 'Kinds of codes',
    rows: [...mainTypes, ...moreTypes]
      .map(kind)
      .concat(members('Every field of a kind, such as an email’s subject and message')),
  },
  {
    title: 'Look and file',
    rows: [
      everybody('Your own colours, with a warning when they are risky'),
      everybody('Ready-made colour designs that are safe to scan'),
      everybody('Print-safe black on white in one click'),
      everybody('PNG from 256 to 4,096 pixels, saved or copied'),
      everybody('Four levels of error correction'),
      everybody('The canary in the corner, or none'),
    ],
  },
  {
    title: 'Safety',
    rows: [
      everybody('Read back from the file before you get it'),
      everybody('What you type stays in your browser, unless you save it to an account'),
      everybody('Works without a connection after the first visit'),
    ],
  },
  {
    title: 'Around the codes',
    rows: [
      everybody('The task board, live, unless it was closed to members'),
      members(`${startingTokens} tokens to start with, and one with each level`),
      members('What you unlock, open on every device'),
      members('A history of the codes that you save, end-to-end encrypted'),
      members('A place on the leaderboard, if you want it'),
      members('Your data as a file, and an account that you can delete'),
    ],
  },
];
