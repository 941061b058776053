import type { Design } from '@canary/qr/design/design';

/** Returns the design without the canary in the corner, which belongs to the look that a visitor starts with. */
export function withoutMark(design: Design): Design {
  const { logo } = design;
  const isMark = logo?.source.kind === 'canary' && logo.position === 'corner';
  return isMark ? { ...design, logo: null } : design;
}
