import { paths } from '#config/paths.ts';
import { Bar } from './bar.tsx';
import { PageLoader } from './page-loader.tsx';

/** Shown while it isn't known yet what stands around the page. */
export function LoadingPage({ text }: { text?: string }) {
  return (
    <>
      <Bar to={paths.landing} />
      <PageLoader text={text} />
    </>
  );
}
