import { brand } from '#config/brand.ts';
import { paths } from '#config/paths.ts';
import { ReportLink } from '#features/report-link/report-link.tsx';
import { pageTitle } from '#shared/layout/head.ts';
import { TextPage } from '#shared/layout/page.tsx';

const head = {
  title: pageTitle('Report a link'),
  description: `Report a short link of ${brand.name} that leads to a harmful site, such as a forged shop or bank. You need no account.`,
  keywords: 'report abuse, harmful link, phishing, QR code scam',
  path: paths.report,
};

export default function Report() {
  return (
    <TextPage
      head={head}
      title="Report a link"
      lead="Does a code lead to a forged shop or bank, or to anything else harmful? Tell the operator of this site, who can disable it."
    >
      <ReportLink />
    </TextPage>
  );
}
