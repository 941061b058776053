import { mainTypes, moreTypes } from '#config/type-order.ts';
import { ConfirmAddress } from '#features/dashboard/components/confirm-address.tsx';
import { Greeting } from '#features/dashboard/components/greeting.tsx';
import { Intro } from '#features/dashboard/components/intro.tsx';
import { PremiumList } from '#features/dashboard/components/premium-list.tsx';
import { TypeCards } from '#features/dashboard/components/type-cards.tsx';
import { useCatalogue } from '#shared/graphql/use-catalogue.ts';
import { MemberPage } from '#shared/layout/member-page.tsx';

/** The dashboard. */
export default function Home() {
  const { features, failure, retry } = useCatalogue();
  return (
    <MemberPage title="Generate QR Codes">
      <ConfirmAddress />
      <Greeting />
      <Intro />
      <TypeCards title="Choose a type" types={mainTypes} features={features} />
      <TypeCards title="More types" types={moreTypes} features={features} />
      <PremiumList features={features} failure={failure} onRetry={retry} />
    </MemberPage>
  );
}
