import { type ContentTypeId, featureOf } from '#config/generators.ts';
import { mainTypes, moreTypes } from '#config/type-order.ts';
import { recallUnlocks } from '#session/offline-session.ts';

/**
 * Codes of which types are made in the browser while the server can't say who is here: what whoever was last logged in
 * here may make. None where nobody was.
 */
export function openWithoutServer(): readonly ContentTypeId[] {
  const unlocks = recallUnlocks();
  if (!unlocks) return [];
  return [...mainTypes, ...moreTypes].filter((id) => {
    const feature = featureOf[id];
    return feature === undefined || unlocks.includes(feature);
  });
}
