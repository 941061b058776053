import { useRef, useState } from 'react';
import { failureOf } from '#shared/graphql/failure.ts';

interface ActionState {
  readonly busy: boolean;
  readonly failure?: string;
  readonly done?: string | undefined;
}

/**
 * Does what a button is for, once at a time, and knows what came of it.
 *
 * @param act does it, and returns what to tell when it is done
 */
export function useAction(act: () => Promise<string | undefined>) {
  const [state, setState] = useState<ActionState>({ busy: false });
  const working = useRef(false);

  const run = async () => {
    if (working.current) return;
    working.current = true;
    setState({ busy: true });
    try {
      setState({ busy: false, done: await act() });
    } catch (error) {
      setState({ busy: false, failure: failureOf(error).message });
    } finally {
      working.current = false;
    }
  };

  return { ...state, run: () => void run() };
}
