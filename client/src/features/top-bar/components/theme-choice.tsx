import * as Menu from '@radix-ui/react-dropdown-menu';
import { themeOf, themes } from '#config/themes.ts';
import { chooseTheme } from '#shared/theme/theme.ts';
import { useTheme } from '#shared/theme/use-theme.ts';
import { Icon } from '#shared/ui/icon.tsx';
import styles from './user-menu.module.css';

/** The theme switch of a menu. The menu stays open, so that what was chosen is seen and can be chosen again. */
export function ThemeChoice() {
  return (
    <Menu.RadioGroup
      aria-label="Theme"
      value={useTheme()}
      onValueChange={(theme) => chooseTheme(themeOf(theme))}
    >
      {themes.map(({ id, name, icon }) => (
        <Menu.RadioItem
          key={id}
          value={id}
          className={styles.item}
          onSelect={(event) => event.preventDefault()}
        >
          <Icon name={icon} /> {name} theme
          <Menu.ItemIndicator className={styles.chosen}>
            <Icon name="check" />
          </Menu.ItemIndicator>
        </Menu.RadioItem>
      ))}
    </Menu.RadioGroup>
  );
}
