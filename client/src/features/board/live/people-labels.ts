import { avatarHues, hueOf } from '#shared/ui/avatar-look.ts';

interface Named {
  readonly id: string;
  readonly name: string;
}

/** What distinguishes a person from the others. */
export interface PersonLabel {
  /** The name, with a number if other people have the same name. */
  readonly label: string;
  /** 1 for the first person with a name, 2 for the second, and so on. */
  readonly number: number;
  /** Of the avatar, in degrees. It differs for up to twelve people. */
  readonly hue: number;
}

/**
 * Creates a function that labels people. The labels of two people with the same name, and the hues of all, don't change
 * while they are on the board.
 *
 * @example
 * const label = createPeopleLabels();
 * label([{ id: 'a', name: 'Ada' }, { id: 'b', name: 'Ada' }]).map((person) => person.label); // ['Ada', 'Ada (2)']
 */
export function createPeopleLabels() {
  let known: readonly (Named & PersonLabel)[] = [];

  return <Person extends Named>(people: readonly Person[]): (Person & PersonLabel)[] => {
    const numbers = new Map<string, number>();
    for (const name of new Set(people.map((person) => person.name))) {
      const namesakes = people.filter((person) => person.name === name);
      const before = known.filter((person) => person.name === name);
      const kept =
        namesakes.length > 1 ? before.filter(({ id }) => namesakes.some((one) => one.id === id)) : [];
      for (const { id, number } of kept) numbers.set(id, number);
      const taken = new Set(kept.map(({ number }) => number));
      let next = 1;
      for (const { id } of namesakes.filter((person) => !numbers.has(person.id))) {
        while (taken.has(next)) next += 1;
        taken.add(next);
        numbers.set(id, next);
      }
    }
    const hues = huesOf(people, known);
    const labelled = people.map((person) => {
      const number = numbers.get(person.id) ?? 1;
      const label = number === 1 ? person.name : `${person.name} (${number})`;
      return { ...person, number, label, hue: hues.get(person.id) ?? hueOf(person.name) };
    });
    known = labelled;
    return labelled;
  };
}

/**
 * People keep their hues. A new person gets the hue of the name, or the next free hue if that hue is taken. In the order
 * of their ids, which is the order in which they joined, later people change no hue after a reload either.
 */
function huesOf(
  people: readonly Named[],
  known: readonly (Named & PersonLabel)[],
): ReadonlyMap<string, number> {
  const hues = new Map<string, number>();
  for (const { id, hue } of known) if (people.some((person) => person.id === id)) hues.set(id, hue);
  for (const { id, name } of [...people].sort((a, b) => (a.id < b.id ? -1 : 1))) {
    if (hues.has(id)) continue;
    const taken = new Set(hues.values());
    const first = avatarHues.indexOf(hueOf(name));
    const inOrder = [...avatarHues.slice(first), ...avatarHues.slice(0, first)];
    hues.set(id, inOrder.find((hue) => !taken.has(hue)) ?? hueOf(name));
  }
  return hues;
}
