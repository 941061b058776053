import { Bar } from './bar.tsx';
import { PageLoader } from './page-loader.tsx';

interface LoadingPageProps {
  /** Where the logo leads. */
  readonly to: string;
  readonly text?: string;
}

/** Shown while it isn't known yet what stands around the page. */
export function LoadingPage({ to, text }: LoadingPageProps) {
  return (
    <>
      <Bar to={to} />
      <PageLoader text={text} />
    </>
  );
}
