import { maxBoardUserName } from './limits.ts';

/** A person with an id and a name. */
export interface NamedPerson {
  readonly id: string;
  readonly name: string;
}

/** The name by which mentions find a person, without case, and with one Unicode form and one kind of space. */
export function foldName(name: string): string {
  return name.normalize('NFC').toLowerCase().replaceAll('ς', 'σ').replaceAll(/\s+/g, ' ');
}

/** The validation message for another name of a person, who would be mentioned together with a person of that name. */
export function takenNameProblem(
  people: Iterable<NamedPerson>,
  id: string,
  name: string,
): string | undefined {
  for (const other of people)
    if (other.id !== id && foldName(other.name) === foldName(name))
      return 'Another person on this board has this name. Choose another one.';
  return undefined;
}

/**
 * Returns the name of a new member, with a number if another person has the name.
 *
 * @example
 * freeName([{ id: 'a', name: 'Ada' }], 'b', 'Ada'); // 'Ada (2)'
 */
export function freeName(people: ReadonlyMap<string, NamedPerson>, id: string, name: string): string {
  let free = name;
  for (let number = 2; takenNameProblem(people.values(), id, free) !== undefined; number += 1) {
    const end = ` (${number})`;
    free = [...name].slice(0, maxBoardUserName - end.length).join('') + end;
  }
  return free;
}
