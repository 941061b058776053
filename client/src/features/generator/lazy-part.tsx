import { type ReactNode, Suspense } from 'react';
import { Boundary } from '#shared/layout/boundary.tsx';
import { Button } from '#shared/ui/button.tsx';

interface LazyPartProps {
  /** The name of the options that the part shows, such as `print`. */
  readonly what: string;
  /** Shown while the part loads. */
  readonly placeholder?: ReactNode;
  readonly children: ReactNode;
}

/** A part of the generator whose code is loaded when it is shown. */
export function LazyPart({ what, placeholder, children }: LazyPartProps) {
  return (
    <Boundary
      fallback={({ retry }) => (
        <p role="alert">
          The {what} options could not be loaded.{' '}
          <Button look="quiet" onClick={retry}>
            Try again
          </Button>
        </p>
      )}
    >
      <Suspense fallback={placeholder}>{children}</Suspense>
    </Boundary>
  );
}
