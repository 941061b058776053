import { brand } from './brand.ts';
import { generatorPath } from './generators.ts';
import { paths } from './paths.ts';

/** An icon of the installed site or of a browser tab. */
interface SiteIcon {
  /** Path on the site. */
  readonly src: string;
  /** Width and height in pixels. */
  readonly side: number;
  /** The width of the mark as a share of the icon's width. The rest is a canary-coloured margin. */
  readonly share: number;
}

const small: SiteIcon = { src: '/icons/icon-192.png', side: 192, share: 1 };
const large: SiteIcon = { src: '/icons/icon-512.png', side: 512, share: 1 };
/** An icon that systems may crop to any shape that contains the central 80% (W3C: maskable icon). */
const maskable: SiteIcon = { src: '/icons/maskable-512.png', side: 512, share: 0.84 };
/** The icon for iOS, which rounds the corners itself. index.html links it. */
export const appleIcon: SiteIcon = { src: '/icons/apple-touch-icon.png', side: 180, share: 0.92 };

/** The tab icon for browsers that don't support SVG icons. */
export const tabIcon: SiteIcon = { src: '/icons/favicon-32.png', side: 32, share: 1 };

export const siteIcons: readonly SiteIcon[] = [small, large, maskable, appleIcon, tabIcon];

const png = ({ src, side }: SiteIcon) => ({
  src,
  sizes: `${side}x${side}`,
  type: 'image/png',
});

/** The web app manifest (W3C), which makes the site installable. */
export const webManifest = {
  id: '/',
  name: `${brand.name} – ${brand.tagline}`,
  short_name: brand.name,
  description:
    'Make QR codes that are checked before you get them. Your browser makes them, online or offline.',
  lang: 'en',
  dir: 'ltr',
  start_url: paths.landing,
  scope: '/',
  display: 'standalone',
  theme_color: brand.ink,
  background_color: brand.ink,
  categories: ['utilities', 'productivity'],
  icons: [
    png(small),
    png(large),
    { ...png(maskable), purpose: 'maskable' },
    { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
  ],
  shortcuts: [
    { name: 'URL QR code', url: generatorPath('url') },
    { name: 'Wi-Fi QR code', url: generatorPath('wifi') },
  ],
};
