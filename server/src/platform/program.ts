import { reasonOf, StartError } from './errors.ts';

/** Runs a program that prints its result, or the reason why it failed. */
export async function runProgram(work: (args: readonly string[]) => Promise<string>): Promise<void> {
  try {
    process.stdout.write(await work(process.argv.slice(2)));
  } catch (error) {
    process.stderr.write(`${error instanceof StartError ? error.message : reasonOf(error)}\n`);
    process.exitCode = 1;
  }
}
