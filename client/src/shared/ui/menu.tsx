import * as Menu from '@radix-ui/react-dropdown-menu';
import {
  type ComponentProps,
  type ReactElement,
  type ReactNode,
  type RefObject,
  useRef,
  useState,
} from 'react';
import type { IconName } from '#config/icons.ts';
import { buttonClass } from './button.tsx';
import { Icon } from './icon.tsx';
import styles from './menu.module.css';

interface PopupMenuProps {
  /** The button that opens the menu, and names it. */
  readonly trigger: ReactElement;
  readonly open?: boolean;
  onOpenChange?(open: boolean): void;
  /** Moves the focus when the menu closes. Without it, the button gets the focus back. */
  onClose?(): void;
  readonly children: ReactNode;
}

/** A menu below its button. It is rendered at the end of the page's main landmark. */
export function PopupMenu({ trigger, open, onOpenChange, onClose, children }: PopupMenuProps) {
  // The menu is rendered again when it opens: the main landmark may have been replaced since.
  const [isOpen, setIsOpen] = useState(false);
  return (
    // A modal menu adds a style element, which the Content-Security-Policy blocks.
    <Menu.Root
      modal={false}
      open={open ?? isOpen}
      onOpenChange={(next) => {
        setIsOpen(next);
        onOpenChange?.(next);
      }}
    >
      <Menu.Trigger asChild>{trigger}</Menu.Trigger>
      <Menu.Portal container={document.getElementById('content')}>
        <Menu.Content
          className={styles.menu}
          align="end"
          sideOffset={4}
          collisionPadding={8}
          onCloseAutoFocus={(event) => {
            if (!onClose) return;
            event.preventDefault();
            onClose();
          }}
        >
          {children}
        </Menu.Content>
      </Menu.Portal>
    </Menu.Root>
  );
}

/** The actions of a menu whose dialogs and fields are outside of it. */
export function useMenuActions(button: RefObject<HTMLElement | null>) {
  const chosen = useRef<() => void>(null);
  return {
    /** Returns the handler of an item. Its action runs once the menu has closed and its button has the focus again. */
    choose: (action: () => void) => () => {
      chosen.current = action;
    },
    onClose: () => {
      button.current?.focus();
      chosen.current?.();
      chosen.current = null;
    },
  };
}

interface DotsMenuProps extends Omit<PopupMenuProps, 'trigger'> {
  /** The name of the thing that the menu belongs to. */
  readonly of: string;
  readonly className?: string | undefined;
  readonly tabIndex: number;
}

/** A menu with a button of three dots. */
export function DotsMenu({ of, className, tabIndex, ...menu }: DotsMenuProps) {
  return <PopupMenu trigger={<DotsButton of={of} className={className} tabIndex={tabIndex} />} {...menu} />;
}

type DotsButtonProps = ComponentProps<'button'> & Pick<DotsMenuProps, 'of' | 'className'>;

/** The button of three dots. Rendering the button alone is much faster than with its closed menu. */
export function DotsButton({ of, className = '', ...button }: DotsButtonProps) {
  return (
    <button
      type="button"
      aria-haspopup="menu"
      aria-label={`Menu of ${of}`}
      className={`${styles.dots} ${className}`}
      {...button}
    >
      <Icon name="ellipsis" size={20} />
    </button>
  );
}

interface ButtonMenuProps {
  readonly icon: IconName;
  /** The text of the button. */
  readonly label: ReactNode;
  /** Keeps the menu closed. The button stays focusable. */
  readonly isDisabled?: boolean;
  readonly children: ReactNode;
}

/** A menu with a quiet button. */
export function ButtonMenu({ icon, label, isDisabled = false, children }: ButtonMenuProps) {
  const [isOpen, setIsOpen] = useState(false);
  const trigger = (
    <button type="button" className={buttonClass('quiet')} aria-disabled={isDisabled}>
      <Icon name={icon} /> {label}
    </button>
  );
  return (
    <PopupMenu trigger={trigger} open={isOpen} onOpenChange={(open) => setIsOpen(open && !isDisabled)}>
      {children}
    </PopupMenu>
  );
}

interface MenuItemProps {
  readonly icon: IconName;
  /** The keyboard shortcut. */
  readonly keys?: string | undefined;
  readonly disabled?: boolean;
  onSelect(): void;
  readonly children: ReactNode;
}

/** An action in a menu. */
export function MenuItem({ icon, keys, disabled = false, onSelect, children }: MenuItemProps) {
  return (
    <Menu.Item className={styles.item} disabled={disabled} onSelect={onSelect}>
      <Icon name={icon} />
      <span>{children}</span>
      {keys && (
        <span className={styles.keys} aria-hidden="true">
          {keys}
        </span>
      )}
    </Menu.Item>
  );
}

interface MenuChoicesProps {
  readonly label: string;
  readonly value: string;
  onChange(value: string): void;
  /** The {@link MenuChoice}s. */
  readonly children: ReactNode;
}

/** A group of menu items, one of which is chosen. */
export function MenuChoices({ label, value, onChange, children }: MenuChoicesProps) {
  return (
    <Menu.RadioGroup aria-label={label} value={value} onValueChange={onChange}>
      {children}
    </Menu.RadioGroup>
  );
}

export function MenuChoice({ value, children }: { readonly value: string; readonly children: ReactNode }) {
  return (
    <Menu.RadioItem className={styles.item} value={value}>
      {children}
      <Menu.ItemIndicator className={styles.chosen}>
        <Icon name="check" />
      </Menu.ItemIndicator>
    </Menu.RadioItem>
  );
}

export function MenuSeparator() {
  return <Menu.Separator className={styles.separator} />;
}
