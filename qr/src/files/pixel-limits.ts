/** Width of a PNG, JPEG or WebP in pixels. Browsers may allow less. In a file of its own for the first load of the site. */
export const pixelLimits = { min: 256, max: 8192 } as const;
