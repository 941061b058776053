import { brand, mark } from '#config/brand.ts';

/** The bird. It says nothing to a screen reader: the name stands beside it. */
export function Mark({ size }: { size: number }) {
  return (
    <svg width={size} height={size} viewBox={`0 0 ${mark.side} ${mark.side}`} aria-hidden="true">
      {mark.shapes.map(({ d, colour, stroke }) => (
        <path
          key={d}
          d={d}
          fill={stroke ? 'none' : brand[colour]}
          stroke={stroke ? brand[colour] : 'none'}
          strokeWidth={stroke}
        />
      ))}
    </svg>
  );
}
