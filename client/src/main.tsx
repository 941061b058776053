import { type ReactNode, StrictMode, startTransition, useLayoutEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { loadRoute, routes } from '#app/routes.tsx';
import { captureEarlyInput } from '#shared/browser/early-input.ts';
import { reloadIfOutdated } from '#shared/browser/new-version.ts';
import { inBackground } from '#shared/browser/when-idle.ts';
import { keepInputOfPage } from '#shared/storage/input-store.ts';
import { startTheme } from '#shared/theme/theme.ts';
import { watchVitals } from '#site/vitals/watch-vitals.ts';
import '#styles/base.css';

// Without this, zod checks whether it may use eval, which the Content-Security-Policy forbids and browsers report.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

// Vite reports a chunk that failed to load. It may be gone because a newer version was deployed.
window.addEventListener('vite:preloadError', () => void reloadIfOutdated());

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id "root"');
startTheme();
keepInputOfPage();
void start(root);
watchVitals();

if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  inBackground(() => {
    import('#site/pwa/service-worker.ts')
      .then(({ registerServiceWorker }) => registerServiceWorker())
      // The site works without a service worker.
      .catch(() => undefined);
  });
}

async function start(element: HTMLElement): Promise<void> {
  const isLoaded = await loadRoute(window.location.pathname);
  const isPrerendered = 'prerendered' in element.dataset;
  const restoreInput = isPrerendered ? captureEarlyInput(element) : () => undefined;
  const onRendered = () => {
    delete element.dataset['prerendered'];
    restoreInput();
  };
  const site = (
    <StrictMode>
      <Rendered onRendered={onRendered}>
        <RouterProvider router={createBrowserRouter(routes)} />
      </Rendered>
    </StrictMode>
  );
  // In a transition, React renders in small steps and stays responsive to input.
  startTransition(() => {
    if (isLoaded && isPrerendered && isPathOnly()) hydrateRoot(element, site);
    else createRoot(element).render(site);
  });
}

function Rendered({ children, onRendered }: { readonly children: ReactNode; onRendered(): void }) {
  // A layout effect, so that no key press is handled in between.
  useLayoutEffect(onRendered, [onRendered]);
  return children;
}

/** Pages are prerendered by path. With a query or navigation state, they may look different. */
function isPathOnly(): boolean {
  return window.location.search === '' && !window.history.state?.usr;
}
