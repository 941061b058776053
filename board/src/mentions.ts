/** Mentions of people in descriptions and comments, such as `@Ada Lovelace`. */

interface Named {
  readonly id: string;
  readonly name: string;
}

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
export interface UnfinishedMention<Person extends Named> extends Range {
  /** The people whose name, or a word of it, starts with what was typed. */
  readonly people: readonly Person[];
}

const scripts = ['Han', 'Hiragana', 'Katakana', 'Hangul', 'Thai', 'Lao', 'Khmer', 'Myanmar'];
/** Letters of scripts without spaces between words: in these, other letters may touch a mention. */
const spaceless = `[${scripts.map((script) => `\\p{Script=${script}}`).join('')}]`;
/** An `@` that isn't inside a word or an email address. */
const mentionStart = `(?<=^|${spaceless}|[^\\p{L}\\p{M}\\p{N}+%@])@`;
const nameEnd = `(?:(?<=${spaceless})|(?!_*[\\p{L}\\p{M}\\p{N}]))`;

const fence =
  /^[ \t>]*(`{3,}(?=[^`\n]*$)|~{3,})[^\n]*(?:\n[\s\S]*?(?:^[ \t>]*\1[`~]*[ \t]*$|$(?![\s\S])))?/gm;
/** Code inside a paragraph: between as many backticks. An empty line ends the paragraph. */
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
export function mentionsIn(text: string, people: readonly Named[]): string[] {
  const prose = withoutCode(text);
  const folded = fold(prose);
  // Most names aren't in the text, and looking for hundreds of them at each `@` takes long.
  const named = people.filter(({ name }) => folded.includes(fold(name)));
  const mentions = createMentionFinder(named)(prose);
  return [...new Set(mentions.flatMap(({ ids }) => ids))];
}

/**
 * Creates a function that finds the places of mentions in text without code, such as the text between the marks of
 * Markdown, to highlight them.
 *
 * @example
 * createMentionFinder([{ id: 'a', name: 'Ada' }])('For @Ada'); // [{ start: 4, end: 8, ids: ['a'] }]
 */
export function createMentionFinder(people: readonly Named[]): (text: string) => Mention[] {
  if (people.length === 0) return () => [];
  const patterns = people.map(({ id, name }) => {
    const pattern = patternOf(name);
    return { id, length: name.length, pattern, whole: new RegExp(`^(?:${pattern})$`, 'iu') };
  });
  const names = patterns.toSorted((one, other) => other.length - one.length).map(({ pattern }) => pattern);
  const anyMention = new RegExp(`${mentionStart}(${names.join('|')})${nameEnd}`, 'giu');
  const found = new Map<string, string[]>();

  function idsOf(name: string): string[] {
    const known = found.get(name);
    if (known) return known;
    const ids = patterns.filter(({ whole }) => whole.test(name)).map(({ id }) => id);
    found.set(name, ids);
    return ids;
  }

  return (text) =>
    Array.from(blank(text, webAddress).matchAll(anyMention), ({ index, 0: mention, 1: name = '' }) => ({
      start: index,
      end: index + mention.length,
      ids: idsOf(name),
    }));
}

/**
 * Finds the mention that the user is typing, for a list of people to choose from.
 *
 * @param caret the position of the caret in UTF-16 units
 * @returns null if there is none, or if no person fits
 * @example
 * unfinishedMention('Ask @lov', 8, [{ id: 'a', name: 'Ada Lovelace' }]); // { start: 4, end: 8, people: [Ada] }
 */
export function unfinishedMention<Person extends Named>(
  text: string,
  caret: number,
  people: readonly Person[],
): UnfinishedMention<Person> | null {
  const before = blank(withoutCode(text), webAddress).slice(0, caret);
  const match = new RegExp(`${mentionStart}([^@\\n\\0]{0,100})$`, 'u').exec(before);
  if (!match) return null;
  const typed = ` ${fold(match[1] ?? '')}`;
  const fitting = people.filter(({ name }) => ` ${fold(name)}`.includes(typed));
  return fitting.length === 0 ? null : { start: match.index, end: caret, people: fitting };
}

function withoutCode(text: string): string {
  return blank(blank(text, fence), codeSpan);
}

/** Replaces all matches by characters that are in no name. Places stay the same. */
function blank(text: string, pattern: RegExp): string {
  return text.replaceAll(pattern, (match) => '\0'.repeat(match.length));
}

/** A regular expression for a name, with any space between its words, and with accents joined to letters or not. */
function patternOf(name: string): string {
  const forms = new Set([name, name.normalize('NFC'), name.normalize('NFD')]);
  return [...forms]
    .map((form) => form.replaceAll(/[\\^$.*+?()[\]{}|/]/g, '\\$&').replaceAll(/\s+/g, '[^\\S\\n]+'))
    .join('|');
}

function fold(name: string): string {
  return name.normalize('NFC').toLowerCase().replaceAll('ς', 'σ').replaceAll(/\s+/g, ' ');
}
