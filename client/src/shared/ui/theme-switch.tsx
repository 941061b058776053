import { themeOf, themes } from '#config/themes.ts';
import { chooseTheme, useTheme } from '#shared/theme/theme.ts';
import { Icon } from './icon.tsx';
import styles from './theme-switch.module.css';

/**
 * Chooses between the system's theme, light and dark. A browser's own list of choices lies over its icon, unseen; which
 * icon is shown is for the style sheet to say, so that it is right before any script has run.
 */
export function ThemeSwitch() {
  return (
    <span className={styles.switch} title="Theme">
      {/* Chosen on another page, it must not be filled in again by a browser that has gone back to this one. */}
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
