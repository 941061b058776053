import { createContext, use, useEffect } from 'react';
import { headTags, type PageHead } from '#lib/head.ts';
import { pageIsReady } from '#lib/page-ready.ts';

/** Takes down the head of a page that is rendered without a document. */
export const HeadContext = createContext<((head: PageHead) => void) | null>(null);

/** Gives the document the head of the page that is shown, and tells that it is. */
export function useHead(head: PageHead): void {
  use(HeadContext)?.(head);
  useEffect(pageIsReady, []);
  const { title, description, keywords, path, published } = head;
  useEffect(() => {
    document.title = title;
    const tags = headTags({ title, description, keywords, path, published }, window.location.origin);
    for (const old of document.head.querySelectorAll('[data-head]')) old.remove();
    document.head.append(
      ...tags.map(({ tag, attributes }) => {
        const element = document.createElement(tag);
        element.dataset['head'] = '';
        for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
        return element;
      }),
    );
  }, [title, description, keywords, path, published]);
}
