import type { Feature } from '@canary/catalogue/features';
import { type ComponentType, createContext } from 'react';

interface UnlockOfferProps {
  /** The features to unlock, at least one. */
  readonly features: readonly Feature[];
  /** The action that follows the unlock, such as `download`, if there is one. */
  readonly next?: string;
  /** Called when a payment starts and when it ends. */
  onBusy(isBusy: boolean): void;
}

/** The component that sells features to the logged-in user. The session has the unlocked features. */
export const UnlockOfferSlot = createContext<ComponentType<UnlockOfferProps> | null>(null);
