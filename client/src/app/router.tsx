import { lazy, Suspense } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { Boundary } from '#components/layout/boundary.tsx';
import { Message } from '#components/layout/message.tsx';
import { Page } from '#components/layout/page.tsx';
import { PageLoader } from '#components/layout/page-loader.tsx';
import { Button } from '#components/ui/button.tsx';
import { paths, upcomingPaths } from '#config/paths.ts';
import { Landing } from './routes/landing.tsx';

const AccountArea = lazy(() => import('./account-area.tsx'));
const GuestArea = lazy(() => import('./guest-area.tsx'));
const MemberArea = lazy(() => import('./member-area.tsx'));
const NotFound = lazy(() => import('./routes/not-found.tsx'));
const Upcoming = lazy(() => import('./routes/upcoming.tsx'));

export function Router() {
  const { pathname } = useLocation();
  return (
    <Boundary resetKey={pathname} fallback={<NotLoaded />}>
      <Suspense fallback={<PageLoader />}>
        <Routes>
          <Route path={paths.landing} element={<Landing />} />
          <Route element={<AccountArea />}>
            <Route element={<GuestArea />} />
            <Route element={<MemberArea />} />
          </Route>
          {upcomingPaths.map((path) => (
            <Route key={path} caseSensitive path={path} element={<Upcoming path={path} />} />
          ))}
          <Route path="*" element={<NotFound />} />
        </Routes>
      </Suspense>
    </Boundary>
  );
}

/** A page whose code could not be fetched. */
function NotLoaded() {
  return (
    <Page title="Not loaded" index={false}>
      <Message title="This page could not be loaded">
        <p>Check your connection, then load it again.</p>
        <Button onClick={() => window.location.reload()}>Load the page again</Button>
      </Message>
    </Page>
  );
}
