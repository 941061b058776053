import { formatShortDate } from '#shared/format/format-date.ts';
import { useLocale } from '#shared/format/locale.ts';
import { type Activity, describeActivity } from './activity-texts.ts';

/** The person, and what they did. */
export function ActivityText({ entry }: { readonly entry: Activity }) {
  const locale = useLocale();
  const parts = describeActivity(entry, (day) => formatShortDate(day, locale));
  return (
    <>
      <strong dir="auto">{entry.actor?.name ?? 'A former member'}</strong> <bdi>{parts.join(', ')}</bdi>
    </>
  );
}
