import { formatDate, formatDateTime, formatShortDate, formatTime } from '#shared/format/format-date.ts';
import { useLocale } from '#shared/format/locale.ts';

interface DateProps {
  /** A timestamp, or a date without a time such as `2025-07-13`. */
  readonly iso: string;
}

/** A date in the visitor's locale. */
export function LongDate({ iso }: DateProps) {
  const locale = useLocale();
  return (
    <time dateTime={iso} lang={foreignLanguage(locale)}>
      {formatDate(iso, locale)}
    </time>
  );
}

/** A date for a column of dates, with its time on hover. */
export function ShortDate({ iso }: DateProps) {
  const locale = useLocale();
  return (
    <time dateTime={iso} lang={foreignLanguage(locale)} title={formatDateTime(iso, locale)}>
      {formatShortDate(iso, locale)}
    </time>
  );
}

/** A date and time in the visitor's locale and time zone. */
export function DateTime({ iso }: DateProps) {
  const locale = useLocale();
  return (
    <time dateTime={iso} lang={foreignLanguage(locale)}>
      {formatDateTime(iso, locale)}
    </time>
  );
}

/** A time of day in the visitor's locale and time zone, where the date is known from the context. */
export function TimeOfDay({ iso }: DateProps) {
  const locale = useLocale();
  return (
    <time dateTime={iso} lang={foreignLanguage(locale)}>
      {formatTime(iso, locale)}
    </time>
  );
}

/** The page is in English, so screen readers need the language of a date in another language. */
function foreignLanguage(locale: string | undefined): string | undefined {
  return locale?.startsWith('en') ? undefined : locale;
}
