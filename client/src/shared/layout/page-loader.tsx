import { brand } from '#config/brand.ts';
import { Mark } from '#shared/ui/icon.tsx';
import { Bar } from './bar.tsx';

/** Placeholder for the content of a page while its code or data loads. */
export function PageLoader({ text = 'Loading…' }: { readonly text?: string | undefined }) {
  return (
    <main id="content" className="page-loader" aria-busy="true">
      <h1 className="visually-hidden">{brand.name}</h1>
      <Mark size={64} />
      <p role="status">{text}</p>
    </main>
  );
}

interface LoadingPageProps {
  /** Target of the logo. */
  readonly to: string;
  readonly text?: string;
}

/** Placeholder for a whole page while its layout isn't known yet. */
export function LoadingPage({ to, text }: LoadingPageProps) {
  return (
    <>
      <Bar to={to} />
      <PageLoader text={text} />
    </>
  );
}
