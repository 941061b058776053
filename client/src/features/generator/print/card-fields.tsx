import type { Wording } from '@canary/qr/content/content-type';
import type { Cell } from '@canary/qr/paper/cell';
import type { PaperSize } from '@canary/qr/paper/page';
import { glyphAdvice } from '#shared/code/glyph-advice.ts';
import { CheckboxField, SelectField, TextareaField, TextField } from '#shared/ui/field.tsx';
import { type CardPlace, cardsOn, sharedPapers } from './plan.ts';

interface CardFieldsProps {
  readonly size: PaperSize;
  readonly place: CardPlace;
  readonly words: Wording;
  readonly tooLong: Cell['tooLong'];
  /** The content's secret, such as a password; undefined for content without a secret. */
  readonly secret: { readonly label: string; readonly value: string } | undefined;
  readonly hasSecret: boolean;
  onPlace(place: CardPlace): void;
  onWords(words: Wording): void;
  onSecret(isPrinted: boolean): void;
}

/** The words on a poster or table card, and how many are on a page. */
export function CardFields(props: CardFieldsProps) {
  const { size, place, words, tooLong, secret, hasSecret, onPlace, onWords, onSecret } = props;
  const shared = sharedPapers.filter((paper) => cardsOn(size, paper) > 1);
  return (
    <>
      {shared.length > 0 && (
        <SelectField
          label="On a page"
          value={place}
          options={[
            { value: 'own', label: 'One card' },
            ...shared.map((paper) => ({
              value: paper,
              label: `${cardsOn(size, paper)} cards on ${paper}, with marks to cut`,
            })),
          ]}
          onChange={(chosen) => onPlace(sharedPapers.find((paper) => paper === chosen) ?? 'own')}
        />
      )}
      <TextField
        label="Title"
        autoComplete="off"
        dir="auto"
        value={words.title}
        error={tooLong === 'title' ? 'This title is too long for the card. Shorten it.' : undefined}
        warning={glyphAdvice(words.title, 'card')}
        onChange={(title) => onWords({ ...words, title })}
      />
      <TextareaField
        label="Text below the code"
        rows={2}
        value={words.text}
        error={
          tooLong === 'text'
            ? 'This text is too long for the card. Shorten it, or leave it empty.'
            : undefined
        }
        warning={glyphAdvice(words.text, 'card')}
        onChange={(text) => onWords({ ...words, text })}
      />
      {secret && (
        <CheckboxField
          label={`Print the ${secret.label.toLowerCase()}, too`}
          checked={hasSecret}
          warning={hasSecret ? glyphAdvice(secret.value, 'card') : undefined}
          onChange={onSecret}
        />
      )}
    </>
  );
}
