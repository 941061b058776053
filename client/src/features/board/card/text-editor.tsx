import { type UnfinishedMention, unfinishedMention } from '@canary/board/mentions';
import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { Avatar } from '#shared/ui/avatar.tsx';
import { Button } from '#shared/ui/button.tsx';
import { Icon } from '#shared/ui/icon.tsx';
import { useAutoHeight } from '#shared/ui/use-auto-height.ts';
import type { PersonView } from '../live/board-store.ts';
import { useBoardUsers } from '../live/people-selectors.ts';
import { useCardReferences } from './card-references.tsx';
import { Markdown } from './markdown.tsx';
import styles from './text-editor.module.css';

interface TextEditorProps {
  readonly label: string;
  readonly placeholder?: string;
  readonly text: string;
  onChange(text: string): void;
  /** The validation message for a text. */
  problem(text: string): string | undefined;
  /** The label of the button that saves. */
  readonly action: string;
  onSave(): void;
  /** Called by Escape and Cancel. The text stays a draft. */
  onClose(): void;
  /** Whether the field takes the focus. */
  readonly autoFocus?: boolean;
  /** Where the caret goes in a field that takes the focus; its end by default. */
  findCaret?: ((text: string) => number) | undefined;
  /** Whether the buttons are hidden until the field has text or the focus. */
  readonly isQuiet?: boolean;
  /** A note on the text. */
  readonly children?: ReactNode;
}

/** A field for Markdown with a preview and a list of people to mention. Ctrl+Enter saves. */
export function TextEditor(props: TextEditorProps) {
  const { label, placeholder, text, onChange, problem, action, onSave, onClose, children } = props;
  const { autoFocus = false, findCaret = lengthOf, isQuiet = false } = props;
  const users = useBoardUsers();
  const field = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  const [isPreview, setPreview] = useState(false);
  const cards = useCardReferences(isPreview ? text : '');
  // Once shown, the buttons stay: without them, what is below would move away from a click that takes the focus.
  const [wasUsed, setUsed] = useState(false);
  const isHidden = isQuiet && text === '' && !wasUsed;
  /** Whether the text was submitted, and is refused while it has a problem. */
  const [isChecked, setChecked] = useState(false);
  const error = isChecked ? problem(text) : undefined;
  const mention = useMention(field, text, onChange);
  useAutoHeight(field, text);

  const placeCaret = useEffectEvent((node: HTMLTextAreaElement) => {
    const caret = findCaret(node.value);
    node.setSelectionRange(caret, caret);
  });
  useEffect(() => {
    const node = field.current;
    if (!autoFocus || !node) return;
    node.focus();
    placeCaret(node);
  }, [autoFocus]);

  const save = () => {
    const isRefused = problem(text) !== undefined;
    setChecked(isRefused);
    if (isRefused) return field.current?.focus();
    setPreview(false);
    onSave();
  };
  const close = () => {
    setUsed(false);
    onClose();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || mention.onKeyDown(event)) return;
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      save();
    } else if (event.key === 'Escape' && !(isQuiet && text === '')) {
      close();
    } else return;
    event.stopPropagation();
  };
  const errorId = `${id}-error`;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has a legend
    <div
      role="group"
      className={styles.editor}
      aria-label={label}
      data-quiet={isHidden || undefined}
      onFocus={() => setUsed(true)}
      onKeyDown={onKeyDown}
    >
      {isPreview ? (
        <div className={styles.preview}>
          {text.trim() === '' ? (
            <p className="muted">There is nothing to preview.</p>
          ) : (
            <Markdown text={text} people={users} cards={cards} topHeading={4} />
          )}
        </div>
      ) : (
        <div className={styles.field}>
          <textarea
            ref={field}
            rows={isQuiet ? 1 : 4}
            className={styles.input}
            aria-label={label}
            placeholder={placeholder}
            aria-invalid={error ? true : undefined}
            aria-describedby={error && errorId}
            aria-autocomplete="list"
            aria-controls={mention.found ? mention.listId : undefined}
            aria-activedescendant={mention.found ? mention.activeId : undefined}
            dir="auto"
            value={text}
            onChange={({ target }) => {
              setChecked(false);
              onChange(target.value);
              mention.update(target);
            }}
            onSelect={({ currentTarget }) => mention.update(currentTarget)}
            onBlur={mention.close}
          />
          <MentionList mention={mention} />
        </div>
      )}
      {error && (
        <p id={errorId} className={styles.error} role="alert">
          <Icon name="circle-alert" size={16} /> {error}
        </p>
      )}
      {children}
      <div className={styles.actions}>
        <Button title="Ctrl+Enter" onClick={save}>
          {action}
        </Button>
        <Button look="quiet" title="Escape keeps the text as a draft" onClick={close}>
          Cancel
        </Button>
        <Button look="quiet" aria-pressed={isPreview} onClick={() => setPreview(!isPreview)}>
          Preview
        </Button>
        <span className={styles.hint}>Markdown, @ to mention</span>
      </div>
    </div>
  );
}

