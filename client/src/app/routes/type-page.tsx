import type { ContentTypeId } from '@canary/qr/content/all';
import { lazy, type ReactNode, Suspense } from 'react';
import { Link } from 'react-router-dom';
import { typePagePath } from '#config/generators.ts';
import { PublicGenerator } from '#features/generator/public-generator.tsx';
import { UnlockOfferSlot } from '#features/generator/unlock/unlock-offer-slot.ts';
import { Section } from '#features/landing/section.tsx';
import type { TypePageContent } from '#features/type-page/type-page-content.ts';
import { loadTypePage } from '#features/type-page/type-pages.ts';
import { asNewVisitor } from '#session/new-visitor.ts';
import { useSession } from '#session/session.ts';
import { loadChunk } from '#shared/browser/load-chunk.ts';
import { usePageStart } from '#shared/browser/page-scroll.ts';
import { idle } from '#shared/browser/when-idle.ts';
import { pageTitle } from '#shared/layout/head.ts';
import { Page } from '#shared/layout/page.tsx';
import { Prerendered } from '#shared/layout/prerendered.tsx';
import { landingLock } from '../landing-lock.ts';
import { PublicUnlockOffer } from '../public-unlock-offer.ts';
import styles from './type-page.module.css';

/** The text below the generator. Its code loads later, because visitors use the generator first. */
const Text = lazy(async () => {
  await idle();
  const load = () => import('#features/type-page/type-page-text.tsx');
  return { default: (await loadChunk(load)).TypePageText };
});

/** Loads the public page of a content type, with the form of the type. */
export async function typePage(id: ContentTypeId): Promise<ReactNode> {
  return <TypePage key={id} id={id} content={await loadChunk(() => loadTypePage(id))} />;
}

interface TypePageProps {
  readonly id: ContentTypeId;
  readonly content: TypePageContent;
}

/** A generator, and texts about its code. */
function TypePage({ id, content }: TypePageProps) {
  const { type, title, lead, description, keywords } = content;
  const main = usePageStart<HTMLElement>();
  const lock = landingLock(id, useSession());
  return (
    <Page head={{ title: pageTitle(title), description, keywords, path: typePagePath(id) }}>
      <main id="content" ref={main} tabIndex={-1} className={styles.main}>
        <Section id="generator" isFirst title={title} lead={lead}>
          {lock && (
            <p className={styles.lock}>
              {lock.text} What you fill in comes with you.{' '}
              <Link to={lock.to} state={asNewVisitor}>
                Sign up free
              </Link>
            </p>
          )}
          <UnlockOfferSlot value={PublicUnlockOffer}>
            <PublicGenerator type={type} />
          </UnlockOfferSlot>
        </Section>
        <Suspense>
          <Prerendered>
            <Text content={content} />
          </Prerendered>
        </Suspense>
      </main>
    </Page>
  );
}
