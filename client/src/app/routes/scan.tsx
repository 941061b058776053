import { useEffect } from 'react';
import { NavigationType, useBlocker, useNavigationType } from 'react-router-dom';
import { brand } from '#config/brand.ts';
import { generatorPath } from '#config/generators.ts';
import { paths } from '#config/paths.ts';
import { landingTab } from '#features/generator/kept-input.ts';
import { Scan } from '#features/scan/scan.tsx';
import { isKnownUser, useSession } from '#session/session.ts';
import { loadAddress, reload } from '#shared/browser/navigation.ts';
import type { OpenForm } from '#shared/code/use-open-form.ts';
import { pageTitle } from '#shared/layout/head.ts';
import { TextPage } from '#shared/layout/page.tsx';
import { visitorDrafts } from '#shared/storage/drafts.ts';
import { carryInput } from '#shared/storage/input-store.ts';
import { landingLock } from '../landing-lock.ts';

const head = {
  title: pageTitle('Scan a QR code'),
  description: `Read QR codes with your camera, or from a picture, a screenshot or a PDF file. ${brand.name} says what they contain, and nothing leaves your browser.`,
  keywords:
    'QR code scanner, read QR code from image, scan QR code online, QR code reader, decode QR code, PDF',
  path: paths.scan,
};

/** The page that reads codes. */
export default function ScanPage() {
  useOwnDocument();
  const session = useSession();
  const makeAgain: OpenForm = (id, values) => {
    // Carried through this tab, because the content must not be part of a URL.
    visitorDrafts.save(id, values);
    landingTab.set(id);
    carryInput();
    const open = isKnownUser(session) ? generatorPath(id) : '/#generate';
    loadAddress(landingLock(id, session)?.to ?? open);
  };
  return (
    <TextPage
      head={head}
      title="Scan a QR code"
      lead="With your camera, or from a picture, a screenshot or a PDF file. You see what a code contains before you open it."
    >
      <Scan noteOn={(id) => landingLock(id, session)?.text} onMakeAgain={makeAgain} />
    </TextPage>
  );
}

/**
 * Gives this page a document of its own: the server allows the camera for a document, and only for this page's. A
 * navigation within the site that leads here loads the page again, and a navigation away loads the other page.
 */
function useOwnDocument(): void {
  const wasNavigated = useNavigationType() !== NavigationType.Pop;
  useEffect(() => {
    if (wasNavigated) reload();
  }, [wasNavigated]);
  const blocker = useBlocker(({ nextLocation }) => nextLocation.pathname !== paths.scan);
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    const { pathname, search, hash } = blocker.location;
    blocker.reset();
    loadAddress(`${pathname}${search}${hash}`);
  }, [blocker]);
}
