import { lazy, Suspense, useEffect, useState } from 'react';
import { launch } from '#config/launch.ts';

const LaunchDialogContent = lazy(() => import('./launch-dialog-content.tsx'));

const KEY = 'canary-qr:launch-dialog';

/** Opens once a browser, after {@link launch.delayMs}; once closed it stays closed. */
export function LaunchDialog() {
  const [open, setOpen] = useState(false);

  useEffect(() => {
    if (wasClosed()) return;
    const timer = setTimeout(() => setOpen(true), launch.delayMs);
    return () => clearTimeout(timer);
  }, []);

  if (!open) return null;
  return (
    <Suspense>
      <LaunchDialogContent
        onClose={() => {
          rememberClosed();
          setOpen(false);
        }}
      />
    </Suspense>
  );
}

// A browser may refuse storage altogether; then the dialog comes again, and nothing else happens.
function wasClosed(): boolean {
  try {
    return localStorage.getItem(KEY) === 'closed';
  } catch {
    return false;
  }
}

function rememberClosed(): void {
  try {
    localStorage.setItem(KEY, 'closed');
  } catch {
    // See wasClosed.
  }
}
