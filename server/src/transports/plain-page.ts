import { createHash } from 'node:crypto';
import { brand } from '@canary/catalogue/brand';
import { mark } from '@canary/catalogue/mark';
import { policyText } from '../guards/origins/security-headers.ts';
import { escapeHtml } from '../platform/html.ts';

/** A page that the server renders. It needs no script, and no other file. */
export interface PlainPage {
  readonly status: number;
  readonly title: string;
  /** Paragraphs of plain text. */
  readonly body: readonly string[];
  readonly links?: readonly { readonly label: string; readonly url: string }[];
  /** The label of a button that posts an empty form to the address of the page. */
  readonly button?: string;
}

const style = `
:root{color-scheme:light dark;--ink:light-dark(${brand.ink},#28241d);--paper:light-dark(#fbf9f2,#12100d);--text:light-dark(${brand.ink},#f3efe3);--muted:light-dark(#5d5848,#b9b29f)}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--text);font:1rem/1.55 system-ui,sans-serif;overflow-wrap:anywhere}
header{padding:.6rem max(1rem,calc(50% - 19rem));background:var(--ink)}
header a{display:inline-flex;align-items:center;gap:.6rem;color:#fbf9f2;font-weight:700;text-decoration:none}
main{max-width:40rem;margin:0 auto;padding:2.5rem 1rem}
h1{margin:0 0 1rem;font-size:1.6rem;line-height:1.2}
p{margin:0 0 1rem;white-space:pre-line}
p+ul{margin-top:1.5rem}
ul{padding:0;list-style:none}
button{padding:.6rem 1.2rem;border:0;border-radius:.5rem;background:var(--text);color:var(--paper);font:inherit;font-weight:700;cursor:pointer}
main a{display:inline-block;padding:.6rem 0;color:inherit;text-underline-offset:.2em}
a:focus-visible,button:focus-visible{outline:2px solid light-dark(#1b5fc4,#8ab8ff);outline-offset:2px}`;

const logo = `<svg width="32" height="32" viewBox="0 0 ${mark.side} ${mark.side}" aria-hidden="true">${mark.shapes
  .map(({ d, colour, stroke }) =>
    stroke === undefined
      ? `<path d="${d}" fill="${brand[colour]}"/>`
      : `<path d="${d}" fill="none" stroke="${brand[colour]}" stroke-width="${stroke}" stroke-linecap="round"/>`,
  )
  .join('')}</svg>`;

const headersWith = (formAction: string) => ({
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': policyText({
    'default-src': ["'none'"],
    'style-src': [`'sha256-${createHash('sha256').update(style).digest('base64')}'`],
    'base-uri': ["'none'"],
    'form-action': [formAction],
    'frame-ancestors': ["'none'"],
  }),
  'x-content-type-options': 'nosniff',
});

/** The headers of a page, without its length. */
export const pageHeaders = headersWith("'none'");

/** The headers of a page that may have a button, without its length. */
export const formPageHeaders = headersWith("'self'");

/** Renders a page. @param home the address of the site */
export function renderPlainPage({ title, body, links = [], button }: PlainPage, home: string): string {
  const list = links.map(
    ({ label, url }) =>
      `<li><a href="${escapeHtml(url)}" rel="nofollow noreferrer">${escapeHtml(label)}</a></li>`,
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)} – ${brand.name}</title>
<style>${style}</style>
</head>
<body>
<header><a href="${escapeHtml(home)}/">${logo}${brand.name}</a></header>
<main>
<h1>${escapeHtml(title)}</h1>
${body.map((text) => `<p>${escapeHtml(text)}</p>`).join('\n')}
${button === undefined ? '' : `<form method="post"><button>${escapeHtml(button)}</button></form>`}
${list.length > 0 ? `<ul>${list.join('')}</ul>` : ''}
</main>
</body>
</html>
`;
}
