import * as Menu from '@radix-ui/react-dropdown-menu';
import type { ReactNode } from 'react';
import type { IconName } from '#config/icons.ts';
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
