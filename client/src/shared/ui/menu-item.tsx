import * as Menu from '@radix-ui/react-dropdown-menu';
import type { ReactNode } from 'react';
import type { IconName } from '#config/icons.ts';
import { Icon } from './icon.tsx';
import styles from './menu.module.css';

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
