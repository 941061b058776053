import type { Drawing } from '@canary/qr/drawing';
import type { Box } from '@canary/qr/geometry/path';
import { type SvgElement, svgElement } from '@canary/qr/svg';
import { createElement, type ReactNode, useId } from 'react';

interface CodePictureProps {
  readonly drawing: Drawing;
  /** Accessible name. Without it the picture is hidden from screen readers. */
  readonly label?: string;
  readonly className?: string | undefined;
  /** The part to show, in modules; by default the whole picture. */
  readonly part?: Box | undefined;
}

/** A code on the screen, in the elements of its SVG file. */
export function CodePicture({ drawing, label, className, part }: CodePictureProps) {
  const { attributes, children } = svgElement(drawing, useId());
  return (
    <svg
      {...attributes}
      {...(part && { viewBox: `${part.x} ${part.y} ${part.width} ${part.height}` })}
      className={className}
      role="img"
      aria-label={label}
      aria-hidden={label === undefined}
    >
      {svgNodes(children)}
    </svg>
  );
}

/** Returns elements of an SVG file as nodes of the page. */
export function svgNodes(elements: readonly SvgElement[] = []): ReactNode {
  // An element is identified by its position.
  return elements.map(({ name, attributes, children }, key) =>
    createElement(name, { ...attributes, key }, svgNodes(children)),
  );
}
