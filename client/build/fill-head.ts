import type { Plugin } from 'vite';
import { brand, markSvg } from '../src/config/brand.ts';
import { failureScript, pressScript, stylesScript, themeScript } from '../src/config/head-scripts.ts';

/** Fills the placeholders of an HTML file and adds the scripts of its head. */
export function fillHead(): Plugin {
  const placeholders = {
    '%NAME%': brand.name,
    '%INK%': brand.ink,
    '%DARK_THEME_INK%': brand.darkThemeInk,
    '%MARK%': markSvg(),
  };
  return {
    name: 'canary:fill-head',
    transformIndexHtml: (html) => ({
      html: Object.entries(placeholders).reduce(
        (filled, [mark, word]) => filled.replaceAll(mark, word),
        html,
      ),
      // The Content-Security-Policy allows the script by its hash.
      tags: [
        {
          tag: 'script',
          children: `${themeScript};${stylesScript};${failureScript};${pressScript}`,
          injectTo: 'head-prepend',
        },
      ],
    }),
  };
}
