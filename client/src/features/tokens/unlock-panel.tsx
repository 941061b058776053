import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import type { Feature } from '#gql/graphql.ts';
import { useUser } from '#session/session.ts';
import { useNumbers } from '#shared/format/numbers.ts';
import { useCatalogue } from '#shared/graphql/catalogue.ts';
import { BusyButton, Button, buttonClass } from '#shared/ui/button.tsx';
import { Icon } from '#shared/ui/icon.tsx';
import { Modal } from '#shared/ui/modal.tsx';
import { StatusMessage } from '#shared/ui/status-message.tsx';
import { HowToEarn } from './how-to-earn.tsx';
import { useUnlock } from './operations.ts';
import styles from './unlock-panel.module.css';

const UnlockPanel_user = graphql(`
  fragment UnlockPanel_user on User {
    tokens
    ...HowToEarn_user
  }
`);

interface UnlockPanelProps {
  readonly feature: Feature;
  /** Whether to ask for the unlock at once: the user came for it. */
  readonly isAsked: boolean;
  /** A preview of the locked feature. */
  readonly children: ReactNode;
}

/** Replaces a locked feature with its price and a button that unlocks it. */
export function UnlockPanel({ feature, isAsked, children }: UnlockPanelProps) {
  return (
    <div className={styles.panel}>
      <div className={styles.offer}>
        <span className={styles.lock}>
          <Icon name="lock" size={26} />
        </span>
        <Offer feature={feature} isAsked={isAsked} />
      </div>
      <div className={styles.preview}>{children}</div>
    </div>
  );
}

function Offer({ feature, isAsked }: Pick<UnlockPanelProps, 'feature' | 'isAsked'>) {
  const user = readFragment(UnlockPanel_user, useUser());
  const { plural } = useNumbers();
  const { features, failure, retry } = useCatalogue();
  const offer = features?.find(({ id }) => id === feature);
  if (failure) {
    return (
      <>
        <StatusMessage failure={`We couldn’t load the price. ${failure.message}`} />
        <Button look="quiet" onClick={retry}>
          Try again
        </Button>
      </>
    );
  }
  if (!offer) return <p role="status">Loading the price…</p>;

  const { name, description, price } = offer;
  return (
    <>
      <h2>
        Unlock {name} for {plural(price, 'token')}
      </h2>
      <p>{description}</p>
      {price > user.tokens ? (
        <>
          <HowToEarn missing={price - user.tokens} user={user} />
          <Link className={buttonClass('secondary')} to={paths.home}>
            Make a free code
          </Link>
        </>
      ) : (
        <>
          <Cost name={name} price={price} tokens={user.tokens} />
          <UnlockButton {...{ feature, isAsked, name, price }} tokens={user.tokens} />
        </>
      )}
    </>
  );
}

interface CostProps {
  /** The feature's name in the plural, such as "Wi-Fi codes". */
  readonly name: string;
  readonly price: number;
  /** The user's tokens. */
  readonly tokens: number;
}

function Cost({ name, price, tokens }: CostProps) {
  const { number, plural } = useNumbers();
  const share = tokens === 1 ? 'your last token' : `${number(price)} of your ${plural(tokens, 'token')}`;
  return (
    <p>
      Uses {share}. {name} stay unlocked.
    </p>
  );
}

interface UnlockButtonProps extends CostProps {
  readonly feature: Feature;
  readonly isAsked: boolean;
}

/** Unlocks a feature after a confirmation. */
function UnlockButton({ feature, isAsked, name, price, tokens }: UnlockButtonProps) {
  const [open, setOpen] = useState(isAsked);
  const { run: unlock, busy, failure } = useUnlock();
  const { plural } = useNumbers();
  // The dialog stays open until the payment is done.
  const onOpenChange = (next: boolean) => setOpen(next || busy);
  const trigger = (
    <Button>
      <Icon name="lock-open" /> Unlock for {plural(price, 'token')}
    </Button>
  );
  return (
    <Modal
      title={`Unlock ${name} for ${plural(price, 'token')}?`}
      trigger={trigger}
      careful
      open={open}
      onOpenChange={onOpenChange}
    >
      <Cost name={name} price={price} tokens={tokens} />
      <StatusMessage failure={failure} />
      <div className={styles.choice}>
        <BusyButton busy={busy} working="Unlocking…" onClick={() => unlock([feature])}>
          Unlock
        </BusyButton>
        <Button look="secondary" onClick={() => onOpenChange(false)}>
          Cancel
        </Button>
      </div>
    </Modal>
  );
}
