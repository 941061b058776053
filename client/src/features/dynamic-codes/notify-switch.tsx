import { ApolloProvider, useQuery } from '@apollo/client/react';
import { useEffect } from 'react';
import { type FragmentType, readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import { sessionStore } from '#session/session.ts';
import { useAction } from '#shared/forms/use-action.ts';
import { failureOf } from '#shared/graphql/failure.ts';
import { client } from '#shared/graphql/page-client.ts';
import { BusyButton } from '#shared/ui/button.tsx';
import { StatusMessage } from '#shared/ui/status-message.tsx';
import { Switch } from '#shared/ui/switch.tsx';
import styles from './notify-me.module.css';
import { DynamicCodesPreferenceDocument, useSetDynamicCodesPreference } from './operations.ts';

/** The user's preference. This module loads only for logged-in users, because it needs Apollo. */
export default function NotifySwitch() {
  return (
    <ApolloProvider client={client}>
      <LoadedSwitch />
    </ApolloProvider>
  );
}

function LoadedSwitch() {
  const { data, error, loading, refetch } = useQuery(DynamicCodesPreferenceDocument, {
    // Another user may have been logged in before, or the preference may have changed on another device.
    fetchPolicy: 'network-only',
    notifyOnNetworkStatusChange: true,
  });
  const hasNoUser = data?.me === null;
  useEffect(() => {
    if (hasNoUser) sessionStore.set({ status: 'logged-out', reason: 'ended' });
  }, [hasNoUser]);
  if (data?.me) return <PreferenceSwitch user={data.me} />;
  if (!error) return <p role="status">Loading the switch…</p>;
  return (
    <>
      <p role="alert">{failureOf(error).message}</p>
      <BusyButton
        busy={loading}
        working="Trying again…"
        onClick={() => void refetch().catch(() => undefined)}
      >
        Try again
      </BusyButton>
    </>
  );
}

const NotifySwitch_user = graphql(`
  fragment NotifySwitch_user on User {
    id
    wantsDynamicCodes
  }
`);

function PreferenceSwitch({ user }: { readonly user: FragmentType<typeof NotifySwitch_user> }) {
  const { id, wantsDynamicCodes } = readFragment(NotifySwitch_user, user);
  const setPreference = useSetDynamicCodesPreference(id);
  const { run, busy, failure } = useAction(() => setPreference(!wantsDynamicCodes));
  return (
    <>
      <Switch
        label="Notify me when they are available"
        describedBy="notify-hint"
        isOn={wantsDynamicCodes}
        busy={busy}
        onToggle={run}
      />
      <p id="notify-hint" className={styles.note}>
        {wantsDynamicCodes
          ? 'On: we’ll email you once dynamic codes are available.'
          : 'Off: we won’t email you about dynamic codes.'}
      </p>
      <StatusMessage failure={failure && `Your choice wasn’t saved. ${failure}`} />
    </>
  );
}
