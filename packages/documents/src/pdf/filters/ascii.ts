import { hexValue } from '../syntax/characters.ts';

/** ASCIIHexDecode. Skips everything but digits; `>` ends the data. */
export function decodeAsciiHex(bytes: Uint8Array): Uint8Array {
  const output = new Uint8Array((bytes.length + 1) >> 1);
  let length = 0;
  let high = -1;
  for (const code of bytes) {
    if (code === 0x3e) break;
    const value = hexValue(code);
    if (value < 0) continue;
    if (high < 0) high = value;
    else {
      output[length++] = high * 16 + value;
      high = -1;
    }
  }
  if (high >= 0) output[length++] = high * 16;
  return output.subarray(0, length);
}

/** ASCII85Decode. `~` ends the data; `z` means four zeros. */
export function decodeAscii85(bytes: Uint8Array): Uint8Array {
  const output: Uint8Array = new Uint8Array(bytes.length * 4 + 4);
  let length = 0;
  let group = 0;
  let count = 0;
  for (const code of bytes) {
    if (code === 0x7e) break;
    if (code === 0x7a && count === 0) {
      length += 4;
      continue;
    }
    if (code < 0x21 || code > 0x75) continue;
    group = group * 85 + (code - 0x21);
    count += 1;
    if (count === 5) {
      for (let shift = 3; shift >= 0; shift--) output[length++] = Math.floor(group / 256 ** shift) & 0xff;
      group = 0;
      count = 0;
    }
  }
  if (count > 1) {
    for (let missing = count; missing < 5; missing++) group = group * 85 + 84;
    for (let index = 0; index < count - 1; index++)
      output[length++] = Math.floor(group / 256 ** (3 - index)) & 0xff;
  }
  return output.slice(0, length);
}
