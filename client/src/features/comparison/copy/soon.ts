import { features } from '@canary/catalogue/features';
import { paths } from '#config/paths.ts';
import { numbersIn } from '#shared/format/numbers.ts';

interface Soon {
  readonly name: string;
  readonly text: string;
  readonly to?: string;
}

/** In English, as the words around it. */
const tokens = (count: number) => numbersIn().plural(count, 'token');

/** What is named somewhere on the site and isn't there yet. */
export const soon: readonly Soon[] = [
  {
    name: 'Your own logo in the code',
    text: `A one-time unlock for ${tokens(features.LOGO.price)}.`,
  },
  {
    name: 'Gradients and advanced colours',
    text: `A one-time unlock for ${tokens(features.GRADIENTS.price)}.`,
  },
  {
    name: 'A custom background',
    text: `A picture, or none at all: a one-time unlock for ${tokens(features.BACKGROUND.price)}.`,
  },
  { name: 'More file formats', text: 'Today it is PNG.' },
  {
    name: 'Dynamic codes and analytics',
    text: 'Codes whose target can be changed after printing.',
    to: paths.dynamicQr,
  },
];
