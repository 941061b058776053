import { boardText } from '@canary/board/texts';
import type { Attachment } from './attachments.ts';
import type { FileCard, FileComment } from './board-file.ts';
import type { CellDay } from './csv-days.ts';

const yes = [
  'true',
  'yes',
  'y',
  'x',
  '1',
  'archived',
  'closed',
  'done',
  'completed',
  '✓',
  'ja',
  'wahr',
  'oui',
  'vrai',
  'sí',
  'sì',
];
const no = [
  '',
  'false',
  'no',
  'n',
  '0',
  '-',
  '–',
  'open',
  'active',
  'never',
  'none',
  'null',
  'nein',
  'falsch',
  'non',
  'faux',
];

/** Reads whether a card is archived or done. @returns undefined if the cell doesn't say */
export function readYes(cell: string): boolean | undefined {
  const word = cell.trim().toLowerCase();
  if (no.includes(word)) return false;
  return yes.includes(word) ? true : undefined;
}

/** Reads one item per line, or between semicolons. An item is done if it begins with `[x]`. */
export function readChecklist(cell: string): FileCard['checklist'] {
  const isMarked = /^\s*\[[ xX]\] /.test(cell);
  const lines = cell.split(/\r\n|\r|\n/);
  const items = lines.length === 1 && !isMarked ? cell.split(';') : lines;
  return items.flatMap((line) => {
    const [, mark = ' ', marked] = /^\s*\[([ xX])\] (.*)$/.exec(line) ?? [];
    const text = boardText(marked ?? line);
    return text === '' ? [] : [{ text, isDone: mark !== ' ' }];
  });
}

/**
 * Reads a comment in Jira's format: the time, the author's id and the text, separated by semicolons.
 *
 * @returns undefined for a text in another format
 */
export function readComment(
  cell: string,
  readDay: (text: string) => CellDay | undefined,
): FileComment | undefined {
  const [, date = '', author = '', text = ''] = /^([^;]{6,40});([^;]{1,200});([\s\S]+)$/.exec(cell) ?? [];
  const day = readDay(date);
  if (!day) return undefined;
  const time = new Date(`${day.day}T${day.time ?? '00:00'}`);
  if (Number.isNaN(time.getTime())) return undefined;
  return { author: author.trim(), createdAt: time.toISOString(), editedAt: null, text };
}

const webAddress = /https?:\/\/[^\s<>"]+/gi;

/** Reads the attachments of a cell: addresses, or names of files. */
export function readAttachments(cell: string): Attachment[] {
  // Jira writes the time, the author, the name and the address of a file.
  const [, jiraName] = /^[^;]+;[^;]*;([^;]+);https?:\/\/\S+$/.exec(cell.trim()) ?? [];
  if (jiraName !== undefined) return [{ name: jiraName, address: null }];
  const addresses = [...cell.matchAll(webAddress)].map(([address]) => address.replace(/[),;.]+$/, ''));
  if (addresses.length > 0) return addresses.map((address) => ({ name: '', address }));
  return cell
    .split(/[,;\n]/)
    .map((name) => boardText(name))
    .flatMap((name) => (name === '' ? [] : [{ name, address: null }]));
}
