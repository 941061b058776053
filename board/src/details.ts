import { z } from 'zod/mini';
import { day } from './fields.ts';

/** The details of a card, which are fields that are set as a whole, with their checks. Null means none. */
export const details = z.object({
  /** The day by which the card is due, such as `2026-11-30`. */
  dueOn: z.nullable(day),
  /** The day on which the card was done; null while it isn't done. */
  doneOn: z.nullable(day),
});

/** The details of a card. */
export type Details = Readonly<z.output<typeof details>>;

/** The details of a card without any. */
export const noDetails = { dueOn: null, doneOn: null } as const satisfies Details;

/** The names of the details. */
export const detailNames = z.keyof(details).options;

/**
 * The details of a card, or the details that an edit sets.
 *
 * @example
 * detailsOf({ title: 'Milk', dueOn: null }); // { dueOn: null }
 */
export function detailsOf<Fields extends object>(
  fields: Fields,
): DetailsOf<Pick<Fields, keyof Fields & keyof Details>> {
  const given = detailNames.filter((name) => name in fields && fields[name as never] !== undefined);
  return Object.fromEntries(given.map((name) => [name, fields[name as never]])) as never;
}

type DetailsOf<Fields> = { readonly [Name in keyof Fields]: Exclude<Fields[Name], undefined> };
