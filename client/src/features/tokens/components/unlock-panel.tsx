import type { ReactNode } from 'react';
import { readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import type { Feature } from '#gql/graphql.ts';
import { useUser } from '#session/session.ts';
import { useNumbers } from '#shared/format/numbers.ts';
import { useCatalogue } from '#shared/graphql/use-catalogue.ts';
import { Button } from '#shared/ui/button.tsx';
import { Icon } from '#shared/ui/icon.tsx';
import { Outcome } from '#shared/ui/outcome.tsx';
import { MissingTokens } from './missing-tokens.tsx';
import { UnlockButton } from './unlock-button.tsx';
import styles from './unlock-panel.module.css';

const UnlockPanel_user = graphql(`
  fragment UnlockPanel_user on User {
    tokens
    ...MissingTokens_user
  }
`);

const UnlockPanel_feature = graphql(`
  fragment UnlockPanel_feature on PremiumFeature {
    id
    name
    description
    price
    available
  }
`);

interface UnlockPanelProps {
  readonly feature: Feature;
  /** What there is to see of the feature before it is unlocked. */
  readonly children: ReactNode;
}

/** In place of what is locked: what it costs, what would be left, and the way to unlock it. */
export function UnlockPanel({ feature, children }: UnlockPanelProps) {
  return (
    <div className={styles.panel}>
      <div className={styles.offer}>
        <span className={styles.lock}>
          <Icon name="lock" size={26} />
        </span>
        <Offer feature={feature} />
      </div>
      <div className={styles.sight}>{children}</div>
    </div>
  );
}

function Offer({ feature }: { feature: Feature }) {
  const user = readFragment(UnlockPanel_user, useUser());
  const { number, plural } = useNumbers();
  const { features, failure, retry } = useCatalogue();
  const offer = readFragment(UnlockPanel_feature, features)?.find(({ id }) => id === feature);
  if (failure) {
    return (
      <>
        <Outcome failure={`The price could not be fetched. ${failure.message}`} />
        <Button look="quiet" onClick={retry}>
          Try again
        </Button>
      </>
    );
  }
  if (!features) return <p role="status">Looking up what it costs…</p>;
  if (!offer?.available) return <h2>Coming soon</h2>;

  const { name, description, price } = offer;
  const left = user.tokens - price;
  return (
    <>
      <h2>
        {name} cost {plural(price, 'token')}, once
      </h2>
      <p>{description}</p>
      {left < 0 ? (
        <MissingTokens missing={-left} user={user} />
      ) : (
        <>
          <p>
            You have {plural(user.tokens, 'token')}, and {left === 0 ? 'none' : number(left)} will be left.
            They stay yours, on every device.
          </p>
          <UnlockButton feature={feature} name={name} price={price} tokens={user.tokens} />
        </>
      )}
    </>
  );
}
