import { startingTokens } from '@canary/catalogue/levels';
import { prices } from '@canary/catalogue/prices';
import { type ContentTypeId, featureOf, generatorPath, publicTypes } from '#config/generators.ts';
import { paths } from '#config/paths.ts';
import type { Lock } from '#features/generator/tabbed-generator.tsx';
import { isKnownUser, type Session, unlocksOf } from '#session/session.ts';
import { numbersIn } from '#shared/format/numbers.ts';

/**
 * The lock over a content type's tab on the landing page.
 *
 * @param name of the content type, as its tab shows it
 * @returns undefined when the tab is open
 */
export function landingLock(id: ContentTypeId, name: string, session: Session): Lock | undefined {
  const feature = featureOf[id];
  if (isKnownUser(session)) {
    if (!feature || unlocksOf(session).includes(feature)) return undefined;
    return {
      text: `Costs ${numbersIn().plural(prices[feature], 'token')}. ${name} codes stay unlocked.`,
      action: `Unlock ${name} codes`,
      to: generatorPath(id),
    };
  }
  if (publicTypes.includes(id)) return undefined;
  const price = feature ? ` Uses ${prices[feature]} of your ${startingTokens} free tokens.` : '';
  return {
    text: `Free account needed.${price}`,
    action: 'Unlock Now by Free Sign up',
    to: `${paths.login}?next=${generatorPath(id)}`,
  };
}
