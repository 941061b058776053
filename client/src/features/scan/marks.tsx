import type { CodesInPicture } from '@canary/rendering/browser/find-in-picture';
import styles from './scan.module.css';

interface MarksProps {
  readonly found: CodesInPicture;
  /** The number of each code by its text, as in the list. */
  readonly numbers: ReadonlyMap<string, number>;
}

/** Marks the codes of a picture, with their numbers in the list. Lies over the picture, which has the same proportions. */
export function Marks({ found: { width, height, codes }, numbers }: MarksProps) {
  const radius = Math.max(width, height) / 36;
  return (
    <svg className={styles.marks} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {codes.map(({ text, corners }, index) => {
        const points = corners.map(({ x, y }) => `${x},${y}`).join(' ');
        const number = numbers.get(text);
        const [left, top] = [Math.min(...corners.map(({ x }) => x)), Math.min(...corners.map(({ y }) => y))];
        const x = Math.max(radius, left);
        const y = Math.max(radius, top);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: equal codes have no other key
          <g key={index}>
            <polygon className={styles.outline} points={points} />
            <polygon className={styles.line} points={points} />
            {number !== undefined && (
              <>
                <circle className={styles.badge} cx={x} cy={y} r={radius} />
                <text className={styles.digits} x={x} y={y} fontSize={radius * 1.2}>
                  {number}
                </text>
              </>
            )}
          </g>
        );
      })}
    </svg>
  );
}
