import { isBlank } from '@canary/qr/content/rules';
import { textDirection } from '@canary/qr/geometry/text-direction';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useNumbers } from '#shared/format/numbers.ts';
import { hugePasteError, rejectHugePastes } from '#shared/forms/huge-pastes.ts';
import { Button } from '#shared/ui/button.tsx';
import { FieldFrame } from '#shared/ui/field.tsx';
import styles from './start-field.module.css';

interface StartFieldProps {
  readonly typed: string;
  onType(typed: string): void;
  /** Called by Enter and by the button if the field isn't blank. */
  onSubmit(): void;
}

/** The dashboard's field. */
export function StartField({ typed, onType, onSubmit }: StartFieldProps) {
  const [error, setError] = useState<string>();
  const form = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const numbers = useNumbers();
  useEffect(
    () => rejectHugePastes(form.current, ({ length }) => setError(hugePasteError(length, numbers))),
    [numbers],
  );

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isBlank(typed)) {
      setError('Paste a link or type a text first, or choose a type below.');
      field.current?.focus();
      return;
    }
    onSubmit();
  };
  return (
    <form ref={form} noValidate onSubmit={submit}>
      <FieldFrame label="Paste a link, or find a type" error={error} required>
        {(control) => (
          <div className={styles.line}>
            <textarea
              {...control}
              ref={field}
              rows={1}
              dir={textDirection(typed)}
              autoCapitalize="none"
              spellCheck={false}
              placeholder="https://example.com, or Wi-Fi"
              value={typed}
              onChange={({ target }) => {
                onType(target.value);
                setError(undefined);
              }}
              onKeyDown={(event) => {
                if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
                event.preventDefault();
                form.current?.requestSubmit();
              }}
            />
            <Button type="submit">Make a code</Button>
          </div>
        )}
      </FieldFrame>
    </form>
  );
}
