import { Suspense, useEffect, useState } from 'react';
import { Boundary } from '#components/layout/boundary.tsx';
import { launch } from '#config/launch.ts';
import { lazyPart } from '#lib/lazy-part.tsx';

const LaunchDialogContent = lazyPart(() => import('./launch-dialog-content.tsx'));

/** Opens once a browser, after {@link launch.delayMs}, unless somebody is at work by then; once closed it stays closed. */
export function LaunchDialog() {
  const [open, setOpen] = useState(false);

  useEffect(() => {
    if (wasClosed()) return;
    const timer = setTimeout(() => setOpen(!isBusy()), launch.delayMs);
    return () => clearTimeout(timer);
  }, []);

  if (!open) return null;
  // The dialog may fail to load; the page that it opens over must not notice.
  return (
    <Boundary fallback={() => null}>
      <Suspense>
        <LaunchDialogContent
          onClose={() => {
            rememberClosed();
            setOpen(false);
          }}
        />
      </Suspense>
    </Boundary>
  );
}

/** Whether somebody is typing, or came for the generator: then nothing opens over it. */
function isBusy(): boolean {
  return location.hash !== '' || document.activeElement?.matches('input, select, textarea') === true;
}

// A browser may refuse storage altogether; then the dialog comes again, and nothing else happens.
function wasClosed(): boolean {
  try {
    return localStorage.getItem(launch.storageKey) === 'closed';
  } catch {
    return false;
  }
}

function rememberClosed(): void {
  try {
    localStorage.setItem(launch.storageKey, 'closed');
  } catch {
    // See wasClosed.
  }
}
