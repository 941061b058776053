import { useHashScroll } from '#shared/browser/page-scroll.ts';
import { useNumbers } from '#shared/format/numbers.ts';
import { MemberPage } from '#shared/layout/member-page.tsx';
import { useUnreadNotices } from '../live/unread-count.ts';
import { MyCards } from './my-cards.tsx';
import styles from './my-page.module.css';
import { NoticeList } from './notice-list.tsx';

/** The user's cards on all boards, and the notices about them. */
export function MyPage() {
  const unread = useUnreadNotices();
  const { plural } = useNumbers();
  useHashScroll();
  return (
    <MemberPage title="My cards">
      <h1>My cards</h1>
      {unread > 0 && (
        <p className={styles.jump}>
          <a href="#notices">{plural(unread, 'unread notice')}</a>
        </p>
      )}
      <div className={styles.columns}>
        <section aria-label="Cards" className={styles.part}>
          <MyCards />
        </section>
        <section id="notices" aria-labelledby="notices-title" className={styles.part}>
          <h2 id="notices-title">Notices</h2>
          <NoticeList />
        </section>
      </div>
    </MemberPage>
  );
}
