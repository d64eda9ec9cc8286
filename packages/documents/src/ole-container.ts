import { type Refusal, refuse } from './read-outcome.ts';

/** Word wraps a DOCX with a password in an OLE container; what else comes in one is an old Office format. */
export function refuseOle(bytes: Uint8Array): Refusal {
  const content = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (content.includes(Buffer.from('EncryptedPackage', 'utf16le'))) return refuse('encrypted');
  return refuse(
    'unsupported',
    'Old Office files cannot be read. Please save the document as DOCX or PDF and upload that.',
  );
}
