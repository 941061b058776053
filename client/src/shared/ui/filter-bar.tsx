import type { ReactNode, Ref } from 'react';
import styles from './filter-bar.module.css';
import { Icon } from './icon.tsx';

interface FilterBarProps {
  /** The label of the text field, also shown as its placeholder. */
  readonly label: string;
  readonly text: string;
  /** The text field. */
  readonly inputRef?: Ref<HTMLInputElement>;
  onText(text: string): void;
  /** Called on Enter and the down arrow in the text field, to move the focus to the list. */
  onLeave?(): void;
  readonly className?: string | undefined;
  /** More filters. */
  readonly children?: ReactNode;
}

/** Filters a list by text and by the choices of its {@link FilterSelect}s. */
export function FilterBar(props: FilterBarProps) {
  const { label, text, inputRef, onText, onLeave, className = '', children } = props;
  return (
    // biome-ignore lint/a11y/useSemanticElements: not all supported browsers know <search>
    <form
      role="search"
      className={`row ${className}`}
      onSubmit={(event) => {
        event.preventDefault();
        onLeave?.();
      }}
    >
      <div className={styles.text}>
        <Icon name="search" className={styles.icon} />
        <input
          ref={inputRef}
          type="search"
          className={styles.control}
          aria-label={label}
          placeholder={label}
          autoComplete="off"
          value={text}
          onChange={(event) => onText(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'ArrowDown' || !onLeave) return;
            event.preventDefault();
            onLeave();
          }}
        />
      </div>
      {children}
    </form>
  );
}

interface FilterSelectProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  onChange(value: Value): void;
}

export function FilterSelect<Value extends string>(props: FilterSelectProps<Value>) {
  const { label, value, options, onChange } = props;
  return (
    <select
      className={styles.control}
      aria-label={label}
      value={value}
      onChange={({ target }) => {
        const chosen = options[target.selectedIndex];
        if (chosen) onChange(chosen.value);
      }}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  );
}
