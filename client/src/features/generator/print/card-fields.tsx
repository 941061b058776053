import type { Wording } from '@canary/qr/content/wording';
import { CheckboxField, TextareaField, TextField } from '#shared/ui/field.tsx';
import type { CardFit } from './fit-card.ts';

interface CardFieldsProps {
  readonly words: Wording;
  readonly tooLong: CardFit['tooLong'];
  /** Label of the content's secret, such as `Password`; undefined for content without a secret. */
  readonly secretLabel: string | undefined;
  readonly hasSecret: boolean;
  onWords(words: Wording): void;
  onSecret(isPrinted: boolean): void;
}

/** The words on a poster or table card. */
export function CardFields({ words, tooLong, secretLabel, hasSecret, onWords, onSecret }: CardFieldsProps) {
  return (
    <>
      <TextField
        label="Title"
        autoComplete="off"
        dir="auto"
        value={words.title}
        error={tooLong === 'title' ? 'This title is too long for the card. Shorten it.' : undefined}
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
        onChange={(text) => onWords({ ...words, text })}
      />
      {secretLabel !== undefined && (
        <CheckboxField
          label={`Print the ${secretLabel.toLowerCase()}, too`}
          checked={hasSecret}
          onChange={onSecret}
        />
      )}
    </>
  );
}
