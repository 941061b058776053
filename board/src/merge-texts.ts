import { diffArrays } from 'diff';

/** A text that two people changed at once, merged. */
export interface MergedText {
  /** The merged text. Each conflict is in it with the lines of both sides, first theirs, then mine. */
  readonly text: string;
  readonly hasConflict: boolean;
  /** The merged text in parts, for an editor that asks which side of each conflict to keep. */
  readonly parts: readonly MergedPart[];
}

/** Lines of a merged text, or a conflict: lines in which the two sides replaced the same words by different words. */
export type MergedPart =
  | { readonly lines: readonly string[] }
  | {
      /** The lines with the words of this user, and with the other person’s changes of other words. */
      readonly mine: readonly string[];
      /** The lines with the words of the other person, and with this user’s changes of other words. */
      readonly theirs: readonly string[];
      /** The same lines in parts. */
      readonly words: readonly MergedWords[];
    };

/** Words that both sides of a conflict have, or the different words of each side. */
export type MergedWords = { readonly text: string } | { readonly mine: string; readonly theirs: string };

/** A part of a merged list: items that both sides have, or the different items of each side. */
type MergedItems = { readonly items: readonly string[] } | Conflict;

interface Conflict {
  readonly base: readonly string[];
  readonly mine: readonly string[];
  readonly theirs: readonly string[];
}

/** A change of one side: items that replace the items `start` to `end` (exclusive) of the base. */
interface Hunk {
  readonly side: 'mine' | 'theirs';
  readonly start: number;
  readonly end: number;
  readonly items: readonly string[];
}

/** Beyond this number of removed and added items, all items between them count as replaced: a diff takes quadratic time. */
const maxEdits = 200;

/** Finds words, also in languages without spaces between them. Firefox before version 125 has none, and merges by lines. */
const segmenter = 'Segmenter' in Intl ? new Intl.Segmenter('en', { granularity: 'word' }) : undefined;

/**
 * Merges two changes of a text by lines, and by words in lines that both sides changed. Only changes of the same words,
 * and different words inserted at the same place, are conflicts.
 *
 * @param base the text that both sides started from
 * @returns lines that end with `\n`, whatever the line ends of the three texts are
 * @example
 * mergeTexts('Milk\nEggs', 'Oat milk\nEggs', 'Milk\nSix eggs').text; // 'Oat milk\nSix eggs'
 * mergeTexts('Call Ada today', 'Call Ada on Monday', 'Mail Ada today').text; // 'Mail Ada on Monday'
 */
export function mergeTexts(base: string, mine: string, theirs: string): MergedText {
  const parts = mergeLists(linesOf(base), linesOf(mine), linesOf(theirs)).map(
    (part): MergedPart => ('items' in part ? { lines: part.items } : mergeWords(part)),
  );
  return {
    text: parts.flatMap((part) => ('lines' in part ? part.lines : [...part.theirs, ...part.mine])).join('\n'),
    hasConflict: parts.some((part) => 'words' in part),
    parts: parts.filter((part) => 'words' in part || part.lines.length > 0),
  };
}

/** Merges lines that both sides changed by words. */
function mergeWords({ base, mine, theirs }: Conflict): MergedPart {
  // A side has removed all lines, or both sides have added lines.
  if ([base, mine, theirs].some(({ length }) => length === 0))
    return { mine, theirs, words: [{ mine: mine.join('\n'), theirs: theirs.join('\n') }] };
  const parts = mergeLists(wordsOf(base), wordsOf(mine), wordsOf(theirs)).filter(
    (part) => !('items' in part) || part.items.length > 0,
  );
  const linesWith = (side: Hunk['side']) =>
    textOf(parts.flatMap((part) => ('items' in part ? part.items : part[side]))).split('\n');
  if (parts.every((part) => 'items' in part)) return { lines: linesWith('mine') };
  const words = parts.map((part, index): MergedWords => {
    const join = (items: readonly string[]) => (index === parts.length - 1 ? textOf(items) : items.join(''));
    return 'items' in part
      ? { text: join(part.items) }
      : { mine: join(part.mine), theirs: join(part.theirs) };
  });
  return { mine: linesWith('mine'), theirs: linesWith('theirs'), words };
}

/** The text of the last words of lines, without the line end of the last line. */
function textOf(words: readonly string[]): string {
  return words.join('').replace(/\n$/, '');
}

/** The words of lines. Each has the spaces, punctuation and line ends after it, because these alone don't find a place. */
function wordsOf(lines: readonly string[]): string[] {
  const text = `${lines.join('\n')}\n`;
  const [, ...starts] = [...(segmenter?.segment(text) ?? [])].filter(({ isWordLike }) => isWordLike);
  const places = [0, ...starts.map(({ index }) => index)];
  return places.map((start, at) => text.slice(start, places[at + 1]));
}

