import { type Feature, features } from '@canary/catalogue/features';
import { pointsFor, startingLevel, startingTokens } from '@canary/catalogue/levels';
import { planUnlocks } from '@canary/catalogue/unlock-plan';
import type { Design } from '@canary/qr/design/design';
import { requiredFeatures } from '@canary/qr/design/required-features';
import { Suspense, use, useEffect, useEffectEvent, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { withNext } from '#session/login-link.ts';
import { useSession, useUnlocks } from '#session/session.ts';
import { useNumbers } from '#shared/format/numbers.ts';
import { Button, buttonClass } from '#shared/ui/button.tsx';
import { Modal } from '#shared/ui/modal.tsx';
import { Note } from '#shared/ui/note.tsx';
import { StatusMessage } from '#shared/ui/status-message.tsx';
import type { Target } from '../export/order.ts';
import { leaveOut, partsOf } from './leave-out.ts';
import styles from './unlock-dialog.module.css';
import { UnlockOfferSlot } from './unlock-offer-slot.ts';

interface UnlockDialogProps {
  /** The features that the code needs: those of its content type and of its design. */
  readonly features: readonly Feature[];
  /** The design to export. */
  readonly design: Design;
  /** The target of the file. */
  readonly target: Pick<Target, 'verb' | 'needsClick'>;
  /** Exports the code as it is. */
  onUnlocked(): void;
  /** Exports the code without the features of its design that aren't unlocked. */
  onLeaveOut(design: Design): void;
  onClose(): void;
}

/** Asks for the unlocks that a code needs before its file is delivered. Continues by itself after the last unlock. */
export function UnlockDialog({
  features: required,
  design,
  target,
  onUnlocked,
  onLeaveOut,
  onClose,
}: UnlockDialogProps) {
  const session = useSession();
  const unlocks = useUnlocks();
  const [isBusy, setBusy] = useState(false);
  const { verb } = target;
  const locked = required.filter((feature) => !unlocks.has(feature));
  const lockedParts = requiredFeatures(design).filter((feature) => !unlocks.has(feature));
  const isTypeLocked = lockedParts.length < locked.length;
  const isUnlocked = locked.length === 0;
  const isVisitor = session.status === 'logged-out';

  const proceed = useEffectEvent(() => {
    // The design from before the log-in couldn't be restored, so the design on display isn't what the user wanted.
    if (required.length === 0) onClose();
    else onUnlocked();
  });
  useEffect(() => {
    if (isUnlocked && !target.needsClick) proceed();
  }, [isUnlocked, target.needsClick]);

  const what = isTypeLocked ? 'code' : 'design';
  const title = isVisitor
    ? `Create a free account to ${verb} this ${what}`
    : `Unlock this ${what} to ${verb} it`;
  return (
    <Modal title={title} careful open onOpenChange={() => !isBusy && onClose()}>
      {isUnlocked ? (
        <>
          <StatusMessage done={`Unlocked. You can ${verb} the code now.`} />
          {target.needsClick && <Button onClick={onUnlocked}>{capital(verb)}</Button>}
        </>
      ) : (
        <>
          {(session.status !== 'logged-in' || locked.length === 1) && <FeatureList locked={locked} />}
          {isVisitor ? (
            <AccountOffer locked={locked} />
          ) : (
            <MemberOffer locked={locked} verb={verb} onBusy={setBusy} />
          )}
          <div className={styles.others}>
            {!isTypeLocked && (
              <Button
                look="quiet"
                aria-disabled={isBusy}
                onClick={() => !isBusy && onLeaveOut(leaveOut(design, unlocks))}
              >
                {capital(verb)} without {partsOf(design, lockedParts)}
              </Button>
            )}
            <Button look="quiet" aria-disabled={isBusy} onClick={() => !isBusy && onClose()}>
              Cancel
            </Button>
          </div>
        </>
      )}
    </Modal>
  );
}

/** The features with their descriptions and prices. */
function FeatureList({ locked }: { readonly locked: readonly Feature[] }) {
  const { plural } = useNumbers();
  const total = locked.reduce((sum, id) => sum + features[id].price, 0);
  return (
    <ul className={styles.features} aria-label="Features to unlock">
      {locked.map((id) => {
        const { name, description, price } = features[id];
        return (
          <li key={id}>
            <span className={styles.name}>{name}</span>
            <span className={styles.price}>{plural(price, 'token')}</span>
            <span className={styles.description}>{description}</span>
          </li>
        );
      })}
      {locked.length > 1 && (
        <li>
          <span className={styles.name}>Together</span>
          <span className={styles.price}>{plural(total, 'token')}</span>
        </li>
      )}
    </ul>
  );
}

/** The balance of a new account, with the points of the first visit. */
const newAccount = { tokens: startingTokens, points: pointsFor.VISIT, level: startingLevel };

/** The benefits of an account for visitors, with links to sign up or log in that lead back to this page. */
function AccountOffer({ locked }: { readonly locked: readonly Feature[] }) {
  const { missing } = planUnlocks(newAccount, locked);
  const { pathname, search } = useLocation();
  const next = pathname === paths.landing ? '/#generate' : pathname + search;
  return (
    <>
      <p>
        An account is free and starts with {startingTokens} tokens
        {missing === 0 && ', enough for this code'}. You unlock a feature once and keep it on all your
        devices. Your code waits for you in this tab.
      </p>
      <div className={styles.choice}>
        <Link className={buttonClass()} to={withNext(paths.register, next)}>
          Create a free account
        </Link>
        <Link className={buttonClass('secondary')} to={withNext(paths.login, next)}>
          Log in
        </Link>
      </div>
    </>
  );
}

interface MemberOfferProps {
  readonly locked: readonly Feature[];
  readonly verb: string;
  onBusy(isBusy: boolean): void;
}

function MemberOffer({ locked, verb, onBusy }: MemberOfferProps) {
  const session = useSession();
  const Offer = use(UnlockOfferSlot);
  if (session.status === 'unreachable') {
    return (
      <Note tone="warning" icon="wifi-off">
        We can’t reach the server, so nothing can be unlocked now. Your design stays as it is: try again when
        you’re connected.
      </Note>
    );
  }
  return (
    <Suspense fallback={<p role="status">Loading your tokens…</p>}>
      {Offer && <Offer features={locked} next={verb} onBusy={onBusy} />}
    </Suspense>
  );
}

function capital(verb: string): string {
  return verb.charAt(0).toUpperCase() + verb.slice(1);
}
