import type { Feature } from '@canary/catalogue/features';
import type { Design } from '@canary/qr/design/design';
import type { ComponentType } from 'react';

/** The dialog that sells the features that the codes of a run need, or leads a visitor to an account. */
export type UnlockDialogSlot = ComponentType<{
  readonly features: readonly Feature[];
  readonly design: Design;
  onUnlocked(): void;
  onLeaveOut(design: Design): void;
  onClose(): void;
}>;
