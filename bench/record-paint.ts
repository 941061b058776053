declare global {
  interface Window {
    /** Milliseconds from the last event to the first frame painted after the picture changed. */
    lastPainted?: Promise<number>;
  }
}

/**
 * Runs in the page. Afterwards every character key, drop or press sets `window.lastPainted`.
 *
 * Time starts at the event's timestamp, which the browser sets before it queues the event. It ends in the first task after
 * the frame's animation callbacks, when style, layout and paint of that frame are done.
 */
export function recordPaint(picture: Element, type: 'keydown' | 'drop' | 'pointerup'): void {
  document.addEventListener(
    type,
    (event) => {
      if (event instanceof KeyboardEvent && event.key.length > 1) return;
      window.lastPainted = new Promise((resolve, reject) => {
        const observer = new MutationObserver(() => {
          observer.disconnect();
          requestAnimationFrame(() => {
            // A message arrives sooner than a timer, which browsers delay by up to four milliseconds.
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = () => {
              resolve(performance.now() - event.timeStamp);
              port1.close();
            };
            port2.postMessage(null);
          });
        });
        observer.observe(picture, { subtree: true, childList: true, characterData: true, attributes: true });
        setTimeout(() => reject(new Error(`The picture did not change after the ${type}.`)), 10_000);
      });
    },
    true,
  );
}
