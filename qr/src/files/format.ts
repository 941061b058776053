/** The formats of files, the most used first. */
export const fileFormats = ['png', 'svg', 'pdf', 'webp', 'jpeg'] as const;

export type FileFormat = (typeof fileFormats)[number];

interface FormatTraits {
  /** Media type. */
  readonly type: string;
  /** Extension of the file's name, without the dot. */
  readonly extension: string;
  /** Whether the file has outlines instead of pixels, so that it is sharp at every size. */
  readonly isVector: boolean;
  /** Whether pixels can be transparent. */
  readonly hasTransparency: boolean;
  /** Whether the encoder drops details, depending on its quality setting. */
  readonly isLossy: boolean;
}

export const formatTraits: Readonly<Record<FileFormat, FormatTraits>> = {
  png: { type: 'image/png', extension: 'png', isVector: false, hasTransparency: true, isLossy: false },
  svg: { type: 'image/svg+xml', extension: 'svg', isVector: true, hasTransparency: true, isLossy: false },
  pdf: { type: 'application/pdf', extension: 'pdf', isVector: true, hasTransparency: true, isLossy: false },
  webp: { type: 'image/webp', extension: 'webp', isVector: false, hasTransparency: true, isLossy: true },
  jpeg: { type: 'image/jpeg', extension: 'jpg', isVector: false, hasTransparency: false, isLossy: true },
};
