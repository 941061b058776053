import type { PageHead } from '#shared/layout/head.ts';
import { headTags } from './head-tags.ts';
import { escapeText } from './markup.ts';

interface DocumentParts {
  readonly head: PageHead;
  /** Content of the app's root element; defaults to the template's. */
  readonly html?: string;
  /** JSON-LD for search engines. */
  readonly data?: readonly object[];
}

/**
 * Fills the template with a page.
 *
 * @param template index.html as built by Vite
 */
export function fillDocument(template: string, { head, html, data = [] }: DocumentParts): string {
  const tags = [
    `<title>${escapeText(head.title)}</title>`,
    ...headTags(head).map(({ tag, attributes }) => {
      const written = Object.entries(attributes).map(([name, value]) => `${name}="${escapeText(value)}"`);
      return `<${tag} data-head="" ${written.join(' ')} />`;
    }),
    // Scripts have no escapes, so they must not contain their own end tag.
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

/**
 * A note for browsers without scripts, outside the root element, because React hydrates the content of that element.
 */
const noScript =
  '<noscript><p class="no-script-note">JavaScript is switched off. You can read every page, but you need it to make codes, to log in and to use the task board.</p></noscript>';

/** Style attributes from libraries that the pages work without. */
const removable = ['outline:none', 'animation-duration:0s'];

/** Removes the style attributes of libraries, because the Content-Security-Policy forbids them in HTML. */
function withoutStyles(html: string): string {
  return html.replace(/ style="([^"]*)"/g, (_attribute, style: string) => {
    if (removable.includes(style)) return '';
    throw new Error(
      `A page has an element with style="${style}", which the Content-Security-Policy forbids.`,
    );
  });
}

function replaceOnce(text: string, mark: RegExp, replacement: string): string {
  if (!mark.test(text)) throw new Error(`The template has nothing that matches ${mark}.`);
  return text.replace(mark, () => replacement);
}
