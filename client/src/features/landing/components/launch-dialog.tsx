import { useEffect, useState } from 'react';
import { launch } from '#config/launch.ts';

type Content = typeof import('./launch-dialog-content.tsx').default;

/** Opens once a browser, after {@link launch.delayMs}, unless somebody is at work by then; once closed it stays closed. */
export function LaunchDialog() {
  const [Content, setContent] = useState<Content>();

  useEffect(() => {
    if (wasClosed()) return;
    let isGone = false;
    const timer = setTimeout(async () => {
      // It may fail to load; the page that it opens over must not notice.
      const loaded = await import('./launch-dialog-content.tsx').catch(() => undefined);
      // Asked once it can open at once: on a slow network somebody may begin to type while it comes.
      if (loaded && !isGone && !isBusy()) setContent(() => loaded.default);
    }, launch.delayMs);
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, []);

  if (!Content) return null;
  return (
    <Content
      onClose={() => {
        rememberClosed();
        setContent(undefined);
      }}
    />
  );
}

/** Whether somebody is typing, has typed, or came for the generator: then nothing opens over it. */
function isBusy(): boolean {
  return (
    location.hash !== '' ||
    document.activeElement?.matches('input, select, textarea') === true ||
    document.querySelector(':is(input, textarea)[placeholder]:not(:placeholder-shown)') !== null
  );
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
