import { type Feature, features } from '@canary/catalogue/features';
import { startingTokens } from '@canary/catalogue/levels';
import type { ContentTypeId } from '@canary/qr/content/all';
import { featureOf, generatorTypes, publicTypes, typePagePath } from '#config/generators.ts';
import type { IconName } from '#config/icons.ts';
import { paths } from '#config/paths.ts';
import { typeCopy } from '#config/type-copy.ts';
import { numbersIn } from '#shared/format/numbers.ts';

/** Who can use a feature. `unlocked` is true, or the price if the feature has to be unlocked. */
export interface FeatureRow {
  readonly name: string;
  /** The path of a page about the feature. */
  readonly to?: string;
  readonly visitor: boolean;
  readonly account: boolean;
  readonly unlocked: true | string;
}

interface FeatureGroup {
  readonly title: string;
  readonly rows: readonly FeatureRow[];
}

const tokens = (count: number) => numbersIn().plural(count, 'token');
const everyone = (name: string): FeatureRow => ({ name, visitor: true, account: true, unlocked: true });
const members = (name: string): FeatureRow => ({ name, visitor: false, account: true, unlocked: true });

function typeRow(id: ContentTypeId): FeatureRow {
  return { ...accessTo(id), to: typePagePath(id) };
}

function accessTo(id: ContentTypeId): FeatureRow {
  const feature = featureOf[id];
  const name = `${typeCopy[id].title} codes`;
  if (feature) return { name, visitor: false, account: false, unlocked: tokens(features[feature].price) };
  return publicTypes.includes(id) ? everyone(name) : members(name);
}

/** Everyone can try a design feature in the generator; only the file needs the unlock. */
const designRow = (name: string, feature: Feature): FeatureRow => ({
  name,
  visitor: false,
  account: false,
  unlocked: tokens(features[feature].price),
});

/** The features that are available today. */
export const featureGroups: readonly FeatureGroup[] = [
  {
    title: 'Types of codes',
    rows: generatorTypes
      .map(typeRow)
      .concat(members('All fields of a type, such as the subject and message of an email')),
  },
  {
    title: 'Dynamic codes',
    rows: [
      members('Change where a code leads after you have printed it'),
      members('No scan limit and no end of a trial'),
      members('Scans by hour, day, kind of device and country, without tracking anyone'),
      members('Pause with a text of your own, and go back to an earlier target'),
    ],
  },
  {
    title: 'Design and file',
    rows: [
      everyone('Your own colours, with a warning when they are risky'),
      everyone('Ready-made colour designs that are safe to scan'),
      everyone('Print-safe black on white in one click'),
      everyone('PNG, WebP and JPEG from 256 to 8,192 pixels'),
      everyone('SVG and PDF for print, in millimetres or inches'),
      everyone('Label sheets, posters and table cards as PDF'),
      members('Up to 10,000 codes at once, from CSV, Excel or serial numbers'),
      everyone('Four levels of error correction'),
      everyone('Shapes for squares and corners, and frames with a call to action'),
      everyone('The canary in the corner, an icon, or no logo'),
      designRow('Your own logo in the code', 'LOGO'),
      designRow('Gradients and more than two colours', 'GRADIENTS'),
      designRow('A picture or transparency behind the code', 'BACKGROUND'),
    ],
  },
  {
    title: 'For programs',
    rows: [
      everyone('An address that draws a code, as SVG, PNG or JSON'),
      everyone('A command line that makes and checks codes offline'),
      members('API keys for boards, dynamic codes and images, with an end'),
    ],
  },
  {
    title: 'Safety',
    rows: [
      everyone('Read back from the file before you get it'),
      everyone('What you type stays in your browser, unless you save it to an account'),
      everyone('Works offline after the first visit'),
      everyone('Reads codes by camera, and from pictures and PDF files'),
    ],
  },
  {
    title: 'More',
    rows: [
      everyone('The live task board, unless it is restricted to members'),
      members('Boards of your own, with people you invite'),
      members(`${startingTokens} tokens to start with, and one more with each level`),
      members('Your unlocks on every device'),
      members('An end-to-end encrypted history of the codes that you save'),
      members('A place on the leaderboard, if you like'),
      members('Your data as a file, and an account that you can delete'),
    ],
  },
];

interface Strength {
  readonly icon: IconName;
  readonly title: string;
  readonly text: string;
  readonly to: string;
  readonly action: string;
}

export const strengths: readonly Strength[] = [
  {
    icon: 'book-open-check',
    title: 'Every code is checked',
    text: 'A barcode reader opens the finished file and compares every byte with what you typed. If it doesn’t scan, the file isn’t saved, and you get a fix that we have tested.',
    to: '/#generate',
    action: 'Try it',
  },
  {
    icon: 'shield-check',
    title: 'Only you can read your codes',
    text: 'Network passwords, private numbers, bank details: what you put into a code is not sent to us. If you save it to your account, your browser encrypts it first.',
    to: paths.privacy,
    action: 'Read what we store',
  },
  {
    icon: 'pencil',
    title: 'Change it after printing',
    text: 'A dynamic code leads wherever you point it, as often as you like. It is free, has no scan limit and no page in between.',
    to: paths.dynamicQr,
    action: 'See how it works',
  },
  {
    icon: 'lock-open',
    title: 'Unlock once, keep forever',
    text: 'No subscription and no credit card. A free account comes with tokens, and your unlocks are available wherever you log in.',
    to: paths.register,
    action: 'Sign up for free',
  },
];
