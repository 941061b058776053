import { cpus } from 'node:os';
import { measureChanges } from './studio/changes.ts';
import { measureSolver } from './studio/solver.ts';

/** Measures the design studio. */
export async function benchStudio(): Promise<void> {
  console.log(`Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model.trim() ?? 'CPU'}\n`);
  await measureChanges();
  measureSolver();
}
