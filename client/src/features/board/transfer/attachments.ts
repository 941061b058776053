import { boardText } from '@canary/board/texts';
import { cleanText } from './fit-text.ts';

/** Something that a card of another product has attached. */
export interface Attachment {
  readonly name: string;
  /** Null for a file, which an export doesn't have. */
  readonly address: string | null;
}

/** The address of a link that Markdown can have; undefined for other addresses. */
function linkAddress(address: string): string | undefined {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  return url && ['http:', 'https:', 'mailto:'].includes(url.protocol) ? url.href : undefined;
}

/** Writes attachments as lines of Markdown: links with their names, and the names of files. */
export function writeAttachments(attachments: readonly Attachment[]): string[] {
  const links = attachments.filter(({ address }) => address !== null);
  const files = attachments.filter(({ address }) => address === null);
  const lists = [
    { title: 'Links:', lines: links.map(writeLink) },
    {
      title: 'Files that weren’t imported:',
      lines: files.map(({ name }) => `- ${escapeMarkdown(nameOf(name))}`),
    },
  ];
  // Without an empty line between them, the second title would be a part of the first list.
  return lists
    .filter(({ lines }) => lines.length > 0)
    .flatMap(({ title, lines }, index) => [index === 0 ? title : `\n${title}`, ...lines]);
}

function writeLink({ name: text, address }: Attachment): string {
  const [name, url] = [nameOf(text), linkAddress(address ?? '')];
  if (url === undefined) return `- ${escapeMarkdown(nameOf(`${name} ${address}`))}`;
  if (name === '' || linkAddress(name) === url) return `- <${url}>`;
  // Between angle brackets, an address can have round ones (CommonMark 6.3).
  const target = url.replaceAll('\\', '%5C').replace(/&(?=#?\w+;)/g, '&amp;');
  return `- [${escapeMarkdown(name)}](${/[()]/.test(target) ? `<${target}>` : target})`;
}

function nameOf(text: string): string {
  return boardText(cleanText(text));
}

/** Keeps Markdown from reading signs of a plain text. */
function escapeMarkdown(text: string): string {
  return text.replace(/[\\`*_[\]<>~|!#]/g, '\\$&');
}
