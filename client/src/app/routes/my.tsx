import { MyPage } from '#features/board/boards/my-page.tsx';

/** The user's cards on all boards. */
export default function My() {
  return <MyPage />;
}
