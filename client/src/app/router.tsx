import { lazy, Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { PageLoader } from '#components/layout/page-loader.tsx';
import { paths, upcomingPaths } from '#config/paths.ts';
import { Landing } from './routes/landing.tsx';

const NotFound = lazy(() => import('./routes/not-found.tsx'));
const Upcoming = lazy(() => import('./routes/upcoming.tsx'));

export function Router() {
  return (
    <Suspense fallback={<PageLoader />}>
      <Routes>
        <Route path={paths.landing} element={<Landing />} />
        {upcomingPaths.map((path) => (
          <Route key={path} caseSensitive path={path} element={<Upcoming />} />
        ))}
        <Route path="*" element={<NotFound />} />
      </Routes>
    </Suspense>
  );
}
