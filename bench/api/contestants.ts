/** Servers that draw and read a code, as others would put one together. */
export const peers = [
  'Fastify, qrcode, read by jsQR',
  'Fastify, qrcode, read by ZXing',
  'Fastify, bwip-js, read by ZXing',
] as const;
/** Servers that send the same bytes again and again. */
export const senders = ['Fastify, the same bytes', 'Fastify, the same bytes behind our guards'] as const;
export type Peer = (typeof peers)[number];
