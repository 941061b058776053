import type { Design } from '@canary/qr/design/design';
import type { Template } from '#config/templates/template.ts';
import { findTemplate, templates } from '#config/templates/templates.ts';
import { withColours } from '#shared/code/design-colours.ts';

export { findTemplate };

const templateTexts = new Set(templates.map(({ look }) => look.frame?.text));

/**
 * Returns the design in the look of a template. A colour theme keeps shapes and frame; other templates keep the text that
 * the user wrote on a frame. Logo and error correction stay.
 */
export function applyTemplate(design: Design, { look, colours }: Template): Design {
  if (colours) return withColours(design, colours);
  const text = design.frame?.text;
  const isOwnText = text && !templateTexts.has(text);
  return { ...design, ...look, frame: look.frame && { ...look.frame, ...(isOwnText && { text }) } };
}
