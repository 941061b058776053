import type { Design } from '@canary/qr/design/design';
import { withOwnText } from '@canary/qr/design/frame-text';
import type { Template } from '@canary/qr/templates/template';
import { findTemplate } from '@canary/qr/templates/templates';
import { withColours } from '@canary/rendering/core/recolour';
import { withoutCornerLogo } from '#shared/code/without-corner-logo.ts';

export { findTemplate };

/**
 * Returns the design in the look of a template. A colour theme keeps shapes and frame; other templates keep the text that
 * the user wrote on a frame. All templates keep error correction and every logo except the corner logo.
 */
export function applyTemplate(before: Design, { look, colours }: Template): Design {
  const design = withoutCornerLogo(before);
  if (colours) return withColours(design, colours);
  const { text = '', textFor } = design.frame ?? {};
  const isOwnText = text !== '' && textFor === undefined;
  const { frame } = look;
  return { ...design, ...look, frame: frame && isOwnText ? withOwnText(frame, text) : frame };
}
