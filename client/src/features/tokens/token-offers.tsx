import { catalogue, type Feature, features } from '@canary/catalogue/features';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { generatorPath } from '#config/generators.ts';
import { useUnlocks } from '#session/session.ts';
import { useNumbers } from '#shared/format/numbers.ts';
import { Badge } from '#shared/ui/badge.tsx';
import { Button, buttonClass } from '#shared/ui/button.tsx';
import { Icon } from '#shared/ui/icon.tsx';
import { Modal } from '#shared/ui/modal.tsx';
import { StatusMessage } from '#shared/ui/status-message.tsx';
import styles from './token-offers.module.css';
import { UnlockOffer } from './unlock-offer.tsx';

/** The features that tokens buy, each with its price, or as unlocked. */
export function TokenOffers() {
  const { plural } = useNumbers();
  const unlocks = useUnlocks();
  const [chosen, setChosen] = useState<Feature>();
  return (
    <>
      <ul className={styles.offers}>
        {catalogue.map(({ id, name, description, price }) => (
          <li key={id}>
            <span className="label">{name}</span>
            <span className={styles.description}>{description}</span>
            {unlocks.has(id) ? (
              <Badge tone="good" icon="check">
                Unlocked
              </Badge>
            ) : (
              <Button
                look="quiet"
                aria-label={`Unlock for ${plural(price, 'token')}: ${name}`}
                aria-haspopup="dialog"
                onClick={() => setChosen(id)}
              >
                <Icon name="lock" size={16} /> Unlock for {plural(price, 'token')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {chosen && <UnlockDialog feature={chosen} onClose={() => setChosen(undefined)} />}
    </>
  );
}

interface UnlockDialogProps {
  readonly feature: Feature;
  onClose(): void;
}

/** The benefits and the price of a feature; after the payment, a link to the feature. */
function UnlockDialog({ feature, onClose }: UnlockDialogProps) {
  const unlocks = useUnlocks();
  const [isBusy, setBusy] = useState(false);
  const { name, description } = features[feature];
  return (
    <Modal title={name} careful open onOpenChange={() => !isBusy && onClose()}>
      {unlocks.has(feature) ? (
        <>
          <StatusMessage done="Unlocked on all your devices." />
          <Link className={buttonClass()} to={generatorPath('url')}>
            Make a code
          </Link>
        </>
      ) : (
        <>
          <p>{description}</p>
          <UnlockOffer features={[feature]} onBusy={setBusy} />
        </>
      )}
    </Modal>
  );
}
