import type { SavedCode } from '../record.ts';

export const cafe: SavedCode = {
  v: 1,
  name: 'Café 🐤',
  folder: null,
  type: 'url',
  values: { url: 'https://example.com/menu' },
  look: { foreground: '#f5d442', background: '#1a1a1a', level: 'H', size: 1024, logo: true },
  createdAt: '2026-11-21T18:00:00.000Z',
  updatedAt: '2026-11-21T18:00:00.000Z',
};
