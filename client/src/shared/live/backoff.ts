import { retryWait } from '#shared/graphql/retry-wait.ts';
import type { LiveError } from './errors.ts';

/** The waits between the attempts of one document: longer after each attempt, or as long as a rate limit demands. */
export interface Backoff {
  wait(error: LiveError): Promise<void>;
  /** Ends the current wait, unless a rate limit demands it. */
  end(): void;
  /** Starts again with the shortest wait. */
  reset(): void;
}

export function createBackoff(): Backoff {
  let attempts = 0;
  let end = () => {};
  return {
    wait: async (error) => {
      if (error.kind === 'rate-limited')
        return new Promise((resolve) => setTimeout(resolve, error.seconds * 1_000));
      const ended = new Promise<void>((resolve) => {
        end = resolve;
      });
      await Promise.race([ended, retryWait(attempts)]);
      attempts += 1;
    },
    end: () => end(),
    reset: () => {
      attempts = 0;
    },
  };
}
