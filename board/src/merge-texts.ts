import { diffArrays } from 'diff';

/** A text that two people changed at once, merged. */
export interface MergedText {
  /** The merged text. Each conflict is in it with the lines of both sides, first theirs, then mine. */
  readonly text: string;
  readonly hasConflict: boolean;
  /** The merged text in parts, for an editor that asks which side of each conflict to keep. */
  readonly parts: readonly MergedPart[];
}

/** Lines of a merged text, or a conflict: lines of the base that the two sides replaced by different lines. */
export type MergedPart =
  | { readonly lines: readonly string[] }
  | {
      readonly base: readonly string[];
      readonly mine: readonly string[];
      readonly theirs: readonly string[];
    };

/** A change of one side: lines that replace the lines `start` to `end` (exclusive) of the base. */
interface Hunk {
  readonly side: 'mine' | 'theirs';
  readonly start: number;
  readonly end: number;
  readonly lines: readonly string[];
}

/** Beyond this number of removed and added lines, all lines between them count as replaced: a diff takes quadratic time. */
const maxEdits = 200;

/**
 * Merges two changes of a text by lines. Only changes of the same lines, and different lines inserted at the same place,
 * are conflicts. The result is the same on the server and in the browser.
 *
 * @param base the text that both sides started from
 * @returns lines that end with `\n`, whatever the line ends of the three texts are
 * @example
 * mergeTexts('Milk\nEggs', 'Oat milk\nEggs', 'Milk\nSix eggs').text; // 'Oat milk\nSix eggs'
 */
export function mergeTexts(base: string, mine: string, theirs: string): MergedText {
  const baseLines = linesOf(base);
  const hunks = [
    ...hunksOf('mine', baseLines, linesOf(mine)),
    ...hunksOf('theirs', baseLines, linesOf(theirs)),
  ];
  const parts: MergedPart[] = [];
  let position = 0;
  for (const region of regionsOf(hunks)) {
    const { start, end } = region;
    const [fromMe, fromThem] = (['mine', 'theirs'] as const).map((side) =>
      region.hunks.some((hunk) => hunk.side === side) ? linesAfter(region, side, baseLines) : undefined,
    );
    parts.push({ lines: baseLines.slice(position, start) });
    position = end;
    if (fromMe && fromThem && !isSame(fromMe, fromThem))
      parts.push(...conflictOf(baseLines.slice(start, end), fromMe, fromThem));
    else parts.push({ lines: fromMe ?? fromThem ?? [] });
  }
  parts.push({ lines: baseLines.slice(position) });
  return {
    text: parts.flatMap((part) => ('lines' in part ? part.lines : [...part.theirs, ...part.mine])).join('\n'),
    hasConflict: parts.some((part) => 'base' in part),
    parts: parts.filter((part) => 'base' in part || part.lines.length > 0),
  };
}

function linesOf(text: string): string[] {
  return text.split(/\r\n|\r|\n/);
}

function isSame(some: readonly string[], others: readonly string[]) {
  return some.length === others.length && some.every((line, index) => line === others[index]);
}

/** Makes a conflict, without the lines at its start and end that both sides have. */
function conflictOf(
  base: readonly string[],
  mine: readonly string[],
  theirs: readonly string[],
): MergedPart[] {
  const { start, endOfOne, endOfOther } = differingPart(mine, theirs);
  return [
    { lines: mine.slice(0, start) },
    { base, mine: mine.slice(start, endOfOne), theirs: theirs.slice(start, endOfOther) },
    { lines: mine.slice(endOfOne) },
  ];
}

/** Where two lists of lines differ: from `start` to the given end of each list. */
function differingPart(one: readonly string[], other: readonly string[]) {
  const differing = one.findIndex((line, index) => line !== other[index]);
  const start = differing === -1 ? one.length : differing;
  let endOfOne = one.length;
  let endOfOther = other.length;
  while (endOfOne > start && endOfOther > start && one[endOfOne - 1] === other[endOfOther - 1]) {
    endOfOne -= 1;
    endOfOther -= 1;
  }
  return { start, endOfOne, endOfOther };
}

/** The hunks that turn the lines of the base into the lines of a side, in order. No two of them touch. */
function hunksOf(side: Hunk['side'], base: string[], changed: string[]): Hunk[] {
  const changes = diffArrays(base, changed, { maxEditLength: maxEdits });
  if (!changes) return [replacement(side, base, changed)];
  const hunks: Hunk[] = [];
  let position = 0;
  for (const { added, removed, value } of changes) {
    const end = added ? position : position + value.length;
    if (added || removed) {
      const hunk = { side, start: position, end, lines: added ? value : [] };
      const last = hunks.at(-1);
      if (last?.end === position) hunks.splice(-1, 1, join(last, hunk));
      else hunks.push(hunk);
    }
    position = end;
  }
  return hunks;
}

/** A hunk from the first to the last line that differs. */
function replacement(side: Hunk['side'], base: string[], changed: string[]): Hunk {
  const { start, endOfOne: end, endOfOther } = differingPart(base, changed);
  return { side, start, end, lines: changed.slice(start, endOfOther) };
}

function join(first: Hunk, second: Hunk): Hunk {
  return { ...first, end: second.end, lines: [...first.lines, ...second.lines] };
}

/** A part of the base that one side or both sides changed. */
interface Region {
  readonly start: number;
  readonly end: number;
  readonly hunks: readonly Hunk[];
}

/** Hunks that replace common lines, or insert lines at the same place, are in one region. */
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

/** The lines of a region after the hunks of one side. */
function linesAfter({ start, end, hunks }: Region, side: Hunk['side'], base: readonly string[]): string[] {
  const lines: string[] = [];
  let position = start;
  for (const hunk of hunks.filter((one) => one.side === side)) {
    lines.push(...base.slice(position, hunk.start), ...hunk.lines);
    position = hunk.end;
  }
  return [...lines, ...base.slice(position, end)];
}
