import type { Format } from '../format.ts';

export const doc: Format = {
  format: 'doc',
  recognizes: (file) => file.startsWith(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1),
  isKnownOnceRead: true,
  async loadReader() {
    const { readDoc } = await import('./read-doc.ts');
    return ({ bytes }) => readDoc(bytes);
  },
};
