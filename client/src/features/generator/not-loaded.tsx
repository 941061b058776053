import { Button } from '#shared/ui/button.tsx';

interface NotLoadedProps {
  /** The options that could not be loaded, such as `print`. */
  readonly what: string;
  onRetry(): void;
}

/** In place of options whose code could not be loaded. */
export function NotLoaded({ what, onRetry }: NotLoadedProps) {
  return (
    <p>
      The {what} options could not be loaded.{' '}
      <Button look="quiet" onClick={onRetry}>
        Try again
      </Button>
    </p>
  );
}
