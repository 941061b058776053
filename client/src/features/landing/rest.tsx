import { useHashScroll } from '#shared/browser/page-scroll.ts';
import { Faq } from './faq.tsx';
import { Hero } from './hero.tsx';
import { CanaryCheck, PrintGuide, Timeline, Why } from './sections.tsx';

export { LaunchDialog } from './launch-dialog.tsx';

/** The landing page below the generator. */
export function Rest() {
  // The hook is here, because links lead to these sections.
  useHashScroll();
  return (
    <>
      <Hero />
      <Why />
      <Timeline />
      <CanaryCheck />
      <PrintGuide />
      <Faq />
    </>
  );
}
