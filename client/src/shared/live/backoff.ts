import { pause, retryWait } from '#shared/graphql/retry-wait.ts';
import type { LiveError } from './errors.ts';

/** The waits between the attempts of one document: longer after each attempt, or as long as a rate limit demands. */
export interface Backoff {
  wait(error: LiveError): Promise<void>;
  /** Ends the current wait, unless a rate limit demands it. */
  end(): void;
  /** Starts again with the shortest wait. */
  reset(): void;
}

/** @param over ends every wait, because no other attempt follows */
export function createBackoff(over?: AbortSignal): Backoff {
  let attempts = 0;
  let isDemanded = false;
  let current = new AbortController();
  over?.addEventListener('abort', () => current.abort());
  return {
    wait: async (error) => {
      if (over?.aborted) return;
      current = new AbortController();
      isDemanded = error.kind === 'rate-limited';
      if (error.kind === 'rate-limited') return await pause(error.seconds * 1_000, current.signal);
      await retryWait(attempts, current.signal);
      attempts += 1;
    },
    end: () => {
      if (!isDemanded) current.abort();
    },
    reset: () => {
      attempts = 0;
    },
  };
}
