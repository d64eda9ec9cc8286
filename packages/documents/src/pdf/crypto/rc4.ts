/** RC4, which old PDF encryption uses and current OpenSSL no longer offers. */
export function rc4(key: Uint8Array, bytes: Uint8Array): Uint8Array {
  const state = Uint8Array.from({ length: 256 }, (_, index) => index);
  for (let index = 0, mixed = 0; index < 256; index++) {
    const held = state[index] as number;
    mixed = (mixed + held + (key[index % key.length] ?? 0)) & 0xff;
    state[index] = state[mixed] as number;
    state[mixed] = held;
  }
  const output = new Uint8Array(bytes.length);
  for (let position = 0, first = 0, second = 0; position < bytes.length; position++) {
    first = (first + 1) & 0xff;
    const held = state[first] as number;
    second = (second + held) & 0xff;
    state[first] = state[second] as number;
    state[second] = held;
    const stream = state[((state[first] as number) + held) & 0xff] as number;
    output[position] = (bytes[position] as number) ^ stream;
  }
  return output;
}
