/** Classes of bytes in PDF syntax (ISO 32000-1, 7.2.2). */
const regular = 0;
const whiteSpace = 1;
const delimiter = 2;

const classes = new Uint8Array(256);
for (const code of [0, 9, 10, 12, 13, 32]) classes[code] = whiteSpace;
for (const character of '()<>[]{}/%') classes[character.charCodeAt(0)] = delimiter;

/** Whether a byte is white space (ISO 32000-1, table 1). */
export function isWhiteSpace(code: number): boolean {
  return classes[code] === whiteSpace;
}

/** Whether a byte is neither white space nor a delimiter (ISO 32000-1, 7.2.2). */
export function isRegular(code: number): boolean {
  return classes[code] === regular;
}

/** Whether a byte is a decimal digit. */
export function isDigit(code: number): boolean {
  return code >= 0x30 && code <= 0x39;
}

/** Value of a hexadecimal digit, or -1. */
export function hexValue(code: number): number {
  if (code >= 0x30 && code <= 0x39) return code - 0x30;
  if (code >= 0x41 && code <= 0x46) return code - 0x37;
  if (code >= 0x61 && code <= 0x66) return code - 0x57;
  return -1;
}
