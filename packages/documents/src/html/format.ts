import type { Format } from '../format.ts';

export const html: Format = {
  format: 'html',
  recognizes: ({ head }) =>
    /^(?:\xef\xbb\xbf)?\s*<(?:!doctype html|html|head|body|\?xml|svg|!--)/i.test(head),
  async loadReader() {
    const { readHtml } = await import('./read-html.ts');
    return ({ bytes }) => readHtml(bytes);
  },
};
