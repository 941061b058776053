import type { OwnChange } from '@canary/board/own-change';
import { retryWait } from '#lib/retry-wait.ts';
import { verdictOf } from './refusal.ts';

/** After this long without an answer a change is sent again; the server applies it once. */
const answerMs = 20_000;
/** So often is a change sent that the server fails at, before it is given up. */
const fewTimes = 4;

/** What the sender works on. */
export interface Outbox {
  /** The change to be sent next. */
  next(): OwnChange | undefined;
  /** @throws what the server answers */
  send(change: OwnChange, signal: AbortSignal): Promise<void>;
  acknowledged(change: OwnChange): void;
  refused(change: OwnChange, code: string, message: string): void;
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

export function createSender(outbox: Outbox): Sender {
  let isBusy = false;
  let isStopped = false;
  let attempts = 0;
  let hurry = () => {};

  const pause = (wait: Promise<void>) =>
    Promise.race([
      wait,
      new Promise<void>((resolve) => {
        hurry = resolve;
      }),
    ]);

  /** Sends one change once, and waits if it has to be sent again. */
  const attempt = async (change: OwnChange) => {
    try {
      await outbox.send(change, AbortSignal.timeout(answerMs));
      outbox.acknowledged(change);
      attempts = 0;
      outbox.stuck(false);
    } catch (error) {
      const verdict = verdictOf(error);
      const isGivenUp = verdict.kind === 'few-times' && attempts + 1 >= fewTimes;
      if (verdict.kind === 'refused' || isGivenUp) {
        outbox.refused(change, verdict.kind === 'refused' ? verdict.code : '', verdict.message);
        attempts = 0;
        outbox.stuck(false);
      } else if (verdict.kind === 'members-only') {
        isStopped = true;
        outbox.membersOnly();
      } else {
        const seconds = verdict.kind === 'again' ? verdict.seconds : undefined;
        if (seconds === undefined) outbox.stuck(true);
        await pause(seconds === undefined ? retryWait(attempts) : secondsPass(seconds));
        attempts += 1;
      }
    }
  };

  const run = async () => {
    if (isBusy) return;
    isBusy = true;
    for (let change = outbox.next(); change && !isStopped; change = outbox.next()) await attempt(change);
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
