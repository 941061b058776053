import { createHash } from 'node:crypto';
import { brand } from '@canary/catalogue/brand';
import { mark } from '@canary/catalogue/mark';
import { policyText } from '../../guards/origins/security-headers.ts';
import { escapeHtml } from '../../platform/html.ts';

/** A page that is shown instead of a redirect. It needs no script, and no other file. */
export interface LinkPage {
  readonly status: number;
  readonly title: string;
  /** Paragraphs of plain text. */
  readonly body: readonly string[];
  readonly links?: readonly { readonly label: string; readonly url: string }[];
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
main a{display:inline-block;padding:.6rem 0;color:inherit;text-underline-offset:.2em}
a:focus-visible{outline:2px solid light-dark(#1b5fc4,#8ab8ff);outline-offset:2px}`;

const logo = `<svg width="32" height="32" viewBox="0 0 ${mark.side} ${mark.side}" aria-hidden="true">${mark.shapes
  .map(({ d, colour, stroke }) =>
    stroke === undefined
      ? `<path d="${d}" fill="${brand[colour]}"/>`
      : `<path d="${d}" fill="none" stroke="${brand[colour]}" stroke-width="${stroke}" stroke-linecap="round"/>`,
  )
  .join('')}</svg>`;

const policy = policyText({
  'default-src': ["'none'"],
  'style-src': [`'sha256-${createHash('sha256').update(style).digest('base64')}'`],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
  'frame-ancestors': ["'none'"],
});

/** The headers of a page, without its length. */
export const pageHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': policy,
  'x-content-type-options': 'nosniff',
};

/** Renders a page. @param home the address of the site */
export function renderLinkPage({ title, body, links = [] }: LinkPage, home: string): string {
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
${list.length > 0 ? `<ul>${list.join('')}</ul>` : ''}
</main>
</body>
</html>
`;
}

export const mistypedPage: LinkPage = {
  status: 404,
  title: 'This link is mistyped',
  body: [
    'One character is wrong, or two are swapped. Compare the link with the print, or scan the code again.',
  ],
};

export const unknownPage: LinkPage = {
  status: 404,
  title: 'This link doesn’t exist',
  body: [
    'Check that you typed every character of the link. If you scanned a code, ask the person who printed it.',
  ],
};

export const deletedPage: LinkPage = {
  status: 410,
  title: 'This link was deleted',
  body: ['The owner of this code has deleted it. It leads nowhere any more.'],
};

export const unavailablePage: LinkPage = {
  status: 503,
  title: 'This link can’t be opened right now',
  body: ['Try again in a minute.'],
};

export const tooManyPage: LinkPage = {
  status: 429,
  title: 'Too many requests',
  body: ['Try again in a moment.'],
};

export const disabledPage = (reason: string): LinkPage => ({
  status: 410,
  title: 'This link was disabled',
  body: [`The operator of this site has disabled the link: ${reason}`],
});

export const blockedPage: LinkPage = {
  status: 410,
  title: 'This link was disabled',
  body: ['It leads to an address that is on the operator’s list of harmful sites.'],
};

export const pausedPage = (text: string): LinkPage => ({
  status: 200,
  title: 'This code is paused',
  body: [text === '' ? 'The owner of this code has paused it. Try again later.' : text],
});

/** The page that shows the target of a link instead of redirecting. */
export const targetPage = (target: string, report: string): LinkPage => ({
  status: 200,
  title: 'Where this code leads',
  body: [target],
  links: [
    { label: 'Open this address', url: target },
    { label: 'Report this link', url: report },
  ],
});
