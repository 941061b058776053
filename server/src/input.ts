import type { z } from 'zod';
import { InputError } from './errors.ts';

/**
 * Checks what somebody sent by a schema of `@canary/input`.
 *
 * @throws InputError that names the first field that is wrong
 */
export function parseInput<Schema extends z.ZodObject>(schema: Schema, input: unknown): z.output<Schema> {
  const parsed = schema.safeParse(input);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new InputError(issue?.message ?? 'This is not valid.', String(issue?.path[0]));
}
