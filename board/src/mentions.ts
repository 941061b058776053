/** Mentions of people in descriptions and comments, such as `@Ada Lovelace`. */
import { foldName, type NamedPerson } from './person-names.ts';

/** A place of a text, in UTF-16 units. */
interface Range {
  readonly start: number;
  /** Exclusive. */
  readonly end: number;
}

/** A mention, from its `@` to the end of the name. */
export interface Mention extends Range {
  /** The ids of the people with this name. */
  readonly ids: readonly string[];
}

/** A mention that the user is typing, from its `@` to the caret. */
export interface UnfinishedMention<Person extends NamedPerson> extends Range {
  /** The people whose name, or a word of it, starts with the typed text: one person of each name. */
  readonly people: readonly Person[];
}

const scripts = ['Han', 'Hiragana', 'Katakana', 'Hangul', 'Thai', 'Lao', 'Khmer', 'Myanmar'];
/** Letters of scripts without spaces between words: in these, other letters may touch a mention. */
const spaceless = `[${scripts.map((script) => `\\p{Script=${script}}`).join('')}]`;
/** An `@` that isn't inside a word or an email address. */
const mentionSign = `(?<=^|${spaceless}|[^\\p{L}\\p{M}\\p{N}+%@])@`;
const mentionStart = new RegExp(mentionSign, 'gu');
const nameEnd = new RegExp(`(?<=${spaceless})|(?!_*[\\p{L}\\p{M}\\p{N}])`, 'uy');
/** A letter with its marks, or the space between words. */
const letter = /[^\S\n]+|\P{M}\p{M}*|\p{M}/uy;

const fence =
  /^[ \t>]*(`{3,}(?=[^`\n]*$)|~{3,})[^\n]*(?:\n[\s\S]*?(?:^[ \t>]*\1[`~]*[ \t]*$|$(?![\s\S])))?/gm;
/** Code inside a paragraph, between equally long runs of backticks. An empty line ends the paragraph. */
const codeSpan = /(?<![`\\])(`+)(?!`)(?:(?!\n[ \t]*\n)[\s\S])*?(?<!`)\1(?!`)/g;
const webAddress = /\b(?:https?:\/\/|www\.)[^\s<>)\]]*/gi;

/**
 * Lists the people that a text in Markdown mentions: `@` and the name, in upper or lower case. If several names fit, the
 * longest one counts. Words, email addresses, addresses of pages and code contain no mentions.
 *
 * @returns the id of each person once; the ids of all people with the name, if there are several
 * @example
 * mentionsIn('Thanks, @ada lovelace!', [{ id: 'a', name: 'Ada Lovelace' }]); // ['a']
 */
export function mentionsIn(text: string, people: readonly NamedPerson[]): string[] {
  const mentions = createMentionFinder(people)(withoutCode(text));
  return [...new Set(mentions.flatMap(({ ids }) => ids))];
}

/** A place in the tree of all names, from one letter to the next. */
interface Letters {
  /** The ids of the people whose name ends here. */
  readonly ids: string[];
  readonly next: Map<string, Letters>;
}

/**
 * Creates a function that finds the places of mentions in text without code, such as the text between the marks of
 * Markdown, to highlight them. The time it takes depends on the text, not on the number of people.
 *
 * @example
 * createMentionFinder([{ id: 'a', name: 'Ada' }])('For @Ada'); // [{ start: 4, end: 8, ids: ['a'] }]
 */
export function createMentionFinder(people: readonly NamedPerson[]): (text: string) => Mention[] {
  const names: Letters = { ids: [], next: new Map() };
  for (const { id, name } of people) {
    let place = names;
    for (const { folded } of lettersFrom(name, 0)) {
      const next = place.next.get(folded) ?? { ids: [], next: new Map() };
      place.next.set(folded, next);
      place = next;
    }
    place.ids.push(id);
  }

  const longestFrom = (text: string, start: number): Mention | undefined => {
    let found: Mention | undefined;
    let place = names;
    for (const { folded, end } of lettersFrom(text, start + 1)) {
      const next = place.next.get(folded);
      if (!next) break;
      place = next;
      nameEnd.lastIndex = end;
      if (place.ids.length > 0 && nameEnd.test(text)) found = { start, end, ids: place.ids };
    }
    return found;
  };

  return (text) => {
    const prose = blank(text, webAddress);
    return Array.from(prose.matchAll(mentionStart), ({ index }) => longestFrom(prose, index)).filter(
      (mention) => mention !== undefined,
    );
  };
}

/**
 * Finds the mention that the user is typing, for a list of people to choose from.
 *
 * @param caret the position of the caret in UTF-16 units
 * @returns null if the user is typing no mention, or no person fits
 * @example
 * unfinishedMention('Ask @lov', 8, [{ id: 'a', name: 'Ada Lovelace' }]); // { start: 4, end: 8, people: [Ada] }
 */
export function unfinishedMention<Person extends NamedPerson>(
  text: string,
  caret: number,
  people: readonly Person[],
): UnfinishedMention<Person> | null {
  const before = blank(withoutCode(text), webAddress).slice(0, caret);
  const match = new RegExp(`${mentionSign}([^@\\n\\0]{0,100})$`, 'u').exec(before);
  if (!match) return null;
  const typed = ` ${foldName(match[1] ?? '')}`;
  const fitting = new Map<string, Person>();
  for (const person of people) {
    const name = foldName(person.name);
    if (` ${name}`.includes(typed) && !fitting.has(name)) fitting.set(name, person);
  }
  return fitting.size === 0 ? null : { start: match.index, end: caret, people: [...fitting.values()] };
}

function withoutCode(text: string): string {
  return blank(blank(text, fence), codeSpan);
}

/** Replaces all matches by as many characters that are in no name. */
function blank(text: string, pattern: RegExp): string {
  return text.replaceAll(pattern, (match) => '\0'.repeat(match.length));
}

/** The letters of a text from a place on, and the end of each letter. */
function* lettersFrom(text: string, start: number) {
  for (let end = start; end < text.length; ) {
    letter.lastIndex = end;
    const found = letter.exec(text)?.[0] ?? '';
    end += found.length;
    // A name is one line.
    yield { folded: found === '\n' ? found : foldName(found), end };
  }
}
