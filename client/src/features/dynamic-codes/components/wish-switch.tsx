import { type FragmentType, readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import { useAction } from '#shared/forms/use-action.ts';
import { Outcome } from '#shared/ui/outcome.tsx';
import { Switch } from '#shared/ui/switch.tsx';
import { useWishForDynamicCodes } from '../hooks/use-wish-for-dynamic-codes.ts';
import styles from './tell-me.module.css';

export const WishSwitch_user = graphql(`
  fragment WishSwitch_user on User {
    id
    wantsDynamicCodes
  }
`);

/** To be told or not, at once. */
export function WishSwitch({ user }: { readonly user: FragmentType<typeof WishSwitch_user> }) {
  const { id, wantsDynamicCodes } = readFragment(WishSwitch_user, user);
  const wish = useWishForDynamicCodes(id);
  const { run, busy, failure } = useAction(async () => {
    await wish(!wantsDynamicCodes);
    return undefined;
  });
  return (
    <>
      <Switch
        label="Tell me when it is here"
        describedBy="wish-kept"
        isOn={wantsDynamicCodes}
        busy={busy}
        onToggle={run}
      />
      <p id="wish-kept" className={styles.note}>
        {wantsDynamicCodes
          ? 'Your account says yes: we write to its address once dynamic codes are here.'
          : 'Your account says no: we don’t write to you about dynamic codes.'}
      </p>
      <Outcome failure={failure && `This was not saved. ${failure} Switch it again to try once more.`} />
    </>
  );
}
