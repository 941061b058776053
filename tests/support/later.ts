/**
 * Is loaded into a server process before its program: its clock is ahead by `LATER_MS`, and what it does every minute
 * is done ten times a second.
 */
const { now } = Date;
const { setInterval } = globalThis;
const laterMs = Number(process.env['LATER_MS']);

Date.now = () => now() + laterMs;
globalThis.setInterval = Object.assign(
  (task: () => void, ms?: number) => setInterval(task, ms === 60_000 ? 100 : ms),
  setInterval,
);
