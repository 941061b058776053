import type { Design, DesignFrame } from './design.ts';

/** The text of frames that suits every content type. */
export const neutralText = { text: 'Scan me', textFor: 'any' } as const;

/** Returns a frame with a text that the user wrote. */
export function withOwnText({ textFor: _, ...frame }: DesignFrame, text: string): DesignFrame {
  return { ...frame, text };
}

/**
 * Returns the design as it suits a content type: a text that a template chose for another type becomes neutral. A text that
 * the user wrote stays.
 */
export function suitToType(design: Design, type: string): Design {
  const { frame } = design;
  const { textFor = 'any' } = frame ?? {};
  // A dynamic code leads to a web address, so it gets the text for web addresses.
  const suits = textFor === 'any' || textFor === type || (type === 'dynamic' && textFor === 'url');
  if (!frame || suits) return design;
  return { ...design, frame: { ...frame, ...neutralText } };
}
