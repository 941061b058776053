import type { Layer } from '@canary/qr/drawing';
import type { Page } from '@canary/qr/paper/page';
import { svgElement } from '@canary/qr/svg';
import { useId } from 'react';
import { svgNodes } from '#shared/code/code-picture.tsx';

interface PagePictureProps {
  readonly page: Page;
  readonly label: string;
}

/** A page with the outlines of its PDF file. Copies of a code refer to one drawing. */
export function PagePicture({ page: { width, height, parts }, label }: PagePictureProps) {
  const id = useId();
  const drawings = new Map<readonly Layer[], string>();
  for (const { layers } of parts) {
    if (!drawings.has(layers)) drawings.set(layers, `${id}${drawings.size}`);
  }
  return (
    <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
      <defs>
        {Array.from(drawings, ([layers, name]) => {
          const { attributes, children } = svgElement({ width: 0, height: 0, layers }, `${name}-`);
          return (
            <g key={name} id={name} shapeRendering={attributes['shapeRendering']}>
              {svgNodes(children)}
            </g>
          );
        })}
      </defs>
      {parts.map(({ layers, left, top, unit }, key) => (
        <use
          // biome-ignore lint/suspicious/noArrayIndexKey: a part is identified by its position
          key={key}
          href={`#${drawings.get(layers)}`}
          transform={`translate(${left} ${top}) scale(${unit})`}
        />
      ))}
    </svg>
  );
}
