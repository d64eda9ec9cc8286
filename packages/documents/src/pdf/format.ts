import type { Format } from '../format.ts';

export const pdf: Format = {
  format: 'pdf',
  recognizes: ({ head }) => head.includes('%PDF-'),
  // PDFs with a missing or damaged header.
  accepts: ({ tail }) => tail.includes('startxref') && tail.includes('%%EOF'),
  async loadReader() {
    const { readPdfDocument } = await import('./read-pdf-document.ts');
    return ({ bytes }) => readPdfDocument(bytes);
  },
};
