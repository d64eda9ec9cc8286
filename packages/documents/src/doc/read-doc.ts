/// <reference path="./word-extractor.d.ts" />
import WordExtractor from 'word-extractor';
import { type ReadOutcome, refuse } from '../read-outcome.ts';
import { readPlainLines } from '../text/read-text.ts';

/**
 * Reads the binary format of Word 97-2003: headers, body, text boxes, notes. The extractor says nothing of looks,
 * so hidden text of this format cannot be told from the rest.
 */
export async function readDoc(bytes: Uint8Array): Promise<ReadOutcome> {
  const content = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (content.includes(Buffer.from('EncryptedPackage', 'utf16le'))) return refuse('encrypted');
  if (!content.includes(Buffer.from('WordDocument', 'utf16le'))) {
    return refuse(
      'unsupported',
      'This old Office file is not a Word document. Please upload a PDF or a DOCX.',
    );
  }
  try {
    const document = await new WordExtractor().extract(content);
    const parts = [
      document.getHeaders({ includeFooters: false }),
      document.getBody(),
      document.getTextboxes({ includeBody: true, includeHeadersAndFooters: true }),
      document.getFootnotes(),
      document.getEndnotes(),
      document.getFooters(),
    ];
    const text = parts.filter((part) => part.trim() !== '').join('\n\n');
    return { ok: true, document: readPlainLines(text, 'doc') };
  } catch (error) {
    return refuse(isEncrypted(error) ? 'encrypted' : 'corrupt');
  }
}

function isEncrypted(error: unknown): boolean {
  return error instanceof Error && /encrypt/i.test(error.message);
}
