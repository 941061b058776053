import { type Clock, systemClock } from '../../clock.ts';
import { refusals } from '../../metrics/metrics.ts';

/** A request that is read later in a turn of the event loop has waited for it, and may have waited for the turn before. */
const maxTurnMs = 80;
/** The same for an address that has none of the operations of the turn. */
const maxTurnMsOfOthers = 200;

/**
 * Limits how long operations are started in one turn of the event loop. Those that use the processor alone end before the
 * next is read, so that none waits in the server's queue: under too much load they wait in the system's buffers.
 */
export interface TurnLimit {
  /** Whether an operation that was read now may start. */
  mayStart(address: string): boolean;
}

export function createTurnLimit(clock: Clock = systemClock): TurnLimit {
  let start: number | null = null;
  const started = new Set<string>();
  return {
    mayStart: (address) => {
      if (start === null) {
        start = clock.now();
        setImmediate(() => {
          start = null;
          started.clear();
        });
      }
      const mayStart = clock.now() - start <= (started.has(address) ? maxTurnMs : maxTurnMsOfOthers);
      if (mayStart) started.add(address);
      else refusals.inc({ limit: 'operations' });
      return mayStart;
    },
  };
}
