import { useState } from 'react';
import { Navigate, Outlet, useSearchParams } from 'react-router-dom';
import { PageLoader } from '#components/layout/page-loader.tsx';
import { paths } from '#config/paths.ts';
import { useMe } from '#hooks/use-me.ts';
import { safeNext } from '#lib/safe-next.ts';

/** Around the pages for somebody who isn't signed in yet; whoever is goes on to where they wanted to be. */
export function GuestArea() {
  const { me } = useMe();
  const [search] = useSearchParams();
  // Once a form is there it stays, whatever is asked of the server meanwhile: what was typed into it must not go.
  const [shown, setShown] = useState(false);
  if (!shown && me.status !== 'loading') setShown(true);
  if (me.status === 'signed-in') return <Navigate to={safeNext(search.get('next')) ?? paths.home} replace />;
  return shown ? <Outlet /> : <PageLoader />;
}
