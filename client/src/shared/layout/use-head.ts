import { createContext, use, useEffect } from 'react';
import { indexingTag, type PageHead } from '#shared/layout/head.ts';

/** Receives the head of a page while it is prerendered. */
export const HeadContext = createContext<((head: PageHead) => void) | null>(null);

/** Sets the document's title and canonical link. */
export function useHead(head: PageHead): void {
  use(HeadContext)?.(head);
  const { title, path } = head;
  useEffect(() => {
    document.title = title;
    const { tag, attributes } = indexingTag({ title, path }, window.location.origin);
    const element = document.createElement(tag);
    element.dataset['head'] = '';
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    const before = [...document.head.querySelectorAll('[data-head]')];
    // A prerendered document has more tags, which must stay: search engines read them after the scripts have run.
    if (before.some((known) => known.isEqualNode(element))) return;
    for (const known of before) known.remove();
    document.head.append(element);
  }, [title, path]);
}
