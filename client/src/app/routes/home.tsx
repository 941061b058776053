import { mainTypes, moreTypes } from '#config/generators.ts';
import { ConfirmEmail } from '#features/dashboard/confirm-email.tsx';
import { Greeting, Intro } from '#features/dashboard/intro.tsx';
import { PremiumList } from '#features/dashboard/premium-list.tsx';
import { TypeCards } from '#features/dashboard/type-cards.tsx';
import { UnlockOffer } from '#features/tokens/unlock-offer.tsx';
import { UnlockOfferSlot } from '#shared/code/unlock-offer-slot.ts';
import { MemberPage } from '#shared/layout/member-page.tsx';

/** The dashboard. */
export default function Home() {
  return (
    <MemberPage title="Generate QR Codes">
      <ConfirmEmail />
      <Greeting />
      <Intro />
      <TypeCards title="Choose a type" types={mainTypes} />
      <TypeCards title="More types" types={moreTypes} />
      <UnlockOfferSlot value={UnlockOffer}>
        <PremiumList />
      </UnlockOfferSlot>
    </MemberPage>
  );
}
