export { contentTypes } from '@canary/qr/content/all';
export { default as ColourChips } from './colour-chips.tsx';
export { ContentOffers } from './content-offers.tsx';
export { default as DesignNote } from './design-note.tsx';
export { default as ExportMessage } from './export/export-message.tsx';
export { default as LivePreview } from './live-preview.tsx';
export { default as ScanCheck } from './scan-check/scan-check.tsx';
export { default as Studio } from './studio/studio.tsx';
export { default as TypePrice } from './type-price.tsx';
