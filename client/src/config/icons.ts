/** The icons that the site uses, by their names in Lucide. `pnpm generate` draws them into assets/icons.svg. */
export const iconNames = [
  'arrow-up-right',
  'book-open-check',
  'check',
  'circle-alert',
  'copy',
  'download',
  'eye',
  'eye-off',
  'loader-circle',
  'lock',
  'pen-tool',
  'plus',
  'printer',
  'rotate-ccw',
  'save',
  'scan-line',
  'sparkles',
  'triangle-alert',
  'x',
] as const;

export type IconName = (typeof iconNames)[number];
