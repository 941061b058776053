import type { PageHead } from '#shared/layout/head.ts';
import { escapeText } from './escape-text.ts';
import { headTags } from './head-tags.ts';

interface DocumentParts {
  readonly head: PageHead;
  /** What stands in the element that the app is mounted on; the template's own when there is none. */
  readonly html?: string;
  /** What search engines are told as data. */
  readonly data?: readonly object[];
}

/**
 * A whole HTML document.
 *
 * @param template index.html as Vite has built it, with the marks that it has for these parts
 */
export function fillDocument(template: string, { head, html, data = [] }: DocumentParts): string {
  const tags = [
    `<title>${escapeText(head.title)}</title>`,
    ...headTags(head).map(({ tag, attributes }) => {
      const written = Object.entries(attributes).map(([name, value]) => `${name}="${escapeText(value)}"`);
      return `<${tag} data-head="" ${written.join(' ')} />`;
    }),
    // Within a script nothing is escaped, so that its end must not be in it.
    ...data.map(
      (thing) =>
        `<script type="application/ld+json">${JSON.stringify(thing).replaceAll('<', '\\u003c')}</script>`,
    ),
  ];
  const filled = replaceOnce(template, /<title>.*<\/title>/, tags.join('\n    '));
  if (html === undefined) return filled;
  return replaceOnce(
    filled,
    /<div id="root">.*<!-- \/root -->/s,
    `${noScript}<div id="root" data-prerendered="">${withoutStyles(html)}</div>`,
  );
}

/** Outside of what the app is mounted on, which it would find another there. */
const noScript =
  '<noscript><p class="no-script-note">JavaScript is switched off here. You can read every page; making codes, logging in and moving cards on the task board take it.</p></noscript>';

/** What libraries write into style attributes, and nothing is lost without. */
const dispensable = ['outline:none', 'animation-duration:0s'];

/** The policy that pages are served with forbids style attributes in HTML. */
function withoutStyles(html: string): string {
  return html.replace(/ style="([^"]*)"/g, (_attribute, style: string) => {
    if (dispensable.includes(style)) return '';
    throw new Error(`A page has an element with style="${style}", which its policy would refuse.`);
  });
}

function replaceOnce(text: string, mark: RegExp, replacement: string): string {
  if (!mark.test(text)) throw new Error(`The template has nothing that matches ${mark}.`);
  return text.replace(mark, () => replacement);
}
