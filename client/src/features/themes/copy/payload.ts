/** What every code of the gallery holds; scripts/drawn-assets.ts draws it. */
export const galleryPayload = 'Every design here was read back.';
