import type { Design } from '@canary/qr/design/design';

/** Returns the design without the corner logo, which belongs to the look that a visitor starts with. */
export function withoutCornerLogo(design: Design): Design {
  const { logo } = design;
  const isCornerLogo = logo?.source.kind === 'canary' && logo.position === 'corner';
  return isCornerLogo ? { ...design, logo: null } : design;
}