/** Merges two changes of a list. Different changes of the same items, and different items at the same place, are conflicts. */
function mergeLists(base: string[], mine: string[], theirs: string[]): MergedItems[] {
  const hunks = [...hunksOf('mine', base, mine), ...hunksOf('theirs', base, theirs)];
  const parts: MergedItems[] = [];
  let position = 0;
  for (const region of regionsOf(hunks)) {
    const { start, end } = region;
    const [fromMe, fromThem] = (['mine', 'theirs'] as const).map((side) =>
      region.hunks.some((hunk) => hunk.side === side) ? itemsAfter(region, side, base) : undefined,
    );
    parts.push({ items: base.slice(position, start) });
    position = end;
    if (fromMe && fromThem && !isSame(fromMe, fromThem))
      parts.push(...conflictOf(base.slice(start, end), fromMe, fromThem));
    else parts.push({ items: fromMe ?? fromThem ?? [] });
  }
  return [...parts, { items: base.slice(position) }];
}

function linesOf(text: string): string[] {
  return text.split(/\r\n|\r|\n/);
}

function isSame(some: readonly string[], others: readonly string[]) {
  return some.length === others.length && some.every((item, index) => item === others[index]);
}

/** Makes a conflict, without the items at its start and end that both sides have. */
function conflictOf(
  base: readonly string[],
  mine: readonly string[],
  theirs: readonly string[],
): MergedItems[] {
  const { start, endOfOne, endOfOther } = differingPart(mine, theirs);
  return [
    { items: mine.slice(0, start) },
    { base, mine: mine.slice(start, endOfOne), theirs: theirs.slice(start, endOfOther) },
    { items: mine.slice(endOfOne) },
  ];
}

/** Where two lists differ: from `start` to the given end of each list. */
function differingPart(one: readonly string[], other: readonly string[]) {
  const differing = one.findIndex((item, index) => item !== other[index]);
  const start = differing === -1 ? one.length : differing;
  let endOfOne = one.length;
  let endOfOther = other.length;
  while (endOfOne > start && endOfOther > start && one[endOfOne - 1] === other[endOfOther - 1]) {
    endOfOne -= 1;
    endOfOther -= 1;
  }
  return { start, endOfOne, endOfOther };
}

/** The hunks that turn the base into the list of a side, in order. No two of them touch. */
function hunksOf(side: Hunk['side'], base: string[], changed: string[]): Hunk[] {
  const changes = diffArrays(base, changed, { maxEditLength: maxEdits });
  if (!changes) return [replacement(side, base, changed)];
  const hunks: Hunk[] = [];
  let position = 0;
  for (const { added, removed, value } of changes) {
    const end = added ? position : position + value.length;
    if (added || removed) {
      const hunk = { side, start: position, end, items: added ? value : [] };
      const last = hunks.at(-1);
      if (last?.end === position) hunks.splice(-1, 1, join(last, hunk));
      else hunks.push(hunk);
    }
    position = end;
  }
  return hunks;
}

/** A hunk from the first to the last item that differs. */
function replacement(side: Hunk['side'], base: string[], changed: string[]): Hunk {
  const { start, endOfOne: end, endOfOther } = differingPart(base, changed);
  return { side, start, end, items: changed.slice(start, endOfOther) };
}

function join(first: Hunk, second: Hunk): Hunk {
  return { ...first, end: second.end, items: [...first.items, ...second.items] };
}

/** A part of the base that one side or both sides changed. */
interface Region {
  readonly start: number;
  readonly end: number;
  readonly hunks: readonly Hunk[];
}

/** Hunks that replace common items, or insert items at the same place, are in one region. */
function regionsOf(hunks: readonly Hunk[]): Region[] {
  const regions: Region[] = [];
  for (const hunk of hunks.toSorted((one, other) => one.start - other.start || one.end - other.end)) {
    const last = regions.at(-1);
    const isSamePlace = last && last.start === hunk.start && last.end === hunk.end;
    if (last && (hunk.start < last.end || isSamePlace))
      regions.splice(-1, 1, {
        start: last.start,
        end: Math.max(last.end, hunk.end),
        hunks: [...last.hunks, hunk],
      });
    else regions.push({ start: hunk.start, end: hunk.end, hunks: [hunk] });
  }
  return regions;
}

/** The items of a region after the hunks of one side. */
function itemsAfter({ start, end, hunks }: Region, side: Hunk['side'], base: readonly string[]): string[] {
  const items: string[] = [];
  let position = start;
  for (const hunk of hunks.filter((one) => one.side === side)) {
    items.push(...base.slice(position, hunk.start), ...hunk.items);
    position = hunk.end;
  }
  return [...items, ...base.slice(position, end)];
}
