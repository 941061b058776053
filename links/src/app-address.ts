/**
 * Finds the web page with the same content as an address that opens an app. Sources of the addresses of stores and
 * messengers: https://developer.android.com/distribute/marketing-tools/linking-to-google-play,
 * https://faq.whatsapp.com/5913398998672934, https://core.telegram.org/api/links.
 *
 * @returns undefined if there is no such page
 *
 * @example findWebPage('market://details?id=com.example') // 'https://play.google.com/store/apps/details?id=com.example'
 */
export function findWebPage(typed: string): string | undefined {
  const text = typed.trim();
  if (!URL.canParse(text)) return undefined;
  const { protocol, searchParams: parameters } = new URL(text);
  const link = (base: string, value: string | null) => (value ? base + encodeURIComponent(value) : undefined);
  switch (protocol) {
    case 'market:':
      return (
        link('https://play.google.com/store/apps/details?id=', parameters.get('id')) ??
        link('https://play.google.com/store/search?c=apps&q=', parameters.get('q'))
      );
    case 'itms:':
    case 'itms-apps:':
    case 'itms-appss:':
      return /^[^:]+:\/\/(apps|itunes)\.apple\.com\//i.test(text)
        ? text.replace(/^[^:]+/, 'https')
        : undefined;
    case 'whatsapp:':
      return link('https://wa.me/', parameters.get('phone')?.replaceAll(/\D/g, '') ?? null);
    case 'tg:':
      return link('https://t.me/', parameters.get('domain'));
    default:
      return undefined;
  }
}
