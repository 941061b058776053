import { brand } from '#config/brand.ts';
import { paths } from '#config/paths.ts';
import { TabbedGenerator } from '#features/generator/tabbed-generator.tsx';
import { CanaryCheck } from '#features/landing/components/canary-check.tsx';
import { Faq } from '#features/landing/components/faq.tsx';
import { Hero } from '#features/landing/components/hero.tsx';
import { LaunchDialog } from '#features/landing/components/launch-dialog.tsx';
import { PrintGuide } from '#features/landing/components/print-guide.tsx';
import { Section } from '#features/landing/components/section.tsx';
import { Timeline } from '#features/landing/components/timeline.tsx';
import { Why } from '#features/landing/components/why.tsx';
import { useSession } from '#session/session.ts';
import { useHashScroll } from '#shared/browser/use-hash-scroll.ts';
import { Page } from '#shared/layout/page.tsx';
import { landingLock } from '../landing-lock.ts';

const head = {
  title: `${brand.name} – free QR code generator that checks every code`,
  description:
    'Make a free QR code for a link, text or email, without signing up. Every code is read back before you get it, and what you type never leaves your browser.',
  keywords:
    'QR code generator, free QR code, QR code PNG, URL QR code, text QR code, Wi-Fi QR code, vCard QR code, QR code with logo, private QR code generator',
  path: paths.landing,
};

export function Landing() {
  const session = useSession();
  useHashScroll();
  return (
    <Page head={head}>
      <main id="content">
        <Hero />
        <Section
          id="generate"
          title="Generate Free QR Instantly"
          lead="Pick a type, fill it in, download. What you type stays in this browser."
        >
          <TabbedGenerator lockOf={(id, name) => landingLock(id, name, session)} />
        </Section>
        <Why />
        <Timeline />
        <CanaryCheck />
        <PrintGuide />
        <Faq />
      </main>
      <LaunchDialog />
    </Page>
  );
}
