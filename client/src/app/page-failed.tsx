import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import type { Breakdown } from '#shared/layout/boundary.tsx';
import { pageTitle } from '#shared/layout/head.ts';
import { Message } from '#shared/layout/message.tsx';
import { Page } from '#shared/layout/page.tsx';
import { ChunkError } from '#shared/loading/load-chunk.ts';
import { Button, buttonClass } from '#shared/ui/button.tsx';
import { NotLoaded } from './not-loaded.tsx';

const head = { title: pageTitle('Not loaded') };

/** In place of a page that has its own header and footer. */
export function framedFailure(breakdown: Breakdown): ReactNode {
  return (
    <Page head={head}>
      <PageFailed {...breakdown} />
    </Page>
  );
}

/** In place of a page that didn't arrive or broke: what happened, another try, and the way home. */
export function PageFailed({ error, retry }: Breakdown) {
  if (error instanceof ChunkError) return <NotLoaded onRetry={retry} />;
  return (
    <Message title="Something went wrong on this page">
      <p>
        It broke while it was drawn{error instanceof Error && error.message ? `: ${error.message}` : '.'} The
        rest of the site goes on.
      </p>
      <Button onClick={retry}>Try again</Button>
      <Link className={buttonClass('quiet')} to={paths.landing}>
        Go to the home page
      </Link>
    </Message>
  );
}
