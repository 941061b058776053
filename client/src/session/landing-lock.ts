import { startingTokens } from '@canary/catalogue/levels';
import { type ContentTypeId, featureOf, forEverybody, generatorPath } from '#config/generators.ts';
import { paths } from '#config/paths.ts';
import type { Lock } from '#features/generator/components/lock-overlay.tsx';
import type { Viewer } from '#session/viewer.ts';
import { numbersIn } from '#shared/format/numbers.ts';

/**
 * What covers a tab of the landing page, and where it leads.
 *
 * @param name of the content type, as the tab has it
 * @returns undefined for a tab that is open
 */
export function landingLock(id: ContentTypeId, name: string, viewer: Viewer | null): Lock | undefined {
  const feature = featureOf[id];
  if (viewer) {
    if (!feature || viewer.unlocks?.some((unlock) => unlock.feature === feature)) return undefined;
    const price = viewer.catalogue?.find((sold) => sold.id === feature)?.price;
    return {
      words: `${name} codes cost ${price ? numbersIn().plural(price, 'token') : 'tokens'}, once.`,
      action: `Unlock ${name} codes`,
      to: generatorPath(id),
    };
  }
  if (forEverybody.includes(id)) return undefined;
  const cost = feature ? ` and one of its ${startingTokens} starting tokens` : '';
  return {
    words: `${name} codes open with a free account${cost}.`,
    action: 'Unlock Now by Free Sign up',
    to: `${paths.login}?next=${generatorPath(id)}`,
  };
}
