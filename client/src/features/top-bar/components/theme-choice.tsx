import * as Menu from '@radix-ui/react-dropdown-menu';
import { Icon } from '#components/ui/icon.tsx';
import { themeOf, themes } from '#config/themes.ts';
import { useTheme } from '#hooks/use-theme.ts';
import { chooseTheme } from '#lib/theme.ts';
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
