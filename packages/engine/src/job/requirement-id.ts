/**
 * A short stable id for a requirement: FNV-1a (32 bits, twice with different seeds) of what it asks for. The same text
 * gives the same ids, independent of the text before it.
 */
export function requirementId(kind: string, text: string): string {
  const key = `${kind}\n${text.toLowerCase().replace(/\s+/g, ' ').trim()}`;
  return `${kind}-${hash(key, 0x811c9dc5)}${hash(key, 0x01000193)}`;
}

function hash(text: string, seed: number): string {
  let value = seed;
  for (let index = 0; index < text.length; index++) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  return (value >>> 0).toString(36).padStart(7, '0');
}
