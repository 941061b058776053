import { useQuery } from '@apollo/client/react';
import { features as catalogue, type Feature } from '@canary/catalogue/features';
import { planUnlocks } from '@canary/catalogue/unlock-plan';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import { type FragmentType, readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import { useNumbers } from '#shared/format/numbers.ts';
import { failureOf } from '#shared/graphql/failure.ts';
import { BusyButton, Button } from '#shared/ui/button.tsx';
import { Icon } from '#shared/ui/icon.tsx';
import { StatusMessage } from '#shared/ui/status-message.tsx';
import { HowToEarn } from './how-to-earn.tsx';
import { UnlockOfferUser_user, UnlockOfferUserDocument, useUnlock } from './operations.ts';
import styles from './unlock-offer.module.css';

export interface UnlockOfferProps {
  /** The features to unlock, at least one. */
  readonly features: readonly Feature[];
  /** The action that follows the unlock, such as `download`, if there is one. */
  readonly next?: string;
  /** Called when a payment starts and when it ends. */
  onBusy(isBusy: boolean): void;
}

/** The user's tokens, and a button that unlocks features together: all features, or those that the user chooses. */
export function UnlockOffer(props: UnlockOfferProps) {
  const { data, error, loading, refetch } = useQuery(UnlockOfferUserDocument, {
    notifyOnNetworkStatusChange: true,
  });
  const user = readFragment(UnlockOfferUser_user, data?.me);
  // After some features were unlocked, all remaining features are chosen.
  if (user) return <Offer key={props.features.join()} {...props} user={user} />;
  if (loading) return <p role="status">Loading your tokens…</p>;
  if (!error) return null;
  return (
    <div className="stack">
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
    points
    level
    ...HowToEarn_user
  }
`);

interface OfferProps extends UnlockOfferProps {
  readonly user: FragmentType<typeof UnlockOffer_user>;
}

function Offer({ features, next, onBusy, user: userFragment }: OfferProps) {
  const user = readFragment(UnlockOffer_user, userFragment);
  const { plural } = useNumbers();
  const { run: unlock, busy, failure } = useUnlock();
  const [declined, setDeclined] = useState<readonly Feature[]>([]);
  const reportBusy = useEffectEvent(onBusy);
  useEffect(() => {
    reportBusy(busy);
    return () => reportBusy(false);
  }, [busy]);

  const chosen = features.filter((feature) => !declined.includes(feature));
  const { price, missing, earned } = planUnlocks(user, chosen);
  const decline = (feature: Feature, isDeclined: boolean) =>
    setDeclined((before) => [
      ...before.filter((other) => other !== feature),
      ...(isDeclined ? [feature] : []),
    ]);
  return (
    <div className="stack">
      <p>You have {plural(user.tokens, 'token')}. What you unlock stays unlocked, on all your devices.</p>
      {features.length > 1 && (
        <FeatureChoice features={features} chosen={chosen} isBusy={busy} onDecline={decline} />
      )}
      <div role="status">
        {missing > 0 && <HowToEarn missing={missing} user={user} />}
        {missing === 0 && chosen.length > 0 && (
          <p>
            {chosen.length > 1 && `Together ${plural(price, 'token')}. `}
            You will have {plural(user.tokens + earned - price, 'token')} left
            {earned > 0 && `, with ${plural(earned, 'token')} for the level that you reach by unlocking`}.
          </p>
        )}
      </div>
      <StatusMessage failure={failure} />
      {missing === 0 && chosen.length > 0 && (
        <BusyButton busy={busy} working="Unlocking…" onClick={() => unlock(chosen)}>
          <Icon name="lock-open" /> Unlock for {plural(price, 'token')}
          {next && declined.length === 0 && ` and ${next}`}
        </BusyButton>
      )}
    </div>
  );
}

interface FeatureChoiceProps {
  readonly features: readonly Feature[];
  readonly chosen: readonly Feature[];
  readonly isBusy: boolean;
  onDecline(feature: Feature, isDeclined: boolean): void;
}

function FeatureChoice({ features, chosen, isBusy, onDecline }: FeatureChoiceProps) {
  const { plural } = useNumbers();
  const id = useId();
  return (
    <fieldset className={styles.features}>
      <legend className={styles.legend}>What to unlock</legend>
      {features.map((feature) => {
        const { name, description, price } = catalogue[feature];
        return (
          <div key={feature} className={styles.feature}>
            <label className={styles.name}>
              <input
                type="checkbox"
                checked={chosen.includes(feature)}
                disabled={isBusy}
                aria-describedby={`${id}${feature}`}
                onChange={({ target }) => onDecline(feature, !target.checked)}
              />
              {name}
            </label>
            <span className={styles.price}>{plural(price, 'token')}</span>
            <span id={`${id}${feature}`} className={styles.description}>
              {description}
            </span>
          </div>
        );
      })}
    </fieldset>
  );
}
