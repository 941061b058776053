import * as Menu from '@radix-ui/react-dropdown-menu';
import { type ReactNode, useState } from 'react';
import type { IconName } from '#config/icons.ts';
import { buttonClass } from './button.tsx';
import { Icon } from './icon.tsx';
import styles from './menu.module.css';

interface DotsMenuProps {
  /** The name of the thing that the menu belongs to. */
  readonly of: string;
  readonly className?: string | undefined;
  readonly tabIndex: number;
  readonly open?: boolean;
  onOpenChange?(open: boolean): void;
  /** Must move the focus when the menu closes, because the menu's button doesn't get it back. */
  onClose(): void;
  readonly children: ReactNode;
}

/** A button with three dots that opens a menu. The menu is rendered at the end of the page's main landmark. */
export function DotsMenu({ of, className = '', tabIndex, onClose, children, ...state }: DotsMenuProps) {
  return (
    // A modal menu adds a style element, which the Content-Security-Policy blocks.
    <Menu.Root modal={false} {...state}>
      <Menu.Trigger
        className={`${styles.dots} ${className}`}
        tabIndex={tabIndex}
        aria-label={`Menu of ${of}`}
      >
        <Icon name="ellipsis" size={20} />
      </Menu.Trigger>
      <Menu.Portal container={document.getElementById('content')}>
        <Menu.Content
          className={styles.menu}
          align="end"
          sideOffset={4}
          collisionPadding={8}
          onCloseAutoFocus={(event) => {
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

interface ButtonMenuProps {
  readonly icon: IconName;
  /** The text of the button. */
  readonly label: ReactNode;
  /** Keeps the menu closed. The button stays focusable. */
  readonly isDisabled?: boolean;
  readonly children: ReactNode;
}

/** A quiet button that opens a menu, rendered like that of {@link DotsMenu}. */
export function ButtonMenu({ icon, label, isDisabled = false, children }: ButtonMenuProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Menu.Root modal={false} open={isOpen} onOpenChange={(open) => setIsOpen(open && !isDisabled)}>
      <Menu.Trigger className={buttonClass('quiet')} aria-disabled={isDisabled}>
        <Icon name={icon} /> {label}
      </Menu.Trigger>
      <Menu.Portal container={document.getElementById('content')}>
        <Menu.Content className={styles.menu} align="end" sideOffset={4} collisionPadding={8}>
          {children}
        </Menu.Content>
      </Menu.Portal>
    </Menu.Root>
  );
}

interface MenuItemProps {
  readonly icon: IconName;
  /** The keyboard shortcut. */
  readonly keys?: string;
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

export function MenuSeparator() {
  return <Menu.Separator className={styles.separator} />;
}
