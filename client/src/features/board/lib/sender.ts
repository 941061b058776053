import type { PendingChange } from '@canary/board/pending-change';
import { retryWait } from '#shared/graphql/retry-wait.ts';
import { verdictOf } from './refusal.ts';

/** After this long without an answer a change is sent again; the server applies it once. */
const answerMs = 20_000;
/** So often is a change sent that the server itself fails at, before it is given up. */
const fewTimes = 4;

/** What the sender works on. */
export interface SenderOptions {
  /** The change to be sent next. */
  next(): PendingChange | undefined;
  /** @throws what the server answers */
  send(change: PendingChange, signal: AbortSignal): Promise<void>;
  acknowledged(change: PendingChange): void;
  refused(change: PendingChange, code: string, message: string): void;
  /** The server wants to know who somebody is. */
  membersOnly(): void;
  /** Told when the server can't be reached, and when it can again. */
  stuck(isStuck: boolean): void;
}

/** Sends changes in order, one at a time, each until it has an answer. */
export interface Sender {
  /** Sends what there is to send; to be called whenever there is something new. */
  start(): void;
  /** Tries again at once: the server may be reached again. */
  hurry(): void;
  /** Sends nothing more before it is started again. What is under way goes on. */
  stop(): void;
}

export function createSender(options: SenderOptions): Sender {
  let isBusy = false;
  let isStopped = false;
  let attempts = 0;
  let hurry = () => {};

  /** Sends a change once, and waits if it has to be sent again. */
  const attempt = async (change: PendingChange) => {
    try {
      await options.send(change, AbortSignal.timeout(answerMs));
      options.acknowledged(change);
    } catch (error) {
      const verdict = verdictOf(error);
      const isTried = verdict.kind === 'failed' && attempts + 1 >= fewTimes;
      if (verdict.kind === 'members-only') options.membersOnly();
      else if (verdict.kind === 'refused') options.refused(change, verdict.code, verdict.message);
      else if (isTried) options.refused(change, verdict.code, verdict.message);
      else return await pause(verdict.kind === 'wait' ? verdict.seconds : undefined);
    }
    attempts = 0;
    options.stuck(false);
  };
  const pause = async (seconds: number | undefined) => {
    if (seconds !== undefined) return await secondsPass(seconds);
    options.stuck(true);
    const asked = new Promise<void>((resolve) => {
      hurry = resolve;
    });
    if (!isStopped) await Promise.race([asked, retryWait(attempts)]);
    attempts += 1;
  };
  const run = async () => {
    if (isBusy) return;
    isBusy = true;
    for (let change = options.next(); change && !isStopped; change = options.next()) await attempt(change);
    isBusy = false;
  };

  return {
    start: () => {
      isStopped = false;
      void run();
    },
    hurry: () => hurry(),
    stop: () => {
      isStopped = true;
      hurry();
    },
  };
}

function secondsPass(seconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, seconds * 1_000));
}