const lengthOf = (text: string) => text.length;

/** The list of people below the field, while the user types a mention. */
function useMention(
  field: RefObject<HTMLTextAreaElement | null>,
  text: string,
  onChange: (text: string) => void,
) {
  const users = useBoardUsers();
  const listId = useId();
  const [found, setFound] = useState<UnfinishedMention<PersonView> | null>(null);
  const [active, setActive] = useState(0);
  /** Where the caret goes after a mention was inserted. */
  const caret = useRef<number>(undefined);
  useLayoutEffect(() => {
    if (caret.current !== undefined) field.current?.setSelectionRange(caret.current, caret.current);
    caret.current = undefined;
  });
  const close = () => setFound(null);
  const choose = (person: PersonView | undefined) => {
    if (!found || !person) return;
    const mention = `@${person.name} `;
    caret.current = found.start + mention.length;
    onChange(text.slice(0, found.start) + mention + text.slice(found.end).replace(/^ /, ''));
    close();
  };
  return {
    found,
    active,
    listId,
    activeId: `${listId}-${active}`,
    choose,
    close,
    update: ({ value, selectionStart, selectionEnd }: HTMLTextAreaElement) => {
      const next = selectionStart === selectionEnd ? unfinishedMention(value, selectionStart, users) : null;
      // A complete name has no list, which would take Enter.
      const isComplete = next?.people.some(
        ({ name }) => value.slice(next.start + 1, next.end) === `${name} `,
      );
      setFound(isComplete ? null : next);
      if (next?.start !== found?.start || next?.end !== found?.end) setActive(0);
    },
    /** Returns whether the key did something in the list. */
    onKeyDown: (event: KeyboardEvent): boolean => {
      if (!found || event.target !== field.current) return false;
      const count = shownPeople(found).length;
      if (event.key === 'ArrowDown') setActive((active + 1) % count);
      else if (event.key === 'ArrowUp') setActive((active + count - 1) % count);
      else if (event.key === 'Escape') close();
      else if ((event.key === 'Enter' && !event.ctrlKey && !event.metaKey) || event.key === 'Tab')
        choose(shownPeople(found)[active]);
      else return false;
      event.preventDefault();
      event.stopPropagation();
      return true;
    },
  };
}

/** The number of people that fit into the list. */
const maxShown = 6;

function shownPeople({ people }: UnfinishedMention<PersonView>): readonly PersonView[] {
  return people.slice(0, maxShown);
}

function MentionList({ mention }: { readonly mention: ReturnType<typeof useMention> }) {
  const { found, active, listId, choose } = mention;
  const list = useRef<HTMLDivElement>(null);
  const isOpen = found !== null;
  useEffect(() => {
    // A phone’s keyboard leaves little room.
    if (isOpen) list.current?.scrollIntoView({ block: 'nearest' });
  }, [isOpen]);
  if (!found) return null;
  return (
    <div ref={list} id={listId} role="listbox" aria-label="People to mention" className={styles.people}>
      {shownPeople(found).map((person, index) => (
        // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus
        // biome-ignore lint/a11y/useKeyWithClickEvents: the keys of the field choose an option
        <div
          key={person.id}
          id={`${listId}-${index}`}
          role="option"
          aria-selected={index === active}
          className={styles.person}
          // The field keeps the focus.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => choose(person)}
        >
          <Avatar name={person.name} hue={person.hue} /> <bdi>{person.name}</bdi>
        </div>
      ))}
    </div>
  );
}
