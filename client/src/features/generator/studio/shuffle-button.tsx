import type { Design } from '@canary/qr/design/design';
import { useEffect, useRef, useState } from 'react';
import { codeDefaults } from '#config/code-defaults.ts';
import { useUnlocks } from '#session/session.ts';
import { Grader, GraderStoppedError } from '#shared/code/grader.ts';
import { Button } from '#shared/ui/button.tsx';
import { Icon } from '#shared/ui/icon.tsx';
import type { DesignEditor } from '../use-design.ts';
import { finderFrameNames, frameNames, moduleShapeNames } from './shape-names.ts';
import { shuffledDesigns } from './shuffle.ts';
import styles from './studio.module.css';

/** Designs that are tried before it gives up. Most random ones are graded A or B. */
const TRIES = 12;

/** Graded instead of the content, while there is none. */
const samplePayload = 'https://example.com/your-page';

interface ShuffleButtonProps {
  readonly editor: DesignEditor;
  /** Returns the content of the code; undefined while there is none. */
  getPayload(): string | undefined;
}

/** Changes the design to a random one that is graded A or B. */
export function ShuffleButton({ editor: { design, change }, getPayload }: ShuffleButtonProps) {
  const unlocks = useUnlocks();
  const [isBusy, setBusy] = useState(false);
  const [message, setMessage] = useState('');
  const [problem, setProblem] = useState('');
  const grader = useRef<Grader>(undefined);
  const last = useRef<Design>(undefined);

  useEffect(() => () => grader.current?.close(), []);
  // The user's own change has precedence over a proposal that is still being graded.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs after each change of the design
  useEffect(() => {
    grader.current?.stop();
  }, [design]);

  const shuffle = async () => {
    if (isBusy) return;
    setBusy(true);
    setProblem('');
    setMessage('Looking for a design that scans well…');
    grader.current ??= new Grader();
    const avoid: [Design, ...Design[]] = last.current ? [design, last.current] : [design];
    const designs = shuffledDesigns(avoid, TRIES, { isAllowed: (feature) => unlocks.has(feature) });
    try {
      const chosen = await grader.current.choose({
        payload: getPayload() ?? samplePayload,
        designs,
        width: codeDefaults.size.default,
      });
      if (chosen) {
        last.current = chosen;
        change({ label: 'Shuffle', apply: () => chosen });
      }
      setMessage(chosen ? description(chosen) : '');
      if (!chosen) setProblem('No design was found that scans well. Try again.');
    } catch (error) {
      setMessage('');
      if (!(error instanceof GraderStoppedError))
        setProblem('The scan check could not be loaded. Try again.');
    } finally {
      setBusy(false);
    }
  };

  return (
    <>
      <Button
        look="quiet"
        className={styles.step}
        aria-label="Shuffle"
        title="A random design that scans well"
        aria-disabled={isBusy}
        onClick={() => void shuffle()}
      >
        <Icon name={isBusy ? 'loader-circle' : 'dices'} size={18} className={isBusy ? styles.turning : ''} />{' '}
        <span className={styles.stepName}>Shuffle</span>
      </Button>
      <p className={styles.message} role="status">
        {message}
      </p>
      <p className={styles.stepProblem} role="status">
        {problem}
      </p>
    </>
  );
}

/** @example 'Shuffled: modules Dots, corners Circle, no frame.' */
function description({ modules, finders, frame }: Design): string {
  const names = [
    `modules ${moduleShapeNames[modules.shape]}`,
    `corners ${finderFrameNames[finders.frame.shape]}`,
    frame ? `frame ${frameNames[frame.shape]}` : 'no frame',
  ];
  return `Shuffled: ${names.join(', ')}.`;
}
