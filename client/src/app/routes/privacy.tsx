import { brand } from '#config/brand.ts';
import { paths } from '#config/paths.ts';
import { LegalPage } from '#features/legal/legal-page.tsx';
import { privacy } from '#features/legal/privacy.tsx';
import { pageTitle } from '#shared/layout/head.ts';

const title = 'Privacy Policy';

const head = {
  title: pageTitle(title),
  description: `What ${brand.name} knows about you, and what it doesn’t: codes are made in your browser, accounts store little, and there are no trackers. Seven short sections.`,
  keywords: `${brand.name} privacy, privacy policy, private QR code generator, QR codes without tracking`,
  path: paths.privacy,
};

export default function Privacy() {
  return (
    <LegalPage
      head={head}
      title={title}
      summary="What you put into a code stays in your browser, unless you save it. Then it is encrypted first. This page explains what we store, and for how long."
      sections={privacy}
    />
  );
}
