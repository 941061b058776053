import { brand } from '@canary/catalogue/brand';
import { escapeHtml } from '../html.ts';
import type { Email } from './mailer.ts';

/** The content of an email: paragraphs, which may have line breaks, and links on lines of their own. */
export interface EmailContent {
  readonly subject: string;
  readonly body: readonly (string | Link)[];
}

interface Link {
  readonly label: string;
  readonly url: string;
}

const style = `font:16px/1.5 system-ui,sans-serif;color:${brand.ink};max-width:34em`;

/**
 * Renders an email as plain text and as HTML with the same content.
 *
 * @example
 * renderEmail('ada@example.com', { subject: 'Hello', body: ['Is <this> you?'] }).html; // '…<p>Is &lt;this&gt; you?</p>…'
 */
export function renderEmail(to: string, { subject, body }: EmailContent): Email {
  const text = body.map((part) => (typeof part === 'string' ? part : `${part.label}:\n${part.url}`));
  const html = body.map((part) => `<p>${typeof part === 'string' ? textHtml(part) : linkHtml(part)}</p>`);
  return {
    to,
    subject: `${subject} – ${brand.name}`,
    text: `${[...text, `-- \n${brand.name}`].join('\n\n')}\n`,
    html: `<div style="${style}">\n${html.join('\n')}\n<p>${escapeHtml(brand.name)}</p>\n</div>\n`,
  };
}

// The HTML shows the URL, too, so that readers see the target of the link, or can copy it.
function linkHtml({ label, url }: Link): string {
  return `<a href="${escapeHtml(url)}">${escapeHtml(label)}</a><br>${escapeHtml(url)}`;
}

function textHtml(text: string): string {
  return escapeHtml(text).replaceAll('\n', '<br>\n');
}
