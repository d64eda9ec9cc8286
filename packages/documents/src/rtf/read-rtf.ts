import { assembleDocument } from '../assemble-document.ts';
import { limits } from '../limits.ts';
import { type ReadOutcome, refuse } from '../read-outcome.ts';
import { RtfReader } from './rtf-reader.ts';
import { readTokens } from './tokens.ts';

/** Reads Rich Text Format: body, headers, footers, notes and text boxes; hidden text is kept separately. */
export function readRtf(bytes: Uint8Array): ReadOutcome {
  const source = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
  const reader = new RtfReader();
  for (const token of readTokens(source)) {
    if (!reader.take(token)) return refuse('corrupt');
    if (reader.textLength > limits.textCharacters * 2) break;
  }
  const found = reader.end();
  return { ok: true, document: assembleDocument({ format: 'rtf', ...found, pages: [], notes: [] }) };
}
