import { BrowserRouter } from 'react-router-dom';
import { Boundary } from '#components/layout/boundary.tsx';
import { Message } from '#components/layout/message.tsx';
import { Button } from '#components/ui/button.tsx';
import { Router } from './router.tsx';

/** Everything around the pages. */
export function App() {
  return (
    <Boundary fallback={<Broken />}>
      <BrowserRouter>
        <Router />
      </BrowserRouter>
    </Boundary>
  );
}

/** The last net: whatever breaks shows this page instead of a blank one. */
function Broken() {
  return (
    <Message title="Something went wrong on this page">
      <p>Nothing that you typed was sent anywhere. Loading the page again usually helps.</p>
      <Button onClick={() => window.location.reload()}>Load the page again</Button>
    </Message>
  );
}
