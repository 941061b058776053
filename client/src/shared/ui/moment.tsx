import { formatDay, formatMinute } from '#shared/format/format-date.ts';
import { useLocale } from '#shared/format/use-locale.ts';

interface MomentProps {
  /** A moment, or a day without a time, such as `2025-07-13`. */
  readonly iso: string;
}

/** A day, as the visitor writes it. */
export function Day({ iso }: MomentProps) {
  const locale = useLocale();
  return (
    <time dateTime={iso} lang={foreign(locale)}>
      {formatDay(iso, locale)}
    </time>
  );
}

/** A day and the time of day, as the visitor writes them. */
export function Minute({ iso }: MomentProps) {
  const locale = useLocale();
  return (
    <time dateTime={iso} lang={foreign(locale)}>
      {formatMinute(iso, locale)}
    </time>
  );
}

/** The page is in English, so that a screen reader has to be told where something isn't. */
function foreign(locale: string | undefined): string | undefined {
  return locale?.startsWith('en') ? undefined : locale;
}
