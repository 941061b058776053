import * as Menu from '@radix-ui/react-dropdown-menu';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { themeOf, themes } from '#config/themes.ts';
import { readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import { useUser } from '#session/session.ts';
import { useNumbers } from '#shared/format/numbers.ts';
import { chooseTheme, useTheme } from '#shared/theme/theme.ts';
import { Avatar } from '#shared/ui/avatar.tsx';
import { LongDate } from '#shared/ui/date-time.tsx';
import { Icon } from '#shared/ui/icon.tsx';
import menu from '#shared/ui/menu.module.css';
import { MenuItem, MenuSeparator } from '#shared/ui/menu.tsx';
import styles from './user-menu.module.css';

const UserMenu_user = graphql(`
  fragment UserMenu_user on User {
    username
    level
    points
    nextLevelAt
    createdAt
  }
`);

/** The user's name with a menu of the account: its pages, the theme, the legal texts and the log-out. */
export function UserMenu({ onLogOut }: { onLogOut(): void }) {
  const { username, level, points, nextLevelAt, createdAt } = readFragment(UserMenu_user, useUser());
  const { plural } = useNumbers();
  const facts = useId();
  return (
    // A modal menu adds a style element, which the Content-Security-Policy blocks. Without a portal the menu stays inside
    // the header landmark.
    <Menu.Root modal={false}>
      <Menu.Trigger className={styles.trigger} aria-label={`Menu of ${username}`}>
        <Avatar name={username} size="large" />
        <span className={styles.username}>{username}</span>
        <Icon name="chevron-down" size={16} className={styles.arrow} />
      </Menu.Trigger>
      <Menu.Content
        className={`${menu.menu} ${styles.menu}`}
        align="end"
        sideOffset={12}
        collisionPadding={8}
        aria-describedby={facts}
      >
        <div id={facts} className={styles.facts}>
          <strong>{username}</strong>
          <span>
            Level {level}
            {nextLevelAt != null && ` · ${plural(nextLevelAt - points, 'point')} to the next`}
          </span>
          <span>
            Since <LongDate iso={createdAt} />
          </span>
        </div>
        <Menu.Item className={menu.item} asChild>
          <Link to={paths.account}>
            <Icon name="user-round" /> Account
          </Link>
        </Menu.Item>
        <MenuSeparator />
        <ThemeChoice />
        <MenuSeparator />
        <div className={styles.legal}>
          <Menu.Item className={menu.item} asChild>
            <Link to={paths.terms}>
              <Icon name="book-open-check" /> Terms
            </Link>
          </Menu.Item>
          <Menu.Item className={menu.item} asChild>
            <Link to={paths.privacyShort}>
              <Icon name="shield-check" /> Privacy
            </Link>
          </Menu.Item>
        </div>
        <MenuItem icon="log-out" onSelect={onLogOut}>
          Log out
        </MenuItem>
      </Menu.Content>
    </Menu.Root>
  );
}

/** Selecting a theme keeps the menu open, so that the user sees the result. */
function ThemeChoice() {
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
          className={menu.item}
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
