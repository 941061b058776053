import { useLocale } from '#shared/format/locale.ts';
import { useTerms } from '../live/selectors.ts';
import { type Activity, describeActivity } from './activity-texts.ts';

/** The person, and their action. */
export function ActivityText({ entry }: { readonly entry: Activity }) {
  const locale = useLocale();
  const { everyone } = useTerms();
  const parts = describeActivity(entry, locale);
  return (
    <>
      <strong dir="auto">{entry.actor?.name ?? (everyone === null ? 'A former member' : 'A visitor')}</strong>{' '}
      <bdi>{parts.join(', ')}</bdi>
    </>
  );
}
