import { findWebPage } from '@canary/links/app-address';
import { type FormOffer, offerForm, offerForms } from '@canary/qr/content/recognise';
import { useId, useMemo } from 'react';
import { typeCopy } from '#config/type-copy.ts';
import { Button } from '#shared/ui/button.tsx';
import styles from './form-offers.module.css';
import type { OpenForm } from './use-open-form.ts';

interface FormOffersProps {
  readonly text: string;
  /** The form that has the text. In `target`, the text is a dynamic code's target, so other forms make another code. */
  readonly from: string;
  readonly onOpen: OpenForm;
  /** Replaces the text with a web address. */
  onUse(address: string): void;
}

/** Offers the forms for a text that is the content of a code of another type, and says what the forms leave out. */
export function FormOffers({ text, from, onOpen, onUse }: FormOffersProps) {
  const isAddress = from !== 'text';
  const page = isAddress ? findWebPage(text) : undefined;
  const offers = useMemo(() => (isAddress ? offerForms(text) : [offerForm(text)]), [text, isAddress]);
  return (
    <>
      {page && (
        <div className={styles.offer}>
          <Button look="secondary" onClick={() => onUse(page)}>
            Use {page}
          </Button>
        </div>
      )}
      {offers.map((offer) => offer && <Offer key={offer.id} {...offer} from={from} onOpen={onOpen} />)}
    </>
  );
}

function Offer({
  id,
  values,
  leavesOut,
  from,
  onOpen,
}: FormOffer & Pick<FormOffersProps, 'from' | 'onOpen'>) {
  const description = useId();
  const { noun, title } = typeCopy[id];
  return (
    <div className={styles.offer}>
      {from !== 'text' && id !== 'text' && <p role="status">This is {noun}, not a web address.</p>}
      <Button
        look="secondary"
        aria-describedby={id === 'text' ? undefined : description}
        onClick={() => onOpen(id, values)}
      >
        {from === 'target' ? `Make a static ${title} code` : `Edit as ${noun.replace(/^an? /, '')}`}
      </Button>
      {id !== 'text' && (
        <p id={description} className="fine">
          {leavesOut.length > 0
            ? `The form leaves out: ${leavesOut.join(', ')}.`
            : 'The form takes over everything in this text.'}
        </p>
      )}
    </div>
  );
}
