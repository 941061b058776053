import { z } from 'zod';

/**
 * Lists the validation errors of an input, each as its field and the message for the user.
 *
 * @example
 * refusals(emailChange, { email: 'ada', password: '' }); // ['email: Enter an email address, such as ada@example.com.']
 */
export function refusals(schema: z.core.$ZodType, input: unknown): string[] {
  const { error } = z.safeParse(schema, input);
  return (error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`);
}
