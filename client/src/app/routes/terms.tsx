import { brand } from '#config/brand.ts';
import { paths } from '#config/paths.ts';
import { LegalPage } from '#features/legal/legal-page.tsx';
import { terms } from '#features/legal/terms.tsx';
import { pageTitle } from '#shared/layout/head.ts';

const title = 'Terms & Conditions';

const head = {
  title: pageTitle(title),
  description: `The terms for using ${brand.name}: what is free, who owns your codes, how accounts, tokens and unlocks work, and what isn’t allowed. Seven short sections.`,
  keywords: `${brand.name} terms, terms and conditions, QR code generator terms, QR codes for commercial use`,
  path: paths.terms,
};

export default function Terms() {
  return (
    <LegalPage
      head={head}
      title={title}
      summary="Make codes, use them as you like, and don’t harm anyone with them. The details are below."
      sections={terms}
    />
  );
}
