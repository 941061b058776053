import { launch } from '#config/launch.ts';
import { blogPath, paths } from '#config/paths.ts';
import { articles } from '#features/blog/articles.ts';
import { ConfirmEmail } from '#features/dashboard/confirm-email.tsx';
import { Greeting, Intro } from '#features/dashboard/intro.tsx';
import { News } from '#features/dashboard/news.tsx';
import { TokenOffers } from '#features/dashboard/token-offers.tsx';
import { TypeCards } from '#features/dashboard/type-cards.tsx';
import { RecentCodes } from '#features/history/recent/recent-codes.tsx';
import { UnlockOffer } from '#features/tokens/unlock-offer.tsx';
import { MemberPage } from '#shared/layout/member-page.tsx';

const news = [
  { title: 'Dynamic codes', text: launch.text, path: paths.dynamicQr },
  ...articles.slice(0, 2).map(({ slug, title, snippet }) => ({ title, text: snippet, path: blogPath(slug) })),
];

/** The dashboard. */
export default function Home() {
  return (
    <MemberPage title="Generate QR Codes">
      <ConfirmEmail />
      <Greeting />
      <RecentCodes />
      <TypeCards />
      <TokenOffers Offer={UnlockOffer} />
      <Intro />
      <News items={news} />
    </MemberPage>
  );
}
