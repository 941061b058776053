/** A function to measure. */
export type Task<Input> = (input: Input) => unknown;

/** Returns the inputs of a round. Inputs should not repeat, or a cache would be measured. */
export type Group<Input> = (round: number) => readonly Input[];

export interface Rounds {
  /** Rounds that are discarded while the JIT compiler optimises. */
  readonly warmUp: number;
  readonly measured: number;
}

// Results are stored, so that the compiler can't eliminate the computation.
export let lastResult: unknown;

/**
 * Runs every task on every group's inputs once per round. The first task rotates, so that slow moments of the machine and
 * garbage collection affect all tasks alike.
 *
 * @returns the median microseconds per input, by group and then by task
 */
export function medianTimes<Input>(
  tasks: readonly Task<Input>[],
  groups: readonly Group<Input>[],
  { warmUp, measured }: Rounds,
): number[][] {
  const times = groups.map(() => tasks.map((): number[] => []));
  const order = tasks.map((task, index) => ({ task, index }));
  for (let round = 0; round < warmUp + measured; round++) {
    const first = round % tasks.length;
    const turn = [...order.slice(first), ...order.slice(0, first)];
    for (const [row, inputsOf] of groups.entries()) {
      const inputs = inputsOf(round);
      for (const { task, index } of turn) {
        const start = performance.now();
        for (const input of inputs) lastResult = task(input);
        const took = performance.now() - start;
        if (round >= warmUp) times[row]?.[index]?.push((took / inputs.length) * 1_000);
      }
    }
  }
  return times.map((row) => row.map((values) => quantile(values, 0.5)));
}

/**
 * The smallest value that at least this share of all values does not exceed.
 *
 * @example quantile([4, 1, 3, 2], 0.5) // 2
 */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}
