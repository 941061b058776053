import { useNumbers } from '#shared/format/numbers.ts';
import type { Phase } from '../lib/history-reader.ts';

interface CountProps {
  readonly shown: number;
  readonly loaded: number;
  readonly phase: Extract<Phase, { kind: 'ready' }>;
}

/** How many codes are shown, of how many; and how many are still to come. */
export function Count({ shown, loaded, phase }: CountProps) {
  const { number, plural } = useNumbers();
  return (
    <p role="status">
      {shown === loaded ? plural(loaded, 'code') : `${number(shown)} of ${plural(loaded, 'code')}`}
      {!phase.isComplete && `, and ${number(Math.max(0, phase.count - loaded))} more on their way…`}
    </p>
  );
}
