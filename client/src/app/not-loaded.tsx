import { Message } from '#components/layout/message.tsx';
import { Button } from '#components/ui/button.tsx';

/** In place of a page whose code could not be fetched. */
export function NotLoaded() {
  return (
    <Message title="This page could not be loaded">
      <p>Check your connection, then load it again.</p>
      <Button onClick={() => window.location.reload()}>Load the page again</Button>
    </Message>
  );
}
