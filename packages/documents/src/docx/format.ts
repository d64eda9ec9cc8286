import type { Format } from '../format.ts';
import { isZip } from '../source-file.ts';

export const docx: Format = {
  format: 'docx',
  recognizes: isZip,
  isKnownOnceRead: true,
  async loadReader() {
    const { readDocx } = await import('./read-docx.ts');
    return (file) => readDocx(file.archive());
  },
};
