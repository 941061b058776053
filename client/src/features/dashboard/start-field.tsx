import { recogniseContent } from '@canary/qr/content/recognise';
import { isBlank } from '@canary/qr/content/rules';
import { textDirection } from '@canary/qr/geometry/text-direction';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useOpenForm } from '#shared/code/use-open-form.ts';
import { useNumbers } from '#shared/format/numbers.ts';
import { hugePasteError, rejectHugePastes } from '#shared/forms/huge-pastes.ts';
import { Button } from '#shared/ui/button.tsx';
import { FieldFrame } from '#shared/ui/field.tsx';
import styles from './start-field.module.css';

/** A field for any content. Enter opens the generator of the content's type with the content filled in. */
export function StartField() {
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  const form = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const numbers = useNumbers();
  const openForm = useOpenForm();
  useEffect(
    () => rejectHugePastes(form.current, ({ length }) => setError(hugePasteError(length, numbers))),
    [numbers],
  );

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (isBlank(typed)) {
      setError('Paste a link or type a text first, or choose a type below.');
      field.current?.focus();
      return;
    }
    const { id, values } = recogniseContent(typed);
    openForm(id, values);
  };
  return (
    <form ref={form} noValidate onSubmit={onSubmit}>
      <FieldFrame label="Paste a link, or choose a type" error={error} required>
        {(control) => (
          <div className={styles.line}>
            <textarea
              {...control}
              ref={field}
              rows={1}
              dir={textDirection(typed)}
              autoCapitalize="none"
              spellCheck={false}
              placeholder="https://example.com"
              value={typed}
              onChange={({ target }) => {
                setTyped(target.value);
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
