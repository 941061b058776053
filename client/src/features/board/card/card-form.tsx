import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type Ref,
  useEffect,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
} from 'react';
import { Button } from '#shared/ui/button.tsx';
import { Icon } from '#shared/ui/icon.tsx';
import { useAutoHeight } from '#shared/ui/use-auto-height.ts';
import styles from './card-form.module.css';

interface CardFormProps {
  /** Focuses the title. */
  readonly ref?: Ref<{ focus(): void }>;
  readonly label: string;
  /** The visible title of the form. */
  readonly caption?: string;
  readonly placeholder?: string;
  /** The label of the submit button. */
  readonly action: string;
  readonly title: string;
  readonly error: string | undefined;
  /** A note on the title. */
  readonly children?: ReactNode;
  /** A field before the buttons. */
  readonly beside?: ReactNode;
  onTitle(title: string): void;
  /** Called by Enter and by the submit button. */
  onSubmit(): void;
  onCancel(): void;
  /** Called by Escape; by default the same as Cancel. */
  onEscape?(): void;
  /** Called when the focus enters, and leaves, the form. */
  onEnter?(): void;
  onLeave(): void;
}

/** Keeps the focus in the field while a button is pressed. Safari doesn't focus buttons, so the focus would leave. */
const keepFieldFocused = (event: MouseEvent) => event.preventDefault();

/** The title of a card, in the place of the card. The open card has the other fields. */
export function CardForm(props: CardFormProps) {
  const { ref, label, caption, placeholder, action, title, error, children, beside, onCancel } = props;
  const form = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const errorId = useId();
  useImperativeHandle(ref, () => ({ focus: () => field.current?.focus() }), []);

  useLayoutEffect(() => {
    const node = field.current;
    node?.focus();
    // A key that is pressed by mistake must not replace the title.
    node?.setSelectionRange(node.value.length, node.value.length);
  }, []);

  useAutoHeight(field, title);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a longer text moves the buttons down
  useEffect(() => {
    const show = () => form.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    show();
    // The keyboard of a phone appears.
    window.visualViewport?.addEventListener('resize', show);
    return () => window.visualViewport?.removeEventListener('resize', show);
  }, [title, error]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') (props.onEscape ?? onCancel)();
    else if (event.key === 'Enter' && !(event.target instanceof HTMLButtonElement)) {
      event.preventDefault();
      props.onSubmit();
    } else return;
    event.stopPropagation();
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (currentTarget.contains(relatedTarget)) return;
    // The focus returns after a switch to another window, and after the list has reordered its rows.
    if (document.hasFocus() && relatedTarget === null && currentTarget.contains(document.activeElement))
      return;
    props.onLeave();
  };

  return (
    <form
      ref={form}
      className={styles.form}
      aria-label={label}
      onKeyDown={onKeyDown}
      onFocus={props.onEnter}
      onBlur={onBlur}
      onSubmit={(event) => {
        event.preventDefault();
        props.onSubmit();
      }}
    >
      {caption && <p className={styles.caption}>{caption}</p>}
      <textarea
        ref={field}
        rows={1}
        className={styles.title}
        dir="auto"
        aria-label="Title"
        placeholder={placeholder}
        aria-invalid={error ? true : undefined}
        aria-describedby={error && errorId}
        value={title}
        // The textarea wraps long titles, but a title has no line breaks.
        onChange={({ target }) => props.onTitle(target.value.replace(/\s*[\r\n]+\s*/g, ' '))}
      />
      {children}
      {error && (
        <p id={errorId} className={styles.error} role="alert">
          <Icon name="circle-alert" size={16} />
          {error}
        </p>
      )}
      <div className="row">
        {beside}
        {/* The buttons wrap together. */}
        <div className="row">
          <Button type="submit" title="Enter" onMouseDown={keepFieldFocused}>
            {action}
          </Button>
          <Button look="quiet" title="Escape" onMouseDown={keepFieldFocused} onClick={onCancel}>
            Cancel
          </Button>
        </div>
      </div>
    </form>
  );
}

/** A note within the form. */
export function CardFormNote({ children }: { readonly children: ReactNode }) {
  return (
    <p className={styles.note} role="alert">
      {children}
    </p>
  );
}
