import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Breakdown } from '#components/layout/boundary.tsx';
import { Message } from '#components/layout/message.tsx';
import { Page } from '#components/layout/page.tsx';
import { Button, buttonClass } from '#components/ui/button.tsx';
import { paths } from '#config/paths.ts';
import { pageTitle } from '#lib/head.ts';
import { ChunkError } from '#lib/load-chunk.ts';
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
