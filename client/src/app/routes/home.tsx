import { blogPath, paths } from '#config/paths.ts';
import { articles } from '#features/blog/articles.ts';
import { RecentBoards } from '#features/board/boards/recent-boards.tsx';
import { ConfirmEmail } from '#features/dashboard/confirm-email.tsx';
import { Intro } from '#features/dashboard/intro.tsx';
import { QuietLines } from '#features/dashboard/quiet-lines.tsx';
import { TypeFinder } from '#features/dashboard/type-finder.tsx';
import { RecoveryReminder } from '#features/history/key/recovery-banner.tsx';
import { LastTypes } from '#features/history/recent/last-types.tsx';
import { RecentCodes } from '#features/history/recent/recent-codes.tsx';
import { MemberPage } from '#shared/layout/member-page.tsx';
import styles from './home.module.css';

const news = [
  { title: 'Dynamic codes', path: paths.dynamicQr },
  ...articles.slice(0, 1).map(({ slug, title }) => ({ title, path: blogPath(slug) })),
];

/** The dashboard. */
export default function Home() {
  return (
    <MemberPage title="Generate QR Codes">
      <ConfirmEmail otherwise={<RecoveryReminder />} />
      <h1>Generate QR Codes</h1>
      <TypeFinder lastTypes={(show) => <LastTypes>{show}</LastTypes>} />
      <div className={styles.work}>
        <RecentCodes />
        <RecentBoards />
      </div>
      <QuietLines news={news} />
      <Intro />
    </MemberPage>
  );
}
