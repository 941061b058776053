import { brand } from './brand.ts';
import { paths } from './paths.ts';

/** A picture that the installed site is shown with. */
interface SiteIcon {
  /** Where it lies on the site. */
  readonly src: string;
  /** In pixels. */
  readonly side: number;
  /** Which part of its side the mark takes up; where it isn't all of it, the rest is canary to the edge. */
  readonly share: number;
}

const small: SiteIcon = { src: '/icons/icon-192.png', side: 192, share: 1 };
const large: SiteIcon = { src: '/icons/icon-512.png', side: 512, share: 1 };
/** May be cut to any shape within its middle four fifths. */
const maskable: SiteIcon = { src: '/icons/maskable-512.png', side: 512, share: 0.84 };
/** For iOS, which rounds it off itself and looks for it in the page's head. */
export const appleIcon: SiteIcon = { src: '/icons/apple-touch-icon.png', side: 180, share: 0.92 };

/** For the tabs of browsers that take no SVG there. */
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
    'Make QR codes that are read back before you get them. They are made in this browser, online or offline.',
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
    { name: 'URL QR code', url: paths.generateUrl },
    { name: 'Wi-Fi QR code', url: paths.generateWifi },
  ],
};
