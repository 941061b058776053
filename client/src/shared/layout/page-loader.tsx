import { brand } from '#config/brand.ts';
import { Mark } from '#shared/ui/mark.tsx';

/** Stands for a page's content while its code, or what it shows, is on its way. */
export function PageLoader({ text = 'Loading…' }: { text?: string | undefined }) {
  return (
    <main id="content" className="page-loader" aria-busy="true">
      <h1 className="visually-hidden">{brand.name}</h1>
      <Mark size={64} />
      <p role="status">{text}</p>
    </main>
  );
}
