import type { Design } from '@canary/qr/design/design';
import type { RenderingWorkers } from '@canary/rendering/browser/rendering-workers';
import { useEffect, useRef, useState } from 'react';
import { codeDefaults } from '#config/code-defaults.ts';
import { useUnlocks } from '#session/session.ts';
import { createRenderingWorkers } from '#shared/code/rendering.ts';
import { Button } from '#shared/ui/button.tsx';
import { Icon } from '#shared/ui/icon.tsx';
import type { DesignEditor } from '../use-design.ts';
import { finderFrameNames, frameNames, moduleShapeNames } from './shape-names.ts';
import { shuffledDesigns } from './shuffle.ts';
import styles from './studio.module.css';

/** The most designs that are tried. Most random designs are graded A or B. */
const MAX_TRIES = 12;

/** The payload that is graded while there is no content. */
const samplePayload = 'https://example.com/your-page';

interface ShuffleButtonProps {
  readonly editor: DesignEditor;
  /** Returns the content of the code; undefined while there is none. */
  getPayload(): string | undefined;
}

/** Changes the design to a random design that is graded A or B. */
export function ShuffleButton({ editor: { design, change }, getPayload }: ShuffleButtonProps) {
  const unlocks = useUnlocks();
  const [isBusy, setBusy] = useState(false);
  const [message, setMessage] = useState('');
  const [problem, setProblem] = useState('');
  const workers = useRef<RenderingWorkers>(undefined);
  const work = useRef<{ readonly from: Design; readonly stop: AbortController }>(undefined);
  const last = useRef<Design>(undefined);

  useEffect(() => () => workers.current?.stop(), []);
  // The user's own change has precedence over a proposal that is still being graded.
  useEffect(() => {
    if (work.current?.from !== design) work.current?.stop.abort();
  }, [design]);

  const shuffle = async () => {
    if (isBusy) return;
    setBusy(true);
    setProblem('');
    setMessage('Looking for a design that scans well…');
    workers.current ??= createRenderingWorkers();
    work.current = { from: design, stop: new AbortController() };
    const { signal } = work.current.stop;
    const avoid: [Design, ...Design[]] = last.current ? [design, last.current] : [design];
    const designs = shuffledDesigns(avoid, MAX_TRIES, { isAllowed: (feature) => unlocks.has(feature) });
    try {
      const payload = getPayload() ?? samplePayload;
      const choice = { payload, designs, width: codeDefaults.size.default };
      const chosen = await workers.current.run((renderer) => renderer.choose(choice, signal), signal);
      if (chosen) {
        last.current = chosen;
        change({ label: 'Shuffle', apply: () => chosen });
      }
      setMessage(chosen ? description(chosen) : '');
      if (!chosen) setProblem('No design was found that scans well. Try again.');
    } catch {
      setMessage('');
      if (!signal.aborted) setProblem('The scan check could not be loaded. Try again.');
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
        <Icon name={isBusy ? 'loader-circle' : 'dices'} size={18} />{' '}
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
