import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useHasLasted } from '#shared/browser/use-has-lasted.ts';
import { useNumbers } from '#shared/format/numbers.ts';
import { wordsOf } from '#shared/format/search-words.ts';
import { Icon } from '#shared/ui/icon.tsx';
import { Marked } from '#shared/ui/marked.tsx';
import menu from '#shared/ui/menu.module.css';
import type { Command, CommandGroup } from './command.ts';
import styles from './command-menu.module.css';

interface CommandSearchProps {
  readonly query: string;
  onQuery(query: string): void;
  /** The commands that match the query. Groups without commands aren't shown. */
  readonly groups: readonly CommandGroup[];
  /** Why results are missing. */
  readonly notes: readonly string[];
  /** Whether more results are loading. */
  readonly isLoading: boolean;
  /** Called before a command runs. */
  onClose(): void;
}

/** How long results load before the user is told, in milliseconds. */
const slowMs = 500;

/** A search field with the commands that it finds: a combobox with a list box (WAI-ARIA Authoring Practices). */
export function CommandSearch({ query, onQuery, groups, notes, isLoading, onClose }: CommandSearchProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const navigate = useNavigate();
  const { plural } = useNumbers();
  const isSlow = useHasLasted(isLoading, slowMs);
  const [chosenId, choose] = useState<string | null>(null);
  const commands = groups.flatMap((group) => group.commands);
  const chosen = commands.find((command) => command.id === chosenId);
  const active = chosen ?? commands[0];
  const words = wordsOf(query);
  const optionId = (command: Command) => `${id}-${command.id}`;

  // The dialog itself focuses the field, unless the field was loaded after the dialog had opened.
  useEffect(() => {
    if (document.activeElement?.closest('[role="dialog"]')) field.current?.focus();
  }, []);

  const run = ({ target }: Command) => {
    onClose();
    if (typeof target === 'string') void navigate(target);
    else target();
  };
  const scrollToTop = () => {
    if (list.current) list.current.scrollTop = 0;
  };
  const moveTo = (index: number) => {
    const command = commands.at(index % commands.length);
    if (!command) return;
    choose(command.id);
    // The heading of the first group is above the first option.
    if (command === commands[0]) scrollToTop();
    else document.getElementById(optionId(command))?.scrollIntoView({ block: 'nearest' });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const index = active ? commands.indexOf(active) : -1;
    if (event.key === 'ArrowDown') moveTo(index + 1);
    else if (event.key === 'ArrowUp') moveTo(index - 1);
    else if (event.key === 'Home') moveTo(0);
    else if (event.key === 'End') moveTo(-1);
    else if (event.key === 'Enter' && active) run(active);
    else return;
    event.preventDefault();
  };

  return (
    <>
      <div className={styles.search}>
        <Icon name="search" size={20} />
        <input
          ref={field}
          className={styles.field}
          role="combobox"
          aria-label="Search pages, types, saved codes and cards"
          aria-expanded={commands.length > 0}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={active && optionId(active)}
          placeholder="Search pages, types, codes, cards"
          autoComplete="off"
          autoCorrect="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="go"
          value={query}
          onChange={({ target }) => {
            choose(null);
            scrollToTop();
            onQuery(target.value);
          }}
          onKeyDown={onKeyDown}
        />
      </div>
      <div ref={list} id={`${id}-list`} className={styles.results} role="listbox" aria-label="Results">
        {groups.map(
          (group, index) =>
            group.commands.length > 0 && (
              // biome-ignore lint/a11y/useSemanticElements: a list box contains no fieldset
              <div key={group.title} role="group" aria-labelledby={`${id}-group-${index}`}>
                <div id={`${id}-group-${index}`} role="presentation" className={styles.heading}>
                  {group.title}
                </div>
                {group.commands.map((command) => (
                  <Option
                    key={command.id}
                    id={optionId(command)}
                    command={command}
                    words={words}
                    isActive={command === active}
                    onPoint={() => choose(command.id)}
                    onRun={() => run(command)}
                  />
                ))}
              </div>
            ),
        )}
      </div>
      <div role="status">
        {commands.length > 0 && <p className="visually-hidden">{plural(commands.length, 'result')}</p>}
        {commands.length === 0 && !isLoading && (
          <p className={styles.note}>
            No results for “{query.trim()}”. Try a shorter word: the name of a page, a type, a saved code or a
            card.
          </p>
        )}
        {isSlow && <p className={styles.note}>Loading more results…</p>}
        {notes.map((note) => (
          <p key={note} className={styles.note}>
            {note}
          </p>
        ))}
      </div>
    </>
  );
}

interface OptionProps {
  readonly id: string;
  readonly command: Command;
  /** The words of the query, which are marked. */
  readonly words: readonly string[];
  readonly isActive: boolean;
  onPoint(): void;
  onRun(): void;
}

function Option({ id, command, words, isActive, onPoint, onRun }: OptionProps) {
  const { title, detail, excerpt, icon } = command;
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the keys
    <div
      id={id}
      role="option"
      aria-selected={isActive}
      className={`${menu.item} ${styles.option}`}
      data-highlighted={isActive || undefined}
      // A list that scrolls below a resting pointer keeps the option that the keys chose.
      onPointerMove={onPoint}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onRun}
    >
      <Icon name={icon} />
      <span className={styles.title} dir="auto">
        <Marked text={title} words={words} />
      </span>{' '}
      {detail !== undefined && (
        <span className={styles.detail} dir="auto">
          {detail}
        </span>
      )}
      {excerpt && (
        <span className={styles.excerpt} dir="auto">
          <Marked text={excerpt} words={words} />
        </span>
      )}
    </div>
  );
}
