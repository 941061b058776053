import type { Field, Values } from '@canary/qr/content/content-type';
import { Button } from '#shared/ui/button.tsx';
import styles from './address-offer.module.css';

interface AddressOfferProps {
  readonly field: Field;
  readonly values: Values;
  onTake(address: string): void;
}

/**
 * Offers to put `https://` before a web address that lacks it: few people type it. It comes while somebody types, not as
 * they leave the field: what they press then must not move away under the pointer.
 */
export function AddressOffer({ field, values, onTake }: AddressOfferProps) {
  const typed = values[field.name] ?? '';
  const address = `https://${typed.trim()}`;
  if (!field.check(typed, values) || !isAddress.test(address) || field.check(address, values)) return null;
  return (
    <Button
      look="secondary"
      className={styles.offer}
      onClick={({ currentTarget }) => {
        const input = currentTarget.parentElement?.querySelector<HTMLElement>(`[name="${field.name}"]`);
        onTake(address);
        // The button is gone then.
        input?.focus();
      }}
    >
      Use {address}
    </Button>
  );
}

/** A host with a dot, and what may follow it. */
const isAddress = /^https:\/\/[^\s:/?#@]+\.[^\s.:/?#@]{2,}(:\d+)?([/?#]\S*)?$/;
