import { nextPath } from '@canary/input/next-path';
import { useEffect } from 'react';
import { Navigate, Outlet, useSearchParams } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { useSession } from '#session/session.ts';
import { PageLoader } from '#shared/layout/page-loader.tsx';
import { fetchTogether } from './fetch-page.ts';

/** Around the pages for somebody who isn't logged in yet; whoever is goes on to where they wanted to be. */
export function GuestArea() {
  const session = useSession();
  const [search] = useSearchParams();
  const to = nextPath(search.get('next')) ?? paths.home;
  useFetchAhead(to);
  if (session.status === 'logged-in') {
    return (
      <>
        <Navigate to={to} replace />
        {/* In sight for as long as the page that they go to isn't there. */}
        <PageLoader text="Please wait! Fetching data..." />
      </>
    );
  }
  // The form is there before it is known who is: what is typed into it meanwhile must not go.
  return <Outlet />;
}

/** Fetches the page that a form leads to as soon as somebody is at the form. */
function useFetchAhead(to: string) {
  useEffect(() => {
    const ahead = ({ target }: Event) => {
      const isForm = target instanceof Element && target.matches('form, input, button');
      if (isForm) void fetchTogether(to.replace(/[?#].*/, ''));
    };
    document.addEventListener('focusin', ahead);
    document.addEventListener('submit', ahead);
    return () => {
      document.removeEventListener('focusin', ahead);
      document.removeEventListener('submit', ahead);
    };
  }, [to]);
}
