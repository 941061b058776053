import { useEffect, useEffectEvent } from 'react';
import { Message } from '#shared/layout/message.tsx';
import { Button } from '#shared/ui/button.tsx';

/** In place of a page whose code could not be fetched. It is fetched again as soon as the network is back. */
export function NotLoaded({ onRetry }: { onRetry(): void }) {
  const retry = useEffectEvent(onRetry);
  useEffect(() => {
    const tryAgain = () => retry();
    window.addEventListener('online', tryAgain);
    return () => window.removeEventListener('online', tryAgain);
  }, []);
  return (
    <Message title="This page could not be loaded">
      <p>Check your connection. As soon as it is back, the page loads by itself.</p>
      <Button onClick={onRetry}>Try again</Button>
    </Message>
  );
}
