/** Every `TextDecoder` supports the bytes of Windows-1252 that differ from ISO 8859-1. */
const fallbackEncoding = 'windows-1252';

/** Decodes plain text: by its byte order mark, otherwise as UTF-8 if valid, otherwise as Windows-1252. */
export function decodeText(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder(fallbackEncoding).decode(bytes);
  }
}
