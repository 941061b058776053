import {
  type ChangeEvent,
  type KeyboardEvent,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useAutoHeight } from '../ui/use-auto-height.ts';
import styles from './rename-field.module.css';

interface RenameFieldProps {
  readonly label: string;
  /** The saved text. It may change while the user is typing. */
  readonly text: string;
  /**
   * The text to start with instead of the saved text, for a field that opens by itself. Such a field takes no focus.
   */
  readonly start?: string | undefined;
  readonly maxLength?: number;
  /** Whether a long text is shown on several lines. */
  readonly wraps?: boolean;
  readonly className?: string | undefined;
  /** Returns the text to save for a typed text; by default without space around it. */
  normalise?(typed: string): string;
  /** The validation message for a text, with which the field stays open. */
  problem?(typed: string): string | undefined;
  /** Called once, before a text is saved. */
  onClose(): void;
  /** Saves a text that the user has changed. */
  onSave(text: string): void;
  /** Called with an unsaved text if the field disappears, for example because the user may not edit any more. */
  onLost?(text: string): void;
}

/**
 * A line of text that the user changes in its place. Enter and leaving the field save, Escape cancels. A text that the user
 * hasn't changed stays as another person has changed it.
 */
export function RenameField(props: RenameFieldProps) {
  const { label, text, start, maxLength, wraps, className = styles.field } = props;
  const { normalise = trim, onClose, onSave, onLost } = props;
  const [base] = useState(text);
  const [typed, setTyped] = useState(start ?? text);
  const input = useRef<HTMLInputElement>(null);
  const area = useRef<HTMLTextAreaElement>(null);
  const isDone = useRef(false);
  const noteId = useId();
  const next = normalise(typed);
  const isChanged = next !== '' && next !== base && next !== text;
  const error = isChanged ? props.problem?.(next) : undefined;
  const note =
    isChanged && text !== base && `Someone changed this to ‘${text}’ meanwhile. Saving replaces it.`;
  useAutoHeight(area, typed);
  const takeFocus = useEffectEvent(() => {
    const field = area.current ?? input.current;
    if (start !== undefined && !document.activeElement?.contains(field)) return;
    field?.focus();
    field?.select();
  });
  useLayoutEffect(() => takeFocus(), []);

  const close = (saves: boolean) => {
    // A removed field loses the focus, which would save the text again.
    if (isDone.current) return;
    isDone.current = true;
    onClose();
    if (saves && isChanged) onSave(next);
  };
  const cancel = useEffectEvent(() => close(false));
  const disappear = useEffectEvent(() => {
    if (!isDone.current && isChanged) onLost?.(next);
  });
  useEffect(() => () => disappear(), []);
  useEffect(() => {
    // This listener runs before the one of a dialog or panel around the field, so that Escape closes only the field.
    const listener = (event: globalThis.KeyboardEvent) => {
      const field = area.current ?? input.current;
      if (event.key !== 'Escape' || event.isComposing || event.target !== field) return;
      event.stopPropagation();
      cancel();
    };
    window.addEventListener('keydown', listener, { capture: true });
    return () => window.removeEventListener('keydown', listener, { capture: true });
  }, []);
  const finish = () => {
    if (!error) close(true);
  };
  const field = {
    className,
    'aria-label': label,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error || note ? noteId : undefined,
    autoComplete: 'off',
    dir: 'auto',
    maxLength,
    value: typed,
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      setTyped(target.value.replace(/\s*[\r\n]+\s*/g, ' '));
    },
    onBlur: finish,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.nativeEvent.isComposing || event.key !== 'Enter') return;
      // The field may be in a form, which Enter would submit.
      event.preventDefault();
      event.stopPropagation();
      finish();
    },
  };
  return (
    <>
      {wraps ? <textarea ref={area} rows={1} {...field} /> : <input ref={input} {...field} />}
      {(error || note) && (
        <span id={noteId} className={error ? styles.error : styles.note} role="alert">
          {error || note}
        </span>
      )}
    </>
  );
}

const trim = (typed: string) => typed.trim();
