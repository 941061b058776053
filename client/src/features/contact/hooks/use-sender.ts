import { useEffect, useEffectEvent } from 'react';
import { useSession } from '#session/session.ts';

interface Sender {
  readonly username: string;
  readonly email: string;
}

/** Calls back once it is known who is logged in, if anybody is. That it can't be known is no matter here. */
export function useSender(onKnown: (sender: Sender) => void): void {
  const session = useSession();
  const id = session.status === 'logged-in' ? session.userId : undefined;
  const tell = useEffectEvent(onKnown);
  useEffect(() => {
    if (!id) return;
    let isGone = false;
    import('../api/server.ts')
      .then(({ askSender }) => askSender())
      .then((sender) => {
        if (sender && !isGone) tell(sender);
      })
      .catch(() => undefined);
    return () => {
      isGone = true;
    };
  }, [id]);
}
