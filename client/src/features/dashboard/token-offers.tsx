import { features as catalogue } from '@canary/catalogue/features';
import { type ComponentType, useState } from 'react';
import { Link } from 'react-router-dom';
import { featureOf, generatorPath } from '#config/generators.ts';
import type { IconName } from '#config/icons.ts';
import { readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import type { Feature } from '#gql/graphql.ts';
import { useUnlocks, useUser } from '#session/session.ts';
import { useNumbers } from '#shared/format/numbers.ts';
import { useCatalogue } from '#shared/graphql/catalogue.ts';
import { Button, buttonClass } from '#shared/ui/button.tsx';
import { Icon } from '#shared/ui/icon.tsx';
import { Modal } from '#shared/ui/modal.tsx';
import { StatusMessage } from '#shared/ui/status-message.tsx';
import styles from './token-offers.module.css';
import cards from './type-cards.module.css';
import { FeatureBadge } from './type-cards.tsx';

const icons: Partial<Record<Feature, IconName>> = {
  LOGO: 'sparkles',
  GRADIENTS: 'palette',
  BACKGROUND: 'image',
};

const TokenOffers_user = graphql(`
  fragment TokenOffers_user on User {
    tokens
  }
`);

const ofTypes: readonly Feature[] = Object.values(featureOf);

interface TokenOffersProps {
  /** Sells features to the user. */
  readonly Offer: ComponentType<{ readonly features: readonly Feature[]; onBusy(isBusy: boolean): void }>;
}

/** What tokens can buy: the content types in a sentence, because they have cards of their own, and the features of designs. */
export function TokenOffers({ Offer }: TokenOffersProps) {
  const { tokens } = readFragment(TokenOffers_user, useUser());
  const { features, failure, retry } = useCatalogue();
  const { plural } = useNumbers();
  const unlocks = useUnlocks();
  const [chosen, setChosen] = useState<Feature>();
  const lockedTypes =
    features
      ?.filter(({ id }) => ofTypes.includes(id) && !unlocks.has(id))
      .map(({ name, price }) => `${name} (${plural(price, 'token')})`) ?? [];
  const ofDesigns = features?.filter(({ id }) => !ofTypes.includes(id));
  return (
    <section className={cards.section} aria-labelledby="tokens-title">
      <h2 id="tokens-title">What your tokens can buy</h2>
      <p className={styles.lead}>
        You have {plural(tokens, 'token')}. You unlock a feature once and keep it on all your devices.
        {lockedTypes.length > 0 && ` Among the types: ${new Intl.ListFormat('en').format(lockedTypes)}.`} You
        can try these designs in any generator first:
      </p>
      {ofDesigns ? (
        <ul className={cards.cards}>
          {ofDesigns.map(({ id, name, description }) => (
            <li key={id} className={`${cards.card} ${styles.feature}`}>
              <span className={cards.icon}>
                <Icon name={icons[id] ?? 'sparkles'} size={24} />
              </span>
              <span className={cards.title}>{name}</span>
              <span className={cards.description}>{description}</span>
              <FeatureBadge feature={id} />
              {!unlocks.has(id) && (
                <Button
                  look="quiet"
                  className={styles.unlock ?? ''}
                  aria-label={`Unlock: ${name}`}
                  aria-haspopup="dialog"
                  onClick={() => setChosen(id)}
                >
                  <Icon name="lock-open" size={17} /> Unlock
                </Button>
              )}
            </li>
          ))}
        </ul>
      ) : failure ? (
        <div role="alert" className={styles.failed}>
          <p>We couldn’t load the prices. {failure.message}</p>
          <Button look="quiet" onClick={retry}>
            Try again
          </Button>
        </div>
      ) : (
        <p role="status" className={styles.waiting}>
          Loading premium features…
        </p>
      )}
      {chosen && <UnlockDialog Offer={Offer} feature={chosen} onClose={() => setChosen(undefined)} />}
    </section>
  );
}

interface UnlockDialogProps extends TokenOffersProps {
  readonly feature: Feature;
  onClose(): void;
}

/** What a feature gives, and what it costs; after the payment, the way to it. */
function UnlockDialog({ Offer, feature, onClose }: UnlockDialogProps) {
  const unlocks = useUnlocks();
  const [isBusy, setBusy] = useState(false);
  const { name, description } = catalogue[feature];
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
          <Offer features={[feature]} onBusy={setBusy} />
        </>
      )}
    </Modal>
  );
}
