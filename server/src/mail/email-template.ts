import { brand } from '@canary/catalogue/brand';
import type { Mail } from './mail.ts';

/** What a mail says: paragraphs, whose lines stay apart, and links that stand on their own. */
export interface Letter {
  readonly subject: string;
  readonly body: readonly (string | Link)[];
}

interface Link {
  readonly label: string;
  readonly url: string;
}

const style = `font:16px/1.5 system-ui,sans-serif;color:${brand.ink};max-width:34em`;

/**
 * Writes a letter out as a mail, as plain text and as HTML that says the same.
 *
 * @example
 * writeMail('ada@example.com', { subject: 'Hello', body: ['Is <this> you?'] }).html; // '…<p>Is &lt;this&gt; you?</p>…'
 */
export function writeMail(to: string, { subject, body }: Letter): Mail {
  const text = body.map((part) => (typeof part === 'string' ? part : `${part.label}:\n${part.url}`));
  const html = body.map((part) => `<p>${typeof part === 'string' ? textHtml(part) : linkHtml(part)}</p>`);
  return {
    to,
    subject: `${subject} – ${brand.name}`,
    text: `${[...text, `-- \n${brand.name}`].join('\n\n')}\n`,
    html: `<div style="${style}">\n${html.join('\n')}\n<p>${escapeHtml(brand.name)}</p>\n</div>\n`,
  };
}

// The address stands there too, so that whoever is careful sees where the link goes, and a reader without links can copy it.
function linkHtml({ label, url }: Link): string {
  return `<a href="${escapeHtml(url)}">${escapeHtml(label)}</a><br>${escapeHtml(url)}`;
}

function textHtml(text: string): string {
  return escapeHtml(text).replaceAll('\n', '<br>\n');
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
