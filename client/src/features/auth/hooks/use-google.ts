import { nextPath } from '@canary/input/next-path';
import { useEffect, useEffectEvent, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Persistence } from '#gql/graphql.ts';
import { rememberPersistence } from '#session/offline-session.ts';
import { useAccountSession } from '#session/session.ts';
import { listenToTabs } from '#session/tab-channel.ts';
import { leaveFor } from '#shared/browser/navigation.ts';

/**
 * Login with Google, in a window of its own. Browsers cut the tie to that window, so that only its answer, on the
 * channel between tabs, tells how it went; one that is closed without an answer may be opened again.
 */
export function useGoogle(persistence: Persistence) {
  const { refreshSession } = useAccountSession();
  const [search] = useSearchParams();
  const [state, setState] = useState<'idle' | 'open' | 'failed'>(
    search.get('error') === 'google' ? 'failed' : 'idle',
  );

  const hear = useEffectEvent((ok: boolean) => {
    if (ok) refreshSession().catch(() => setState('failed'));
    // A window that another tab opened has failed there.
    else setState((before) => (before === 'open' ? 'failed' : before));
  });
  useEffect(
    () =>
      listenToTabs((news) => {
        if (news.type === 'google') hear(news.ok);
      }),
    [],
  );

  const addressOf = (mode: 'popup' | 'page') => {
    const next = nextPath(search.get('next'));
    return `/auth/google?${new URLSearchParams({ mode, persistence, ...(next && { next }) })}`;
  };

  /** To be called while a press is handled: at any other time browsers open no window. */
  const start = () => {
    setState('open');
    rememberPersistence(persistence);
    if (!window.open(addressOf('popup'), 'canary-google', 'popup,width=500,height=680')) {
      leaveFor(addressOf('page'));
    }
  };
  return { state, start };
}
