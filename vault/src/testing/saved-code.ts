import type { StoredCode } from '../record.ts';

export const cafe: StoredCode = {
  v: 2,
  name: 'Café 🐤',
  folder: null,
  type: 'url',
  values: { url: 'https://example.com/menu' },
  look: { design: { v: 1, background: { kind: 'solid', colour: '#1a1a1a' } }, size: 1024 },
  createdAt: '2026-11-21T18:00:00.000Z',
  updatedAt: '2026-11-21T18:00:00.000Z',
};
