import { type FragmentType, readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import { useHashScroll } from '#shared/browser/use-hash-scroll.ts';
import { PageHead } from '#shared/layout/member-page.tsx';
import { Contents } from '#shared/layout/sectioned-page.tsx';
import styles from './account-page.module.css';
import { DataDownload } from './data-download.tsx';
import { DeleteSection } from './delete-section.tsx';
import { EmailSection } from './email-section.tsx';
import { HistorySection } from './history-section.tsx';
import { LeaderboardSwitch } from './leaderboard-switch.tsx';
import { LogOutEverywhere } from './logout-everywhere.tsx';
import { PasswordSection } from './password-section.tsx';
import { Section } from './section.tsx';
import { SessionList } from './session-list.tsx';
import { Standing } from './standing.tsx';
import { UsernameForm } from './username-form.tsx';

export const AccountPage_user = graphql(`
  fragment AccountPage_user on User {
    ...Standing_user
    ...UsernameForm_user
    ...LeaderboardSwitch_user
    ...EmailSection_user
    ...PasswordSection_user
    ...HistorySection_user
    ...DeleteSection_user
  }
`);

const sections = [
  { id: 'profile', title: 'Profile' },
  { id: 'leaderboard', title: 'Leaderboard' },
  { id: 'email', title: 'Email' },
  { id: 'password', title: 'Password' },
  { id: 'history', title: 'Saved history' },
  { id: 'devices', title: 'Devices' },
  { id: 'data', title: 'Your data' },
  { id: 'delete', title: 'Delete my account' },
];

/** Everything that somebody can see and change of their account. */
export function AccountPage({ user: given }: { readonly user: FragmentType<typeof AccountPage_user> }) {
  const user = readFragment(AccountPage_user, given);
  useHashScroll();
  return (
    <>
      <PageHead title="Your account" />
      <div className={styles.columns}>
        <div className={styles.side}>
          <Standing user={user} />
          <div className={styles.contents}>
            <Contents sections={sections} />
          </div>
        </div>
        <div className={styles.sections}>
          <Section
            id="profile"
            title="Profile"
            lead="The name that you are greeted by, here and on the leaderboard."
          >
            <UsernameForm user={user} />
          </Section>
          <Section id="leaderboard" title="Leaderboard" lead="You are only on it if you say so.">
            <LeaderboardSwitch user={user} />
          </Section>
          <EmailSection user={user} />
          <PasswordSection user={user} />
          <HistorySection user={user} />
          <Section
            id="devices"
            title="Devices"
            lead="Where you are logged in. If you don’t know one of them, log it out and change your password."
          >
            <SessionList />
            <LogOutEverywhere />
          </Section>
          <Section
            id="data"
            title="Your data"
            lead="Everything that we keep about you, in one file. Passwords and keys that let somebody in are not in it."
          >
            <DataDownload />
          </Section>
          <DeleteSection user={user} />
        </div>
      </div>
    </>
  );
}
