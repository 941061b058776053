import { boardText } from '@canary/board/texts';
import { escapeMarkdown, linkAddress, linkListTitle, writeLink } from '../live/link-list.ts';
import { cleanText } from './fit-text.ts';

/** Something that a card of another product has attached. */
export interface Attachment {
  readonly name: string;
  /** Null for a file, which an export doesn't have. */
  readonly address: string | null;
}

/** Writes attachments as lines of Markdown: links with their names, and the names of files. */
export function writeAttachments(attachments: readonly Attachment[]): string[] {
  // The list of a card's links ends where a line has no link.
  const links = attachments
    .filter(({ address }) => address !== null)
    .toSorted((one, other) => Number(hasLink(other)) - Number(hasLink(one)));
  const files = attachments.filter(({ address }) => address === null);
  const lists = [
    { title: linkListTitle, lines: links.map(writeAttachment) },
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

function hasLink({ address }: Attachment): boolean {
  return linkAddress(address ?? '') !== undefined;
}

function writeAttachment({ name: text, address }: Attachment): string {
  const [name, url] = [nameOf(text), linkAddress(address ?? '')];
  if (url === undefined) return `- ${escapeMarkdown(nameOf(`${name} ${address}`))}`;
  return writeLink({ title: linkAddress(name) === url ? '' : name, address: url });
}

function nameOf(text: string): string {
  return boardText(cleanText(text));
}
