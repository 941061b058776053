import { Link } from 'react-router-dom';
import { Message } from '#components/layout/message.tsx';
import { BusyButton } from '#components/ui/busy-button.tsx';
import { paths } from '#config/paths.ts';
import type { Me } from '#hooks/use-me.ts';

/** In place of a page of an account while the server can't be asked whose it is. It comes by itself when it is back. */
export function Away({ me }: { readonly me: Extract<Me, { status: 'unreachable' }> }) {
  return (
    <Message title="We can’t reach the server">
      <p>
        This page needs a connection, and comes by itself as soon as there is one. Codes are made without:{' '}
        <Link to={paths.landing}>go to the generator</Link>.
      </p>
      <BusyButton busy={me.isAsking} working="Asking again…" onClick={me.retry}>
        Try again
      </BusyButton>
    </Message>
  );
}
