import type { PlainPage } from '../plain-page.ts';

// The pages that are shown instead of a redirect.

export const mistypedPage: PlainPage = {
  status: 404,
  title: 'This link is mistyped',
  body: [
    'One character is wrong, or two are swapped. Compare the link with the print, or scan the code again.',
  ],
};

export const unknownPage: PlainPage = {
  status: 404,
  title: 'This link doesn’t exist',
  body: [
    'Check that you typed every character of the link. If you scanned a code, ask the person who printed it.',
  ],
};

export const deletedPage: PlainPage = {
  status: 410,
  title: 'This link was deleted',
  body: ['The owner of this code has deleted it. It leads nowhere any more.'],
};

export const unavailablePage: PlainPage = {
  status: 503,
  title: 'This link can’t be opened right now',
  body: ['Try again in a minute.'],
};

export const tooManyPage: PlainPage = {
  status: 429,
  title: 'Too many requests',
  body: ['Try again in a moment.'],
};

export const disabledPage = (reason: string): PlainPage => ({
  status: 410,
  title: 'This link was disabled',
  body: [`The operator of this site has disabled the link: ${reason}`],
});

export const blockedPage: PlainPage = {
  status: 410,
  title: 'This link was disabled',
  body: ['It leads to an address that is on the operator’s list of harmful sites.'],
};

export const pausedPage = (text: string): PlainPage => ({
  status: 200,
  title: 'This code is paused',
  body: [text === '' ? 'The owner of this code has paused it. Try again later.' : text],
});

/** The page that shows the target of a link instead of redirecting. */
export const targetPage = (target: string, report: string): PlainPage => ({
  status: 200,
  title: 'Where this code leads',
  body: [target],
  links: [
    { label: 'Open this address', url: target },
    { label: 'Report this link', url: report },
  ],
});
