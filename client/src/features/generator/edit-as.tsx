import { type FormOffer, offerForm } from '@canary/qr/content/recognise';
import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { generatorPath } from '#config/generators.ts';
import { userDrafts } from '#shared/storage/drafts.ts';
import { Button } from '#shared/ui/button.tsx';
import styles from './edit-as.module.css';

/** What the forms are for, after "Edit as". */
const nouns: Readonly<Partial<Record<FormOffer['id'], string>>> = {
  vcard: 'contact',
  wifi: 'Wi-Fi network',
  email: 'email',
  phone: 'phone number',
  sms: 'text message',
  location: 'location',
  upi: 'UPI payment',
};

/** Offers the form for a text that is the content of a code, and says what the form leaves out. */
export function EditAs({ text }: { readonly text: string }) {
  const navigate = useNavigate();
  const offer = useMemo(() => offerForm(text), [text]);
  if (!offer) return null;
  const { id, values, leavesOut } = offer;
  return (
    <div className={styles.offer}>
      <Button
        look="secondary"
        aria-describedby="left-out"
        onClick={() => {
          userDrafts.save(id, values);
          void navigate(generatorPath(id));
        }}
      >
        Edit as {nouns[id]}
      </Button>
      <p id="left-out" className="fine">
        {leavesOut.length > 0
          ? `The form leaves out: ${leavesOut.join(', ')}.`
          : 'The form takes over everything in this text.'}
      </p>
    </div>
  );
}
