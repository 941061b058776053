/** The kinds of content for which a static code is offered, by the scheme of their addresses, as people name them. */
const staticCodes = {
  'tel:': 'phone',
  'sms:': 'sms',
  'smsto:': 'sms',
  'mailto:': 'email',
  'geo:': 'location',
  'upi:': 'upi',
  'wifi:': 'wifi',
} as const;

/** What the owner of an address that a dynamic code can't lead to can do instead. */
export type TargetOffer =
  /** Leads to a web page with the same content. */
  | { readonly kind: 'page'; readonly target: string }
  /** Makes a static code. */
  | { readonly kind: 'static'; readonly type: (typeof staticCodes)[keyof typeof staticCodes] };

/**
 * Finds what can be made of an address of another scheme than http and https. The addresses of stores and messengers are
 * those of their documentation: https://developer.android.com/distribute/marketing-tools/linking-to-google-play,
 * https://faq.whatsapp.com/5913398998672934, https://core.telegram.org/api/links.
 *
 * @returns undefined if there is nothing
 *
 * @example
 * offerFor('market://details?id=com.example'); // { kind: 'page', target: 'https://play.google.com/store/apps/details?id=com.example' }
 * offerFor('tel:+49301234'); // { kind: 'static', type: 'phone' }
 */
export function offerFor(typed: string): TargetOffer | undefined {
  const text = typed.trim();
  if (!URL.canParse(text)) return undefined;
  const { protocol, searchParams } = new URL(text);
  const type = Object.entries(staticCodes).find(([scheme]) => scheme === protocol)?.[1];
  if (type) return { kind: 'static', type };
  const page = pageOf(text, protocol, searchParams);
  return page === undefined ? undefined : { kind: 'page', target: page };
}

function pageOf(text: string, protocol: string, parameters: URLSearchParams): string | undefined {
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
