import { useEffect } from 'react';
import { Link, useRouteError } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { ChunkError } from '#shared/browser/load-chunk.ts';
import { reloadIfReachable, reloadKeepingInput } from '#shared/browser/new-version.ts';
import { pageTitle } from '#shared/layout/head.ts';
import { Message } from '#shared/layout/message.tsx';
import { useHead } from '#shared/layout/use-head.ts';
import { Button, buttonClass } from '#shared/ui/button.tsx';

const head = { title: pageTitle('Something went wrong') };

/** Replaces a page that failed to load or to render. */
export function ErrorPage() {
  useHead(head);
  const error = useRouteError();
  if (error instanceof ChunkError) return <LoadErrorPage />;
  return (
    <Message title="Something went wrong on this page">
      <p>
        {error instanceof Error && error.message ? `Error: ${error.message}. ` : ''}The rest of the site still
        works. Loading the page again usually helps.
      </p>
      <Button onClick={() => reloadKeepingInput()}>Load the page again</Button>
      <Link className={buttonClass('quiet')} to={paths.landing}>
        Go to the home page
      </Link>
    </Message>
  );
}

/** Retries when the browser is back online. */
function LoadErrorPage() {
  useEffect(() => {
    const retry = () => void reloadIfReachable();
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, []);
  return (
    <Message title="This page could not be loaded">
      <p>Check your connection. If it works, the server may be busy: try again in a minute.</p>
      <Button onClick={() => void reloadIfReachable()}>Try again</Button>
    </Message>
  );
}
