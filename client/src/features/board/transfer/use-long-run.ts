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
 * Runs something that takes long, until it is done, fails, is cancelled, or its component goes.
 *
 * @param run returns the message that it is done, if there is one. Its signal aborts when the run is cancelled
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
