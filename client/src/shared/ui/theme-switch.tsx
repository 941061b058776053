import { themeOf, themes } from '#config/themes.ts';
import { chooseTheme, useTheme } from '#shared/theme/theme.ts';
import { Icon } from './icon.tsx';
import styles from './theme-switch.module.css';

/**
 * Chooses between the system's theme, light and dark. An invisible native select covers the icon. CSS selects the icon,
 * so that it is correct before any script has run.
 */
export function ThemeSwitch() {
  return (
    <span className={styles.switch} title="Theme">
      {/* Without autoComplete, going back would restore the theme that was chosen on this page earlier. */}
      <select
        aria-label="Theme"
        name="theme"
        autoComplete="off"
        value={useTheme()}
        onChange={({ target }) => chooseTheme(themeOf(target.value))}
      >
        {themes.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
      <span className={styles.face}>
        {themes.map(({ id, icon }) => (
          <Icon key={id} className={styles[id]} name={icon} size={20} />
        ))}
      </span>
    </span>
  );
}
