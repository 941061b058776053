import { MyPage } from '#features/board/mine/my-page.tsx';

/** The user's cards on all boards. */
export default function My() {
  return <MyPage />;
}
