import { boardText } from '@canary/board/texts';

/** The meaning of a comma in a cell of people: it separates people, or a last name from a first name. */
export type NameOrder = 'several people' | 'last name first';

/** The name of a person, and the user name behind it, if there is one. */
interface PersonName {
  readonly name: string;
  readonly userName: string | undefined;
}

const inBrackets = /^(.*\S)\s*[(<]([^\s()<>]+)[)>]$/;
const userName = /^[\d@_a-z][\w.@+-]*$/;

/**
 * Splits a cell with several names: at line breaks if it has any, or else at semicolons, or else at commas.
 *
 * @example
 * splitNames('Bug, Feature'); // ['Bug', 'Feature']
 */
export function splitNames(cell: string): string[] {
  return splitAt(cell, separatorOf(cell) ?? ',');
}

/**
 * Splits a cell of names that end in brackets. Only a comma after brackets separates names; other commas are part of a
 * name.
 *
 * @example
 * splitBehindBrackets('Sauce, hot (red), Shopping (green)'); // ['Sauce, hot (red)', 'Shopping (green)']
 */
export function splitBehindBrackets(cell: string): string[] {
  return separatorOf(cell) ? splitNames(cell) : groupByBrackets(cell).map((parts) => parts.join(', '));
}

/**
 * Determines the meaning of commas in a column of people from all of its cells.
 *
 * @returns `ambiguous` if each cell could be read both ways, such as “Miller, Jo”
 */
export function findNameOrder(cells: readonly string[]): NameOrder | 'ambiguous' {
  const plain = cells.filter((cell) => separatorOf(cell) === undefined && !endsInBrackets(cell));
  const lists = plain.map((cell) => splitAt(cell, ',')).filter(({ length }) => length > 1);
  const alone = namesAlone(cells);
  const areSeveral = lists.some(
    (names) => names.length % 2 === 1 || names.some((name) => alone.has(nameKey(name))),
  );
  // Two words are a first and a last name, and a word in small letters is a user name.
  const areWhole = lists.every((names) => names.every((name) => / /.test(name) || userName.test(name)));
  return areSeveral || areWhole ? 'several people' : 'ambiguous';
}

/** Returns a function that splits the cells of a column of people into names. */
export function createPeopleSplitter(cells: readonly string[], order: NameOrder) {
  const alone = namesAlone(cells);
  const split = (cell: string): string[] => {
    if (separatorOf(cell)) return splitNames(cell);
    if (endsInBrackets(cell)) {
      return groupByBrackets(cell).flatMap((parts) => {
        const isOne = parts.length === 2 && !alone.has(nameKey(parts[0] ?? ''));
        return isOne ? [parts.join(', ')] : parts;
      });
    }
    const parts = splitAt(cell, ',');
    if (order === 'several people' || parts.length % 2 === 1) return parts;
    return parts.flatMap((part, index) => (index % 2 === 0 ? [`${part}, ${parts[index + 1]}`] : []));
  };
  const namesOf = new Map<string, Set<string>>();
  for (const text of cells.flatMap(split)) {
    const [, name = '', user = ''] = inBrackets.exec(text) ?? [];
    namesOf.set(user, (namesOf.get(user) ?? new Set()).add(name));
  }
  return (cell: string): PersonName[] =>
    split(cell).map((text) => {
      const [, name = '', user = ''] = inBrackets.exec(text) ?? [];
      // Something that several people have, such as “(external)”, is no user name.
      const isUserName = userName.test(user) && namesOf.get(user)?.size === 1;
      return isUserName ? { name, userName: user } : { name: text, userName: undefined };
    });
}

/** Names as they are compared. */
export function nameKey(name: string): string {
  return name.toLowerCase();
}

function separatorOf(cell: string): string | undefined {
  return ['\n', ';'].find((sign) => cell.includes(sign));
}

function splitAt(cell: string, separator: string): string[] {
  return cell
    .split(separator)
    .map((name) => boardText(name))
    .filter((name) => name !== '');
}

function endsInBrackets(cell: string): boolean {
  return /[)>]\s*$/.test(cell);
}

/** The parts between commas, those up to a bracket together. */
function groupByBrackets(cell: string): string[][] {
  const groups: string[][] = [[]];
  for (const part of splitAt(cell, ',')) {
    groups.at(-1)?.push(part);
    if (endsInBrackets(part)) groups.push([]);
  }
  return groups.filter(({ length }) => length > 0);
}

function namesAlone(cells: readonly string[]): ReadonlySet<string> {
  return new Set(
    cells.map((cell) => splitNames(cell)).flatMap((names) => (names.length === 1 ? names.map(nameKey) : [])),
  );
}
