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
  /** The text to start with. */
  readonly text: string;
  readonly maxLength?: number;
  /** Whether a long text is shown on several lines. */
  readonly wraps?: boolean;
  /** Whether the field may open without an action of the user, who may be working with something else then. */
  readonly isPolite?: boolean;
  readonly className?: string | undefined;
  /** The validation message for a text, with which the field stays open. */
  problem?(typed: string): string | undefined;
  onType?(typed: string): void;
  /** Called once, with the typed text; undefined if the user cancelled or emptied the field. */
  onDone(typed: string | undefined): void;
}

/** Takes the place of a name while the user changes it. Enter and leaving the field save, Escape cancels. */
export function RenameField(props: RenameFieldProps) {
  const { label, text, maxLength, wraps, isPolite = false, className = styles.field, onType, onDone } = props;
  const [typed, setTyped] = useState(text);
  const input = useRef<HTMLInputElement>(null);
  const area = useRef<HTMLTextAreaElement>(null);
  const isDone = useRef(false);
  const errorId = useId();
  const isEmpty = typed.trim() === '';
  const error = isEmpty ? undefined : props.problem?.(typed);
  useAutoHeight(area, typed);
  const takeFocus = useEffectEvent(() => {
    const field = area.current ?? input.current;
    if (isPolite && !document.activeElement?.contains(field)) return;
    field?.focus();
    field?.select();
  });
  useLayoutEffect(() => takeFocus(), []);

  const close = (saved: string | undefined) => {
    // A field that is removed loses the focus, which would save it again.
    if (isDone.current) return;
    isDone.current = true;
    onDone(saved);
  };
  const cancel = useEffectEvent(() => close(undefined));
  useEffect(() => {
    // Runs before the listener of a dialog or panel around the field, so that Escape closes only the field.
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
    if (!error) close(isEmpty ? undefined : typed);
  };
  const field = {
    className,
    'aria-label': label,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error && errorId,
    autoComplete: 'off',
    dir: 'auto',
    maxLength,
    value: typed,
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      const line = target.value.replace(/\s*[\r\n]+\s*/g, ' ');
      setTyped(line);
      onType?.(line);
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
      {error && (
        <span id={errorId} className={styles.error} role="alert">
          {error}
        </span>
      )}
    </>
  );
}
