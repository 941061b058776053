import { Suspense, useEffect, useRef } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { Boundary } from '#shared/layout/boundary.tsx';
import { Message } from '#shared/layout/message.tsx';
import { LoadingPage } from '#shared/layout/page-loader.tsx';
import { RouteProgress } from '#shared/layout/route-progress.tsx';
import { reloadCarrying } from '#shared/loading/carry-over.ts';
import { goOnWithNewerVersion } from '#shared/loading/newer-version.ts';
import { Button } from '#shared/ui/button.tsx';
import { page } from './fetch-page.ts';
import { lazyPage } from './lazy-page.tsx';
import { framedFailure } from './page-failed.tsx';
import { Landing } from './routes/landing.tsx';

const Router = lazyPage(page.router);

/** Everything around the pages, within a router. */
export function App() {
  return (
    <Boundary fallback={() => <Broken />}>
      <RouteProgress />
      <Pages />
    </Boundary>
  );
}

function Pages() {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current !== pathname) goOnWithNewerVersion();
    shown.current = pathname;
  }, [pathname]);
  return (
    <Suspense fallback={<LoadingPage to={paths.landing} />}>
      <Routes>
        <Route caseSensitive path={paths.landing} element={<GuardedLanding />} />
        <Route path="*" element={<Router />} />
      </Routes>
    </Suspense>
  );
}

function GuardedLanding() {
  return (
    <Boundary fallback={framedFailure}>
      <Landing />
    </Boundary>
  );
}

/** The last net, for what breaks around the pages themselves: whatever it is shows this page instead of a blank one. */
function Broken() {
  return (
    <Message title="Something went wrong on this page">
      <p>Nothing that you typed was sent anywhere. Loading the page again usually helps.</p>
      <Button onClick={reloadCarrying}>Load the page again</Button>
    </Message>
  );
}
