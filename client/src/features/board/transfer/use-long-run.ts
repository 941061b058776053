import { useEffect, useRef, useState } from 'react';
import type { Wait } from '#session/account-requests.ts';
import { failureOf } from '#shared/graphql/failure.ts';

/** How far a run is: its share from 0 to 1, null while it isn't known, and what it waits for. */
interface RunState {
  readonly share: number | null;
  readonly wait: Wait | null;
}

/** Shows how far the run is. */
type Show = (state: Partial<RunState>) => void;

/**
 * Runs a task that takes long and that the user can cancel. The task is also cancelled when its component is unmounted.
 *
 * @param run performs the task, until the signal aborts. A returned text is the success message
 */
export function useLongRun(run: (signal: AbortSignal, show: Show) => Promise<string | undefined>) {
  const [running, setRunning] = useState<RunState | null>(null);
  const [result, setResult] = useState<{ readonly done?: string | undefined; readonly failure?: string }>({});
  const controller = useRef<AbortController>(null);
  useEffect(() => () => controller.current?.abort(), []);
  const start = async () => {
    controller.current = new AbortController();
    const { signal } = controller.current;
    const show: Show = (state) => {
      if (!signal.aborted) setRunning((before) => ({ share: null, wait: null, ...before, ...state }));
    };
    setResult({});
    show({});
    try {
      setResult({ done: await run(signal, show) });
    } catch (error) {
      if (!signal.aborted) setResult({ failure: failureOf(error).message });
    }
    if (!signal.aborted) setRunning(null);
  };
  const cancel = () => {
    controller.current?.abort();
    setRunning(null);
  };
  return { running, result, start: () => void start(), cancel };
}
