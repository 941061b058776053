interface Named {
  readonly id: string;
  readonly name: string;
}

/** The label of a person, which distinguishes people with the same name. */
export interface PersonLabel {
  /** The name, with a number if other people have the same name. */
  readonly label: string;
  /** 1 for the first person with a name, 2 for the second, and so on. It determines the colour. */
  readonly number: number;
}

/**
 * Creates a function that labels people. The labels of two people with the same name don't change while both are on the
 * board.
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
    const labelled = people.map((person) => {
      const number = numbers.get(person.id) ?? 1;
      return { ...person, number, label: number === 1 ? person.name : `${person.name} (${number})` };
    });
    known = labelled;
    return labelled;
  };
}
