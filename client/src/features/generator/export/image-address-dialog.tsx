import { requiredFeatures } from '@canary/qr/design/required-features';
import type { CodeToDraw } from '@canary/rendering/core/requests';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { asFlag, declareValue } from '#shared/storage/value.ts';
import { Button } from '#shared/ui/button.tsx';
import { Choice } from '#shared/ui/choice.tsx';
import { CodeText } from '#shared/ui/code-text.tsx';
import { SelectField } from '#shared/ui/field.tsx';
import forms from '#shared/ui/form.module.css';
import { Modal } from '#shared/ui/modal.tsx';
import { Note } from '#shared/ui/note.tsx';
import { RetryNote } from '#shared/ui/retry-note.tsx';
import { partsOf } from '../unlock/leave-out.ts';
import { withoutUnlocks } from './address-target.ts';
import { type AddressedPicture, embeddings, imageAddress, tryAddress } from './image-address.ts';
import styles from './image-address-dialog.module.css';

/** Whether the user knows that the server gets the text of an image address. */
const isKnown = declareValue({ key: 'browser:cleared:image-address-known', place: 'local', schema: asFlag });

interface ImageAddressDialogProps {
  /** A code that was read back, in the design on display. */
  readonly code: CodeToDraw;
  onClose(): void;
}

/** Shows the image address of a code, once the user knows that the server gets its text. */
export default function ImageAddressDialog({ code, onClose }: ImageAddressDialogProps) {
  const [isAgreed, setAgreed] = useState(() => isKnown.read() === true);
  const agree = () => {
    isKnown.write(true);
    setAgreed(true);
  };
  return (
    <Modal title="Image address" open onOpenChange={onClose}>
      <div className={forms.form}>
        {isAgreed ? <Addresses code={code} /> : <Explanation onAgree={agree} />}
      </div>
    </Modal>
  );
}

function Explanation({ onAgree }: { onAgree(): void }) {
  return (
    <>
      <p>
        Everywhere else in the studio, what you type stays in your browser. An image address is different: it
        contains the text of your code.
      </p>
      <ul className={styles.points}>
        <li>
          Our server gets the text, draws the code and reads it back. It neither stores nor logs the text.
        </li>
        <li>
          People who see the address, or a page with the picture, can read the text. Browsers and servers on
          the way may keep both for a year.
        </li>
      </ul>
      <div className={forms.actions}>
        <Button onClick={onAgree}>Show the image address</Button>
      </div>
    </>
  );
}

const widths = [150, 200, 300, 500, 1000, 2000];

function Addresses({ code }: { readonly code: CodeToDraw }) {
  const { payload, design } = code;
  const [picture, setPicture] = useState<AddressedPicture>({ format: 'svg', width: 300 });
  const [attempt, setAttempt] = useState(0);
  const answer = useAnswer(code, picture, attempt);
  const left = requiredFeatures(design);
  return (
    <>
      <div className={styles.options}>
        <Choice
          legend="Format"
          options={[
            { value: 'svg', name: 'SVG' },
            { value: 'png', name: 'PNG' },
          ]}
          value={picture.format}
          onChoose={(format) => setPicture({ ...picture, format })}
        />
        <SelectField
          label="Width"
          value={String(picture.width)}
          options={widths.map((width) => ({ value: String(width), label: `${width} pixels` }))}
          onChange={(width) => setPicture({ ...picture, width: Number(width) })}
        />
      </div>
      {left.length > 0 && (
        <Note icon="info">
          Drawn without {partsOf(design, left)}: everyone can open the address, so no account has unlocked
          anything there. <Link to={`${paths.developers}#images`}>Programs with an API key</Link> can draw all
          of it.
        </Note>
      )}
      {answer.status === 'failed' && (
        <RetryNote onRetry={() => setAttempt(attempt + 1)}>{answer.text}</RetryNote>
      )}
      {answer.status === 'waiting' && <p role="status">The server draws the code and reads it back…</p>}
      {answer.status === 'done' && <Texts {...answer} payload={payload} />}
    </>
  );
}

type Answer =
  | { readonly status: 'waiting' }
  | { readonly status: 'failed'; readonly text: string }
  | { readonly status: 'done'; readonly address: string; readonly width: number; readonly height: number };

/** Tries the address of a picture, again with each other number of the attempt. */
function useAnswer({ payload, design }: CodeToDraw, { format, width }: AddressedPicture, attempt: number) {
  const [answer, setAnswer] = useState<Answer>({ status: 'waiting' });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt has the same inputs
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    const load = async () => {
      const address = await imageAddress({ payload, design: withoutUnlocks(design) }, { format, width });
      return { status: 'done', address, ...(await tryAddress(address, signal)) } as const;
    };
    setAnswer({ status: 'waiting' });
    load().then(
      (done) => !signal.aborted && setAnswer(done),
      (error) => !signal.aborted && setAnswer({ status: 'failed', text: messageOf(error) }),
    );
    return () => stop.abort();
  }, [payload, design, format, width, attempt]);
  return answer;
}

/** A failed `fetch` throws a TypeError, whose message isn't for users. */
function messageOf(error: unknown): string {
  return error instanceof TypeError || !(error instanceof Error)
    ? 'We can’t reach the server. Check your connection and try again.'
    : error.message;
}

interface TextsProps extends Omit<Extract<Answer, { status: 'done' }>, 'status'> {
  readonly payload: string;
}

function Texts({ address, payload, width, height }: TextsProps) {
  const [language, setLanguage] = useState<Language>('address');
  const texts = { address, ...embeddings(address, payload, { width, height }) };
  return (
    <>
      <img
        className={styles.picture}
        src={address}
        alt="The code at this address"
        width={width}
        height={height}
      />
      <Choice
        legend="Copy as"
        options={[
          { value: 'address', name: languages.address },
          { value: 'html', name: languages.html },
          { value: 'markdown', name: languages.markdown },
        ]}
        value={language}
        onChoose={(chosen: Language) => setLanguage(chosen)}
      />
      <CodeText name={languages[language]} text={texts[language]} />
      <p className="fine">The server has read this picture back.</p>
    </>
  );
}

const languages = { address: 'Address', html: 'HTML', markdown: 'Markdown' } as const;

type Language = keyof typeof languages;
