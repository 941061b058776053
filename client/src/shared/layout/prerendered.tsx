import { type ReactNode, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { captureEarlyInput } from '#shared/browser/early-input.ts';

const neverChanges = () => () => undefined;

/** A part of a page whose code is loaded late. What a visitor enters or presses in a prerendered part waits for the code. */
export function Prerendered({ children }: { readonly children: ReactNode }) {
  const part = useRef<HTMLDivElement>(null);
  const isPrerendered = useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  );
  // A layout effect, so that no key press is handled between the render and the effect.
  useLayoutEffect(() => {
    const element = part.current;
    if (!element || !('prerendered' in element.dataset)) return;
    const restoreInput = captureEarlyInput(element);
    delete element.dataset['prerendered'];
    restoreInput();
  }, []);
  return (
    <div ref={part} data-prerendered={isPrerendered ? '' : undefined}>
      {children}
    </div>
  );
}
