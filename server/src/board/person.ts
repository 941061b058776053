import { z } from 'zod';

/** Somebody who has the board open. */
export const person = z.object({
  /** Tells whoever has several tabs or browsers open from others. Not for clients. */
  key: z.string(),
  /** What their browser calls them. */
  id: z.string(),
  name: z.string(),
  /** The card that they are dragging. */
  taskId: z.string().nullable(),
});

export type Person = z.output<typeof person>;

/** Who is at the board: how many, and the first of them, those who drag before the others. */
export interface Roster {
  readonly count: number;
  readonly people: readonly Person[];
}

/** Each of them once, by what they do where they drag a card. */
export function eachOnce(people: readonly Person[]): Person[] {
  const byKey = new Map<string, Person>();
  for (const person of people) {
    if (person.taskId !== null || !byKey.get(person.key)?.taskId) byKey.set(person.key, person);
  }
  return [...byKey.values()];
}

/** So many are told by name. */
const maxNamed = 50;

/** Puts those who drag first, and leaves out whom nobody could take in at a glance. */
export function nameSome(people: readonly Person[]): Person[] {
  const dragging = people.filter(({ taskId }) => taskId !== null);
  return [...dragging, ...people.filter(({ taskId }) => taskId === null)].slice(0, maxNamed);
}
