import { useQuery } from '@apollo/client/react';
import { nextPath } from '@canary/input/next-path';
import { useEffect, useEffectEvent, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Persistence } from '#gql/graphql.ts';
import { rememberPersistence } from '#session/offline-session.ts';
import { useAccountSession } from '#session/session.ts';
import { listenToTabs } from '#session/tab-channel.ts';
import { loadAddress } from '#shared/browser/navigation.ts';
import { publicRead } from '#shared/graphql/persisted-documents.ts';
import { Button } from '#shared/ui/button.tsx';
import { StatusMessage } from '#shared/ui/status-message.tsx';
import styles from './google-login.module.css';
import { LoginProvidersDocument } from './operations.ts';

/** The login with Google, hidden until the server says that it is set up. Below a form, the button moves nothing. */
export function GoogleLogin({ persistence }: { readonly persistence: Persistence }) {
  const { data } = useQuery(LoginProvidersDocument, { context: publicRead });
  const { state, start } = useGoogleLogin(persistence);
  if (!data?.loginProviders.includes('GOOGLE')) return null;
  return (
    <>
      <p className={styles.or}>or</p>
      <div className={styles.google}>
        <StatusMessage failure={state === 'failed' ? 'Google login failed' : undefined} />
        <Button look="secondary" className={styles.button} onClick={start}>
          <GoogleLogo />
          Continue with Google
        </Button>
        <div role="status">
          {state === 'open' && (
            <p className={styles.note}>
              Continue in the window that opened. If you closed it, click the button again.
            </p>
          )}
        </div>
      </div>
    </>
  );
}

/**
 * Opens the Google login in a popup. Browsers cut the connection to the popup once it leaves this origin, so the result
 * arrives on the channel between tabs. A popup closed without a result can be opened again.
 */
function useGoogleLogin(persistence: Persistence) {
  const { refreshSession } = useAccountSession();
  const [search] = useSearchParams();
  const [state, setState] = useState<'idle' | 'open' | 'failed'>(
    search.get('error') === 'google' ? 'failed' : 'idle',
  );

  const onResult = useEffectEvent((ok: boolean) => {
    if (ok) refreshSession().catch(() => setState('failed'));
    // A failure without an open popup belongs to another tab.
    else setState((before) => (before === 'open' ? 'failed' : before));
  });
  useEffect(
    () =>
      listenToTabs((message) => {
        if (message.type === 'google') onResult(message.ok);
      }),
    [],
  );

  const loginUrl = (mode: 'popup' | 'page') => {
    const next = nextPath(search.get('next'));
    return `/auth/google?${new URLSearchParams({ mode, persistence, ...(next && { next }) })}`;
  };

  /** Call this in a click handler: browsers block popups at any other time. */
  const start = () => {
    setState('open');
    rememberPersistence(persistence);
    if (!window.open(loginUrl('popup'), 'canary-google', 'popup,width=500,height=680')) {
      loadAddress(loginUrl('page'));
    }
  };
  return { state, start };
}

/** Google's logo, as required by the branding guidelines for login buttons. */
const logoParts = [
  {
    fill: '#EA4335',
    d: 'M24 9.5c3.54 0 6.71 1.22 9.21 3.6l6.85-6.85C35.9 2.38 30.47 0 24 0 14.62 0 6.51 5.38 2.56 13.22l7.98 6.19C12.43 13.72 17.74 9.5 24 9.5z',
  },
  {
    fill: '#4285F4',
    d: 'M46.98 24.55c0-1.57-.15-3.09-.38-4.55H24v9.02h12.94c-.58 2.96-2.26 5.48-4.78 7.18l7.73 6c4.51-4.18 7.09-10.36 7.09-17.65z',
  },
  {
    fill: '#FBBC05',
    d: 'M10.53 28.59c-.48-1.45-.76-2.99-.76-4.59s.27-3.14.76-4.59l-7.98-6.19C.92 16.46 0 20.12 0 24c0 3.88.92 7.54 2.56 10.78l7.97-6.19z',
  },
  {
    fill: '#34A853',
    d: 'M24 48c6.48 0 11.93-2.13 15.89-5.81l-7.73-6c-2.15 1.45-4.92 2.3-8.16 2.3-6.26 0-11.57-4.22-13.47-9.91l-7.98 6.19C6.51 42.62 14.62 48 24 48z',
  },
];

function GoogleLogo() {
  return (
    <svg width={20} height={20} viewBox="0 0 48 48" aria-hidden="true">
      {logoParts.map(({ fill, d }) => (
        <path key={fill} fill={fill} d={d} />
      ))}
    </svg>
  );
}
