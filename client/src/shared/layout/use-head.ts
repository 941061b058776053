import { createContext, use, useEffect, useLayoutEffect } from 'react';
import { ownTag, type PageHead } from '#shared/layout/head.ts';
import { pageIsReady } from '#shared/loading/page-ready.ts';

/** Takes down the head of a page that is rendered without a document. */
export const HeadContext = createContext<((head: PageHead) => void) | null>(null);

/** Gives the document the head of the page that is shown, and tells that it is. */
export function useHead(head: PageHead): void {
  use(HeadContext)?.(head);
  // Before anybody can type another letter.
  useLayoutEffect(pageIsReady, []);
  const { title, path } = head;
  useEffect(() => {
    document.title = title;
    const { tag, attributes } = ownTag({ title, path }, window.location.origin);
    const element = document.createElement(tag);
    element.dataset['head'] = '';
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    const before = [...document.head.querySelectorAll('[data-head]')];
    // The document of this very page says more of it than a browser needs, and search engines read it after all scripts.
    if (before.some((known) => known.isEqualNode(element))) return;
    for (const known of before) known.remove();
    document.head.append(element);
  }, [title, path]);
}
