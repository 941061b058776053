declare global {
  interface Window {
    /** Milliseconds from the last press of a pointer to the verdicts on the changed code. */
    lastVerdicts?: Promise<{ first: number; full: number }>;
  }
}

/** Runs in the generator's page. Afterwards every press of a pointer that changes the design sets `window.lastVerdicts`. */
export function recordVerdicts(): void {
  const form = document.querySelector('form');
  if (!form) throw new Error('The page has no generator.');
  document.addEventListener(
    'pointerup',
    ({ timeStamp }) => {
      window.lastVerdicts = new Promise((resolve, reject) => {
        let wasOutdated = false;
        let first: number | undefined;
        const observer = new MutationObserver(() => {
          // The badge has the last result, marked as busy, until the first verdict comes.
          const badge = form.querySelector('[aria-busy]:has(button[aria-haspopup="dialog"])');
          const isOutdated = badge?.getAttribute('aria-busy') === 'true';
          const isTesting = badge?.textContent?.includes('Testing difficult conditions') === true;
          wasOutdated ||= isOutdated;
          if (wasOutdated && !isOutdated) first ??= performance.now() - timeStamp;
          if (first === undefined || isTesting) return;
          observer.disconnect();
          resolve({ first, full: performance.now() - timeStamp });
        });
        observer.observe(form, { subtree: true, childList: true, characterData: true, attributes: true });
        setTimeout(() => reject(new Error('The change got no grade.')), 20_000);
      });
    },
    true,
  );
}
