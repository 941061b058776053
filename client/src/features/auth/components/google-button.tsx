import { useQuery } from '@apollo/client/react';
import type { Persistence } from '#gql/graphql.ts';
import { Button } from '#shared/ui/button.tsx';
import { Outcome } from '#shared/ui/outcome.tsx';
import { LoginProvidersDocument } from '../api/login-providers.ts';
import { useGoogle } from '../hooks/use-google.ts';
import styles from './google-button.module.css';
import { GoogleMark } from './google-mark.tsx';

/** The other way in. Until the server has said that it isn't set up, it is taken for set up. */
export function GoogleButton({ persistence }: { readonly persistence: Persistence }) {
  const { data } = useQuery(LoginProvidersDocument);
  const { state, start } = useGoogle(persistence);
  const isMissing = data !== undefined && !data.loginProviders.includes('GOOGLE');
  return (
    <div className={styles.google}>
      <Outcome failure={state === 'failed' ? 'Google login failed' : undefined} />
      <Button look="secondary" className={styles.button} disabled={isMissing} onClick={start}>
        <GoogleMark />
        {isMissing ? 'Google is not set up here' : 'Continue with Google'}
      </Button>
      <div role="status">
        {state === 'open' && (
          <p className={styles.note}>
            Go on in the window that has opened. If you closed it, press the button again.
          </p>
        )}
      </div>
    </div>
  );
}
