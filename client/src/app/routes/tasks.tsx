import { useState } from 'react';
import { Link, Navigate } from 'react-router-dom';
import { Bar } from '#components/layout/bar.tsx';
import { SiteFooter } from '#components/layout/site-footer.tsx';
import header from '#components/layout/site-header.module.css';
import { ThemeSwitch } from '#components/ui/theme-switch.tsx';
import { paths } from '#config/paths.ts';
import { Board } from '#features/board/components/board.tsx';
import { TokenCount } from '#features/tokens/components/token-count.tsx';
import { TopBar } from '#features/top-bar/components/top-bar.tsx';
import { useHead } from '#hooks/use-head.ts';
import { useMe } from '#hooks/use-me.ts';
import { pageTitle } from '#lib/head.ts';
import { withNext } from '#lib/with-next.ts';

const head = {
  title: pageTitle('Jira Board'),
  description: 'A live task board: several people move the same cards at once, and no change is lost.',
  keywords: 'live task board, shared kanban board, real-time collaboration',
  path: paths.tasks,
};

/** The task board, under the bar of whoever is signed in or of a visitor. */
export default function Tasks() {
  useHead(head);
  const { me } = useMe();
  const [wasMember, setWasMember] = useState(false);
  if (me.status === 'signed-in' && !wasMember) setWasMember(true);
  // Logging out leads to the login from here too; whoever had done so before stays a visitor.
  if (wasMember && me.status === 'signed-out' && me.why === 'asked')
    return <Navigate to={paths.login} replace />;
  return (
    <>
      {me.status === 'signed-in' ? (
        <TopBar>
          <TokenCount />
        </TopBar>
      ) : (
        <Bar to={paths.landing}>
          {me.status === 'signed-out' && (
            <div className={header.tools}>
              <nav className={header.links} aria-label="Main">
                <Link className={header.account} to={withNext(paths.login, paths.tasks)}>
                  Log in
                </Link>
              </nav>
              <ThemeSwitch />
            </div>
          )}
        </Bar>
      )}
      <Board />
      <SiteFooter />
    </>
  );
}
