import { useQuery } from '@apollo/client/react';
import { features as catalogue, type Feature } from '@canary/catalogue/features';
import { useEffect, useEffectEvent } from 'react';
import { type FragmentType, readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import { Me_user, MeDocument } from '#session/operations.ts';
import type { UnlockOfferProps } from '#shared/code/unlock-offer-slot.ts';
import { useNumbers } from '#shared/format/numbers.ts';
import { failureOf } from '#shared/graphql/failure.ts';
import { BusyButton, Button } from '#shared/ui/button.tsx';
import { Icon } from '#shared/ui/icon.tsx';
import { StatusMessage } from '#shared/ui/status-message.tsx';
import { HowToEarn } from './how-to-earn.tsx';
import { useUnlock } from './operations.ts';
import styles from './unlock-offer.module.css';

/** The user's tokens, and buttons that unlock features: all of them, or each that the tokens are enough for. */
export function UnlockOffer(props: UnlockOfferProps) {
  const { data, error, loading, refetch } = useQuery(MeDocument, { notifyOnNetworkStatusChange: true });
  const user = readFragment(Me_user, data?.me);
  if (user) return <Buttons {...props} user={user} />;
  if (loading) return <p role="status">Loading your tokens…</p>;
  if (!error) return null;
  return (
    <div className={styles.offer}>
      <StatusMessage failure={`We couldn’t load your tokens. ${failureOf(error).message}`} />
      <Button look="quiet" onClick={() => void refetch().catch(() => undefined)}>
        Try again
      </Button>
    </div>
  );
}

const UnlockOffer_user = graphql(`
  fragment UnlockOffer_user on User {
    tokens
    ...HowToEarn_user
  }
`);

interface ButtonsProps extends UnlockOfferProps {
  readonly user: FragmentType<typeof UnlockOffer_user>;
}

function Buttons({ features, next, onBusy, user: userFragment }: ButtonsProps) {
  const user = readFragment(UnlockOffer_user, userFragment);
  const { plural } = useNumbers();
  const { run: unlock, busy, failure } = useUnlock();
  const reportBusy = useEffectEvent(onBusy);
  useEffect(() => {
    reportBusy(busy);
    return () => reportBusy(false);
  }, [busy]);

  const total = priceOf(features);
  const affordable = features.filter((feature) => priceOf([feature]) <= user.tokens);
  const isEnough = total <= user.tokens;
  return (
    <div className={styles.offer}>
      <p>You have {plural(user.tokens, 'token')}. What you unlock stays unlocked, on all your devices.</p>
      {!isEnough && <HowToEarn missing={total - user.tokens} user={user} />}
      <StatusMessage failure={failure} />
      <div className={styles.buttons}>
        {isEnough && (
          <BusyButton busy={busy} working="Unlocking…" onClick={() => unlock(features)}>
            <Icon name="lock-open" /> Unlock for {plural(total, 'token')}
            {next && ` and ${next}`}
          </BusyButton>
        )}
        {features.length > 1 &&
          affordable.map((feature) => (
            <Button key={feature} look="quiet" aria-disabled={busy} onClick={() => unlock([feature])}>
              Only {lower(catalogue[feature].name)}: {plural(catalogue[feature].price, 'token')}
            </Button>
          ))}
      </div>
    </div>
  );
}

function priceOf(features: readonly Feature[]): number {
  return features.reduce((sum, feature) => sum + catalogue[feature].price, 0);
}

function lower(name: string): string {
  return name.charAt(0).toLowerCase() + name.slice(1);
}
