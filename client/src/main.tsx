import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from '#app/app.tsx';
import { fetchTogether } from '#app/fetch-page.ts';
import { watchVitals } from '#shared/browser/watch-vitals.ts';
import { whenAtRest } from '#shared/browser/when-at-rest.ts';
import { whenPageReady } from '#shared/loading/page-ready.ts';
import { keepTyped } from '#shared/loading/typed-before.ts';
import { startTheme } from '#shared/theme/theme.ts';
import '#styles/base.css';

// zod would try out whether it may make code from text, which the site's policy forbids, and browsers report the attempt.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id "root"');
startTheme();

const site = (
  <StrictMode>
    <BrowserRouter>
      <App />
    </BrowserRouter>
  </StrictMode>
);

if ('prerendered' in root.dataset) void takeOver(root);
else {
  // All of the page's code at once, rather than each part once the one around it is there.
  void fetchTogether(window.location.pathname);
  createRoot(root).render(site);
}
watchVitals();

if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  whenAtRest(() => {
    import('#site/pwa/service-worker.ts')
      .then(({ keepForOffline }) => keepForOffline())
      // A browser may refuse; the site then is what it is with a connection.
      .catch(() => undefined);
  });
}

/** Brings a page to life that was built as HTML. It stays as it stands until its code is there. */
async function takeOver(page: HTMLElement): Promise<void> {
  await fetchTogether(window.location.pathname);
  const handOver = keepTyped(page);
  whenPageReady(() => {
    delete page.dataset['prerendered'];
    handOver();
  });
  // As a transition, React does it in pieces of a few milliseconds, and what is typed or pressed comes between.
  startTransition(() => {
    if (isAsBuilt()) hydrateRoot(page, site);
    else createRoot(page).render(site);
  });
}

/** The build knows a page by its path: what else an address or the history says may show another. */
function isAsBuilt(): boolean {
  return window.location.search === '' && !window.history.state?.usr;
}
