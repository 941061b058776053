import { useLocation } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { BoardPage } from '#features/board/board-page.tsx';
import { pageTitle } from '#shared/layout/head.ts';
import { useHead } from '#shared/layout/use-head.ts';
import { OpenLayout } from '../open-layout.tsx';

const head = {
  title: pageTitle('Jira Board'),
  description: 'A live task board: several people move the same cards at once, and no change is lost.',
  keywords: 'live task board, shared kanban board, real-time collaboration',
  path: paths.tasks,
};

/** The open task board, with or without an open card. */
export default function Cards() {
  useHead(head);
  const { pathname } = useLocation();
  return (
    <OpenLayout path={pathname}>
      <BoardPage />
    </OpenLayout>
  );
}
