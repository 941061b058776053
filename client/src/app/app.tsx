import { lazy, Suspense } from 'react';
import { BrowserRouter, Route, Routes, useLocation } from 'react-router-dom';
import { Boundary } from '#components/layout/boundary.tsx';
import { LoadingPage } from '#components/layout/loading-page.tsx';
import { Message } from '#components/layout/message.tsx';
import { Page } from '#components/layout/page.tsx';
import { Button } from '#components/ui/button.tsx';
import { paths } from '#config/paths.ts';
import { pageTitle } from '#lib/head.ts';
import { NotLoaded } from './not-loaded.tsx';
import { Landing } from './routes/landing.tsx';

const notLoaded = { title: pageTitle('Not loaded') };
const Router = lazy(() => import('./router.tsx'));

/** Everything around the pages. */
export function App() {
  return (
    <Boundary fallback={<Broken />}>
      <BrowserRouter>
        <Pages />
      </BrowserRouter>
    </Boundary>
  );
}

function Pages() {
  const { pathname } = useLocation();
  return (
    <Boundary resetKey={pathname} fallback={<PageNotLoaded />}>
      <Suspense fallback={<LoadingPage to={paths.landing} />}>
        <Routes>
          <Route caseSensitive path={paths.landing} element={<Landing />} />
          <Route path="*" element={<Router />} />
        </Routes>
      </Suspense>
    </Boundary>
  );
}

function PageNotLoaded() {
  return (
    <Page head={notLoaded}>
      <NotLoaded />
    </Page>
  );
}

/** The last net: whatever breaks shows this page instead of a blank one. */
function Broken() {
  return (
    <Message title="Something went wrong on this page">
      <p>Nothing that you typed was sent anywhere. Loading the page again usually helps.</p>
      <Button onClick={() => window.location.reload()}>Load the page again</Button>
    </Message>
  );
}
