import { text } from 'node:stream/consumers';
import { StrictMode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { App } from '#app/app.tsx';
import type { PageHead } from '#shared/layout/head.ts';
import { HeadContext } from '#shared/layout/use-head.ts';

// The client of subscriptions wants to know that there are sockets, though none is opened here.
if (!('WebSocket' in globalThis)) Object.assign(globalThis, { WebSocket: class {} });

/** A page as it is before any script has run. */
export interface RenderedPage {
  /** What stands in the element that the app is mounted on. */
  readonly html: string;
  readonly head: PageHead;
}

/**
 * Renders what the app shows at a path to somebody whom it knows nothing of. The build calls it, once a page.
 *
 * @throws whatever a component throws; and an Error when the page has no head
 */
export async function renderPage(path: string): Promise<RenderedPage> {
  let head: PageHead | undefined;
  const failures: unknown[] = [];
  const { prelude } = await prerenderToNodeStream(
    <HeadContext
      value={(told) => {
        head = told;
      }}
    >
      <StrictMode>
        <StaticRouter location={path}>
          <App />
        </StaticRouter>
      </StrictMode>
    </HeadContext>,
    {
      // A part of its own would need an inline script to be put in place.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => void failures.push(error),
    },
  );
  const html = await text(prelude);
  if (failures.length > 0) throw failures[0];
  if (!head) throw new Error(`The page at ${path} has no head.`);
  return { html, head };
}
