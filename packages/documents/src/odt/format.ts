import type { Format } from '../format.ts';
import { isZip } from '../source-file.ts';
import { isOpenDocument } from './is-open-document.ts';

export const odt: Format = {
  format: 'odt',
  recognizes: (file) => isZip(file) && isOpenDocument(file.archive()),
  isKnownOnceRead: true,
  async loadReader() {
    const { readOdt } = await import('./read-odt.ts');
    return (file) => readOdt(file.archive());
  },
};
