import { mainTypes, moreTypes } from '#config/generators.ts';
import { ConfirmEmail } from '#features/dashboard/confirm-email.tsx';
import { Greeting, Intro } from '#features/dashboard/intro.tsx';
import { PremiumList } from '#features/dashboard/premium-list.tsx';
import { TypeCards } from '#features/dashboard/type-cards.tsx';
import { useCatalogue } from '#shared/graphql/catalogue.ts';
import { MemberPage } from '#shared/layout/member-page.tsx';

/** The dashboard. */
export default function Home() {
  const { features, failure, retry } = useCatalogue();
  return (
    <MemberPage title="Generate QR Codes">
      <ConfirmEmail />
      <Greeting />
      <Intro />
      <TypeCards title="Choose a type" types={mainTypes} features={features} />
      <TypeCards title="More types" types={moreTypes} features={features} />
      <PremiumList features={features} failure={failure} onRetry={retry} />
    </MemberPage>
  );
}
