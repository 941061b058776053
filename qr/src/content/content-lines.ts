/** A content line: RFC 2426 §2.6 for contact cards and RFC 5545 §3.1 for events. */
export interface ContentLine {
  /** In capitals, without a group. */
  readonly name: string;
  /** As written, such as `TYPE=CELL`. */
  readonly parameters: readonly string[];
  readonly value: string;
}

/** Splits a card or a calendar into its lines, unfolded. Empty lines are left out. */
export function contentLines(text: string): readonly ContentLine[] {
  const lines = text
    .replace(/\r\n?/g, '\n')
    .replace(/\n[ \t]/g, '')
    .split('\n')
    .filter((line) => line.trim() !== '');
  return lines.map((line) => {
    const [, head = line, value = ''] = /^((?:"[^"]*"|[^":])*):(.*)$/s.exec(line) ?? [];
    const [typed = '', ...parameters] = head.split(';');
    return { name: typed.replace(/^[\w-]+\./, '').toUpperCase(), parameters, value };
  });
}

/** Escapes backslash, comma, semicolon and line breaks in a text value: RFC 2426 §4, RFC 5545 §3.3.11. */
export function escapeText(text: string): string {
  return text
    .trim()
    .replace(/[\\,;]/g, '\\$&')
    .replace(/\r\n|\r|\n/g, '\\n');
}

export function withoutEscapes(text: string): string {
  return text.replace(/\\(.)/gs, (_, character: string) => (/n/i.test(character) ? '\n' : character));
}

/** Joins lines, each folded and with CRLF at its end. */
export function writeLines(lines: readonly string[]): string {
  return lines.map((line) => `${foldLine(line)}\r\n`).join('');
}

/**
 * Folds a line of more than 75 bytes: it continues after CRLF and a space (RFC 2426 §2.6, RFC 5545 §3.1). Characters
 * aren't split, so every line is valid UTF-8.
 */
export function foldLine(line: string): string {
  const lines: string[] = [];
  let current = '';
  let octets = 0;
  for (const character of line) {
    const size = new TextEncoder().encode(character).length;
    if (octets + size > 75) {
      lines.push(current);
      current = ' ';
      octets = 1;
    }
    current += character;
    octets += size;
  }
  return [...lines, current].join('\r\n');
}
