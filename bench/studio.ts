import { cpus } from 'node:os';
import { measureSolver } from './studio/solver.ts';

/** Measures the design studio. */
export function benchStudio(): void {
  console.log(`Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model.trim() ?? 'CPU'}\n`);
  measureSolver();
}
