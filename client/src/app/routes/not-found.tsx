import { useSyncExternalStore } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { pageTitle } from '#shared/layout/head.ts';
import { Message } from '#shared/layout/message.tsx';
import { Page } from '#shared/layout/page.tsx';
import { buttonClass } from '#shared/ui/button.tsx';

const head = { title: pageTitle('Page not found') };
const never = () => () => undefined;

export default function NotFound() {
  const { pathname } = useLocation();
  // The footer links to the API explorer, which the operator can turn off, and this page replaces the explorer offline.
  // The page is prerendered once for all paths.
  const isExplorer = useSyncExternalStore(
    never,
    () => pathname === '/graphql',
    () => false,
  );
  return (
    <Page head={head}>
      <Message title={isExplorer ? 'The API explorer isn’t available' : '404'}>
        <p>
          {isExplorer
            ? 'It is turned off on this server, or the server can’t be reached.'
            : 'Oops! The page you’re looking for doesn’t exist.'}
        </p>
        <Link className={buttonClass()} to={paths.landing}>
          Go to the home page
        </Link>
      </Message>
    </Page>
  );
}
