import { lazy, Suspense } from 'react';
import { brand } from '#config/brand.ts';
import { paths } from '#config/paths.ts';
import { TabbedGenerator } from '#features/generator/tabbed-generator.tsx';
import { UnlockOfferSlot } from '#features/generator/unlock/unlock-offer-slot.ts';
import { Section } from '#features/landing/section.tsx';
import { useSession } from '#session/session.ts';
import { loadChunk } from '#shared/browser/load-chunk.ts';
import { idle } from '#shared/browser/when-idle.ts';
import { Page } from '#shared/layout/page.tsx';
import { Prerendered } from '#shared/layout/prerendered.tsx';
import { landingLock } from '../landing-lock.ts';
import { PublicUnlockOffer } from '../public-unlock-offer.ts';

const loadRest = () => loadChunk(() => import('#features/landing/rest.tsx'));

/** The page below the generator. Its code loads later, because visitors use the generator first. */
const Rest = lazy(async () => {
  await idle();
  return { default: (await loadRest()).Rest };
});
const LaunchDialog = lazy(async () => {
  await idle();
  return { default: (await loadRest()).LaunchDialog };
});

// Always the same element: React can't hydrate a part that is rendered again before its code is loaded.
const rest = (
  <Suspense>
    <Prerendered>
      <Rest />
    </Prerendered>
  </Suspense>
);

const head = {
  title: `${brand.name} – free QR code generator that checks every code`,
  path: paths.landing,
  // Only the prerendered document has these, so that the first load is smaller.
  ...(import.meta.env.SSR && {
    description:
      'Make a free QR code for a link, text or email, without signing up. We check every code before you get it, and what you type never leaves your browser.',
    keywords:
      'QR code generator, free QR code, QR code PNG, URL QR code, text QR code, Wi-Fi QR code, vCard QR code, QR code with logo, private QR code generator',
  }),
};

export function Landing() {
  const session = useSession();
  return (
    <Page head={head}>
      <main id="content">
        <Section
          id="generator"
          isFirst
          title="Generate Free QR Instantly"
          lead="Choose a type and download. Without an account, what you type stays in this browser."
        >
          <UnlockOfferSlot value={PublicUnlockOffer}>
            <TabbedGenerator lockOf={(id) => landingLock(id, session)} />
          </UnlockOfferSlot>
        </Section>
        <Suspense>
          <LaunchDialog />
        </Suspense>
        {rest}
      </main>
    </Page>
  );
}
