import type { ReactNode } from 'react';
import { type FragmentType, readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import { useHashScroll } from '#shared/browser/page-scroll.ts';
import { PageHeader } from '#shared/layout/member-page.tsx';
import { Contents } from '#shared/layout/sectioned-page.tsx';
import { LongDate } from '#shared/ui/date-time.tsx';
import { LetterKeysSwitch } from '#shared/ui/letter-keys-switch.tsx';
import styles from './account-page.module.css';
import { ApiKeysSection } from './api-keys.tsx';
import { DataDownload } from './data-download.tsx';
import { DeleteSection } from './delete-section.tsx';
import { Devices } from './devices.tsx';
import { EmailSection } from './email-section.tsx';
import { LeaderboardSwitch } from './leaderboard-switch.tsx';
import { PasswordSection, type RewrapHistoryKey } from './password-section.tsx';
import { Section } from './section.tsx';
import { UsernameForm } from './username-form.tsx';

const AccountPage_user = graphql(`
  fragment AccountPage_user on User {
    id
    username
    createdAt
    ...UsernameForm_user
    ...LeaderboardSwitch_user
    ...EmailSection_user
    ...PasswordSection_user
    ...ApiKeysSection_user
    ...DeleteSection_user
  }
`);

const sections = [
  { id: 'profile', title: 'Profile' },
  { id: 'tokens', title: 'Tokens and level' },
  { id: 'leaderboard', title: 'Leaderboard' },
  { id: 'email', title: 'Email' },
  { id: 'password', title: 'Password' },
  { id: 'history', title: 'Saved history' },
  { id: 'devices', title: 'Devices' },
  { id: 'api-keys', title: 'API keys' },
  { id: 'keyboard', title: 'Keyboard' },
  { id: 'data', title: 'Your data' },
  { id: 'delete', title: 'Delete account' },
];

interface AccountPageProps {
  readonly user: FragmentType<typeof AccountPage_user>;
  /** The level, and what tokens buy. */
  readonly tokens: ReactNode;
  /** Status and settings of the saved history. */
  readonly history: ReactNode;
  readonly rewrapHistoryKey: RewrapHistoryKey;
}

export function AccountPage({ user: userFragment, tokens, history, rewrapHistoryKey }: AccountPageProps) {
  const user = readFragment(AccountPage_user, userFragment);
  useHashScroll();
  return (
    <>
      <PageHeader title="Your account">
        <strong>{user.username}</strong> · Member since <LongDate iso={user.createdAt} />
      </PageHeader>
      <div className={styles.columns}>
        <div className={styles.side}>
          <Contents sections={sections} />
        </div>
        <div className={styles.sections}>
          <Section id="profile" title="Profile" lead="Your name on this site and on the leaderboard.">
            <UsernameForm user={user} />
          </Section>
          <Section
            id="tokens"
            title="Tokens and level"
            lead="You unlock a feature once and keep it on all your devices."
          >
            {tokens}
          </Section>
          <Section id="leaderboard" title="Leaderboard" lead="Off by default.">
            <LeaderboardSwitch user={user} />
          </Section>
          <EmailSection user={user} />
          <PasswordSection user={user} rewrapHistoryKey={rewrapHistoryKey} />
          <Section
            id="history"
            title="Saved history"
            lead="Encrypted in your browser. Your password or passphrase unlocks it. If you forget that, use your recovery code."
          >
            {history}
          </Section>
          <Section
            id="devices"
            title="Devices"
            lead="All devices where you are logged in. If you don’t recognise one, log it out and change your password."
          >
            <Devices />
          </Section>
          <ApiKeysSection user={user} />
          <Section
            id="keyboard"
            title="Keyboard"
            lead="Shortcuts on boards. In wide windows, the keyboard button of a board lists them."
          >
            <LetterKeysSwitch />
          </Section>
          <Section
            id="data"
            title="Your data"
            lead="Download everything we store about you in one file. It doesn’t include passwords, login keys or the text of API keys. Of each board, it has the cards and texts that are yours; Export in the board’s menu saves all of it."
          >
            <DataDownload accountId={user.id} />
          </Section>
          <DeleteSection user={user} />
        </div>
      </div>
    </>
  );
}
