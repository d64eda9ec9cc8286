import type { Format } from '../format.ts';

/** Namespaces of the current format, which is also embedded in PDFs of Europass, and of the format before 2020. */
const namespaces = /europass\.eu\/1\.0|europass\.cedefop\.europa\.eu/i;

export const europass: Format = {
  format: 'europass',
  recognizes({ head }) {
    // Every other byte of UTF-16 is zero.
    const letters = head.replaceAll('\0', '').replace(/^(?:\xef\xbb\xbf|\xff\xfe|\xfe\xff)/, '');
    return (
      /^\s*<[?!]?[a-z]/i.test(letters) &&
      !/^\s*<(?:!doctype )?html/i.test(letters) &&
      namespaces.test(letters)
    );
  },
  async loadReader() {
    const { readEuropass } = await import('./read-europass.ts');
    return ({ bytes }) => readEuropass(bytes);
  },
};
