/** A link of a card. */
export interface CardLink {
  /** Empty for a link that is shown by its address. */
  readonly title: string;
  /** As {@link linkAddress} returns it. */
  readonly address: string;
}

/** The line of a description above the list of the card's links. */
export const linkListTitle = 'Links:';

const protocols = new Set(['http:', 'https:', 'mailto:']);
/** An item of a list that has only a link: `[title](address)`, `[title](<address>)`, `<address>` or the address. */
const linkLine =
  /^[-*+] (?:\[(?<title>(?:\\.|[^\\\]])+)\]\((?:<(?<bracketed>[^<>\s]+)>|(?<target>[^\s()<>]+))\)|<(?<auto>[^<>\s]+)>|(?<plain>\w+:[^<>\s]+))$/;
/** The characters that Markdown reads as markup. */
const markup = /[\\`*_[\]<>~|!#]/g;
const escapedMarkup = /\\([\\`*_[\]<>~|!#])/g;

/**
 * The URL of a link as browsers resolve it; undefined unless the link leads to a website or an email address.
 *
 * @example
 * linkAddress(' javascript:alert(1)'); // undefined
 */
export function linkAddress(address: string): string | undefined {
  if (!URL.canParse(address)) return undefined;
  const { protocol, href } = new URL(address);
  // Browsers leave these characters in some addresses, and Markdown would read them as markup.
  return protocols.has(protocol) ? href.replace(/[\s<>\\]/g, encodeURIComponent) : undefined;
}

/** Escapes a plain text, so that Markdown shows it as it is. */
export function escapeMarkdown(text: string): string {
  return text.replace(markup, '\\$&');
}

/** Writes a link as an item of a list in Markdown. */
export function writeLink({ title, address }: CardLink): string {
  if (title === '') return `- <${address}>`;
  // An address in angle brackets can have parentheses (CommonMark 6.3).
  const target = address.replace(/&(?=#?\w+;)/g, '&amp;');
  return `- [${escapeMarkdown(title)}](${/[()]/.test(target) ? `<${target}>` : target})`;
}

/** Splits a description into its links, which are the list below the line `Links:`, and the text around the list. */
export function splitLinks(description: string): {
  readonly text: string;
  readonly links: readonly CardLink[];
  /** The length of the text before the list. */
  readonly listStart: number;
} {
  const { before, links, after } = findList(description);
  const text = links.length === 0 ? description : [...before, ...after].join('\n').trim();
  return { text, links, listStart: before.join('\n').trimEnd().length };
}

/** Replaces the links of a description. A new list is at its end. */
export function replaceLinks(description: string, links: readonly CardLink[]): string {
  const found = findList(description);
  const before = found.before.join('\n').trimEnd();
  const list = links.length === 0 ? '' : [linkListTitle, ...links.map(writeLink)].join('\n');
  const after = found.after.join('\n').replace(/^\n+/, '');
  return [before, list, after].filter((part) => part !== '').join('\n\n');
}

/** Finds the list of links in a description. Without links, all lines are before the list. */
function findList(description: string) {
  const lines = description.split('\n');
  const start = lines.findIndex(
    (line, index) =>
      line.trim() === linkListTitle &&
      (lines[index - 1] ?? '').trim() === '' &&
      readLink(lines[index + 1] ?? '') !== undefined,
  );
  const links: CardLink[] = [];
  if (start < 0) return { before: lines, links, after: [] };
  for (const line of lines.slice(start + 1)) {
    const link = readLink(line);
    if (!link) break;
    links.push(link);
  }
  return { before: lines.slice(0, start), links, after: lines.slice(start + 1 + links.length) };
}

/** Reads a link that is the only content of an item of a list. */
function readLink(line: string): CardLink | undefined {
  const { title = '', bracketed, target, auto, plain } = linkLine.exec(line.trimEnd())?.groups ?? {};
  const address = linkAddress((bracketed ?? target)?.replaceAll('&amp;', '&') ?? auto ?? plain ?? '');
  return address === undefined ? undefined : { title: title.replace(escapedMarkup, '$1'), address };
}
