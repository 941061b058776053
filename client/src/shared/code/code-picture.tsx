import type { Drawing } from '@canary/qr/drawing';

interface CodePictureProps {
  readonly drawing: Drawing;
  /** Accessible name. Without it the picture is hidden from screen readers. */
  readonly label?: string;
  readonly className?: string | undefined;
}

/** A code on the screen, drawn from the same outlines as its file. */
export function CodePicture({ drawing: { across, layers }, label, className }: CodePictureProps) {
  return (
    <svg
      className={className}
      viewBox={`0 0 ${across} ${across}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={label}
      aria-hidden={label === undefined}
    >
      {layers.map(({ path, colour, lineWidth, frame }, index) => (
        <path
          // biome-ignore lint/suspicious/noArrayIndexKey: a layer is identified by its position
          key={index}
          d={path}
          fill={lineWidth ? 'none' : colour}
          stroke={lineWidth ? colour : undefined}
          strokeWidth={lineWidth}
          shapeRendering={frame && 'auto'}
          transform={frame && `translate(${frame.left} ${frame.top}) scale(${frame.unit})`}
        />
      ))}
    </svg>
  );
}
