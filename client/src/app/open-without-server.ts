import { type ContentTypeId, featureOf } from '#config/generators.ts';
import { mainTypes, moreTypes } from '#config/type-order.ts';
import type { Session } from '#session/session.ts';

/** The content types whose codes the last user can make while the server is unreachable; none if there was no user. */
export function typesWithoutServer(session: Session): readonly ContentTypeId[] {
  if (session.status !== 'unreachable' || !session.unlocks) return [];
  const { unlocks } = session;
  return [...mainTypes, ...moreTypes].filter((id) => {
    const feature = featureOf[id];
    return feature === undefined || unlocks.includes(feature);
  });
}
