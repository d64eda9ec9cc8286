import type { Format } from '../format.ts';

export const rtf: Format = {
  format: 'rtf',
  recognizes: ({ head }) => /^(?:\xef\xbb\xbf)?\s*\{\\rtf/.test(head),
  async loadReader() {
    const { readRtf } = await import('./read-rtf.ts');
    return ({ bytes }) => readRtf(bytes);
  },
};
