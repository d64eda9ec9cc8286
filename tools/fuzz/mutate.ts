/** Numbers in [0, 1), the same for the same seed (mulberry32). */
export function createRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Keywords of parsers; inserting them in wrong places reaches code that flipped bits do not. */
const words = [
  'endobj',
  'endstream',
  'stream\n',
  'obj<<>>',
  '/Length 999999999',
  '/Filter/FlateDecode',
  '/Kids[1 0 R]',
  '1 0 R',
  'BT ET q Q',
  '%%EOF',
  'PK\x03\x04',
  'PK\x01\x02',
  '<w:p>',
  '</w:t>',
  '<!DOCTYPE x [<!ENTITY a "b">]>',
  '\\u-1?',
  '{\\*',
  '<style>',
  '\0\0\0\0',
  '\xff\xfe',
];

type Mutation = (bytes: Uint8Array, random: () => number) => Uint8Array;

const mutations: readonly Mutation[] = [
  flipBits,
  cutOut,
  breakOff,
  repeatPart,
  putWord,
  swapParts,
  countOnByOne,
];

/** Makes one to four changes in a copy of the bytes. */
export function mutate(bytes: Uint8Array, random: () => number): Uint8Array {
  let mutated: Uint8Array = new Uint8Array(bytes);
  const times = 1 + Math.floor(random() * 4);
  for (let time = 0; time < times; time += 1) {
    const mutation = mutations[Math.floor(random() * mutations.length)] ?? flipBits;
    mutated = mutation(mutated, random);
  }
  return mutated;
}

function placeIn(bytes: Uint8Array, random: () => number): number {
  return Math.floor(random() * bytes.length);
}

function flipBits(bytes: Uint8Array, random: () => number): Uint8Array {
  const times = 1 + Math.floor(random() ** 3 * 200);
  for (let time = 0; time < times && bytes.length > 0; time += 1) {
    const at = placeIn(bytes, random);
    bytes[at] = (bytes[at] ?? 0) ^ (1 << Math.floor(random() * 8));
  }
  return bytes;
}

function cutOut(bytes: Uint8Array, random: () => number): Uint8Array {
  const start = placeIn(bytes, random);
  const end = start + Math.floor(random() ** 2 * 4_000);
  return Buffer.concat([bytes.subarray(0, start), bytes.subarray(end)]);
}

function breakOff(bytes: Uint8Array, random: () => number): Uint8Array {
  return bytes.subarray(0, placeIn(bytes, random));
}

function repeatPart(bytes: Uint8Array, random: () => number): Uint8Array {
  const start = placeIn(bytes, random);
  const part = bytes.subarray(start, start + Math.floor(random() * 400));
  const times = 1 + Math.floor(random() ** 4 * 2_000);
  const parts = Array.from({ length: times }, () => part);
  return Buffer.concat([bytes.subarray(0, start), ...parts, bytes.subarray(start)]);
}

function putWord(bytes: Uint8Array, random: () => number): Uint8Array {
  const at = placeIn(bytes, random);
  const word = Buffer.from(words[Math.floor(random() * words.length)] ?? '', 'latin1');
  return Buffer.concat([bytes.subarray(0, at), word, bytes.subarray(at)]);
}

function swapParts(bytes: Uint8Array, random: () => number): Uint8Array {
  const [first = 0, second = 0] = [placeIn(bytes, random), placeIn(bytes, random)].sort((a, b) => a - b);
  return Buffer.concat([bytes.subarray(second), bytes.subarray(first, second), bytes.subarray(0, first)]);
}

/** Replaces digits with other digits: wrong lengths, offsets and counts. */
function countOnByOne(bytes: Uint8Array, random: () => number): Uint8Array {
  for (let at = placeIn(bytes, random), seen = 0; at < bytes.length && seen < 20; at += 1) {
    const byte = bytes[at] ?? 0;
    if (byte < 0x30 || byte > 0x39) continue;
    bytes[at] = 0x30 + Math.floor(random() * 10);
    seen += 1;
  }
  return bytes;
}
