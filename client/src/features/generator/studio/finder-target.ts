import type { Corner, Design, Finder } from '@canary/qr/design/design';
import { corners } from '@canary/qr/design/options';
import { isSameJson } from '#shared/code/same-json.ts';

/** The finder patterns that a control changes. */
export type FinderTarget = 'all' | Corner;

/** Returns the target's finder pattern: the corner's own, or the finder pattern that all corners share. */
export function finderOf({ finders, corners: own }: Design, target: FinderTarget): Finder {
  return target === 'all' ? finders : (own[target] ?? finders);
}

/**
 * Changes one finder pattern or all of them.
 *
 * @param change is applied to each finder pattern, so that a corner keeps the properties that differ from the others
 */
export function changeFinder(
  design: Design,
  target: FinderTarget,
  change: (finder: Finder) => Finder,
): Design {
  const finders = target === 'all' ? change(design.finders) : design.finders;
  const changed = corners.map((corner) => {
    const isMeant = target === 'all' || target === corner;
    const finder = finderOf(design, corner);
    return [corner, isMeant ? change(finder) : finder] as const;
  });
  const own = changed.filter(([, finder]) => !isSameJson(finder, finders));
  return { ...design, finders, corners: Object.fromEntries(own) };
}

/** Changes the shape or the fill of a part of one finder pattern or all of them. */
export function changeFinderPart<Part extends keyof Finder>(
  design: Design,
  target: FinderTarget,
  part: Part,
  values: Partial<Finder[Part]>,
): Design {
  return changeFinder(design, target, (one) => ({ ...one, [part]: { ...one[part], ...values } }));
}
