import { useEffect, useRef } from 'react';
import { Outlet, useLocation, useNavigation } from 'react-router-dom';
import { reloadIfNewVersionReady } from '#shared/browser/new-version.ts';
import styles from './root.module.css';

/** The outermost layout of every page. */
export function Root() {
  useReloadOnNavigation();
  const isNavigating = useNavigation().state !== 'idle';
  return (
    <>
      {isNavigating && <div className={styles.progress} role="progressbar" aria-label="Loading the page" />}
      <Outlet />
    </>
  );
}

/** Switches to a newer version of the site after a navigation. */
function useReloadOnNavigation(): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current !== pathname) reloadIfNewVersionReady();
    shown.current = pathname;
  }, [pathname]);
}
