/** The time and timers. All code that needs the time gets a clock, so that tests can let a month pass. */
export interface Clock {
  /** The time in milliseconds since 1970. */
  now(): number;
  /** Runs a task once, after a time in milliseconds. Returns a function that cancels it. */
  after(ms: number, task: () => void): () => void;
  /** Runs a task again and again. Returns a function that stops it. */
  every(ms: number, task: () => void): () => void;
}

/** The system's clock. Its timers don't keep the process running. */
export const systemClock: Clock = {
  now: Date.now,
  after: (ms, task) => {
    const timer = setTimeout(task, ms).unref();
    return () => clearTimeout(timer);
  },
  every: (ms, task) => {
    const timer = setInterval(task, ms).unref();
    return () => clearInterval(timer);
  },
};
