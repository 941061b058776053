import { text } from 'node:stream/consumers';
import { StrictMode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { routes } from '#app/routes.tsx';
import type { PageHead } from '#shared/layout/head.ts';
import { HeadContext } from '#shared/layout/use-head.ts';

/** A prerendered page. */
export interface RenderedPage {
  /** The content of the app's root element. */
  readonly html: string;
  readonly head: PageHead;
}

const handler = createStaticHandler(routes);

/**
 * Renders the page at a path for a visitor.
 *
 * @throws the first error of a component, and an Error when the page has no head
 */
export async function renderPage(path: string): Promise<RenderedPage> {
  const context = await handler.query(new Request(`http://localhost${path}`));
  if (context instanceof Response) throw new Error(`The page at ${path} redirects.`);
  let head: PageHead | undefined;
  const failures: unknown[] = Object.values(context.errors ?? {});
  const { prelude } = await prerenderToNodeStream(
    <HeadContext
      value={(pageHead) => {
        head = pageHead;
      }}
    >
      <StrictMode>
        {/* Without hydration data: the pages have none, and the Content-Security-Policy forbids its inline script. */}
        <StaticRouterProvider
          router={createStaticRouter(handler.dataRoutes, context)}
          context={context}
          hydrate={false}
        />
      </StrictMode>
    </HeadContext>,
    {
      // Content that streams later would need an inline script to be put in place.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => void failures.push(error),
    },
  );
  const html = await text(prelude);
  if (failures.length > 0) throw failures[0];
  if (!head) throw new Error(`The page at ${path} has no head.`);
  return { html, head };
}
