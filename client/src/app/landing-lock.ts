import { startingTokens } from '@canary/catalogue/levels';
import { prices } from '@canary/catalogue/prices';
import type { ContentTypeId } from '@canary/qr/content/all';
import { featureOf, generatorPath, publicTypes } from '#config/generators.ts';
import { paths } from '#config/paths.ts';
import type { Lock } from '#features/generator/tabbed-generator.tsx';
import { isKnownUser, type Session } from '#session/session.ts';

/**
 * The lock over a content type's tab on the landing page.
 *
 * @returns undefined if the tab is open: a user tries each type, and unlocks it when the code leaves the generator
 */
export function landingLock(id: ContentTypeId, session: Session): Lock | undefined {
  if (isKnownUser(session) || publicTypes.includes(id)) return undefined;
  const feature = featureOf[id];
  const price = feature ? ` Uses ${prices[feature]} of your ${startingTokens} free tokens.` : '';
  return {
    text: `Free account needed.${price}`,
    to: `${paths.login}?next=${generatorPath(id)}`,
  };
}
