import { useRef, useState } from 'react';
import { failureOf } from '#shared/graphql/failure.ts';

interface ActionState {
  readonly busy: boolean;
  readonly failure?: string;
  readonly done?: string | undefined;
}

/**
 * Runs the action of a button, one run at a time, and tracks its result.
 *
 * @param act performs the action. A returned text is the success message
 */
export function useAction<Inputs extends unknown[]>(act: (...inputs: Inputs) => Promise<unknown>) {
  const [state, setState] = useState<ActionState>({ busy: false });
  const isRunning = useRef(false);

  const run = async (inputs: Inputs) => {
    if (isRunning.current) return;
    isRunning.current = true;
    setState({ busy: true });
    try {
      const done = await act(...inputs);
      setState({ busy: false, done: typeof done === 'string' ? done : undefined });
    } catch (error) {
      setState({ busy: false, failure: failureOf(error).message });
    } finally {
      isRunning.current = false;
    }
  };

  return { ...state, run: (...inputs: Inputs) => void run(inputs) };
}
