import { useEffect } from 'react';
import { Message } from '#components/layout/message.tsx';
import { Button } from '#components/ui/button.tsx';
import { reload } from '#lib/reload.ts';

/** In place of a page whose code could not be fetched. It is loaded again as soon as the network is back. */
export function NotLoaded() {
  useEffect(() => {
    const tryAgain = () => reload();
    window.addEventListener('online', tryAgain);
    return () => window.removeEventListener('online', tryAgain);
  }, []);
  return (
    <Message title="This page could not be loaded">
      <p>Check your connection. As soon as it is back, the page loads again by itself.</p>
      <Button onClick={() => reload()}>Load the page again</Button>
    </Message>
  );
}
