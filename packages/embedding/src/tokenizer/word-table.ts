/**
 * A hash table from words to numbers that looks up a word in place, inside a longer text. Slicing each word for a `Map`
 * takes four times as long, mostly because of memory access.
 */
export type WordTable = {
  /** The number of a word, or `absent`. */
  find(text: string, start: number, end: number): number;
  /** The word must be absent. At most `maxWords` words. */
  add(word: string, number: number): void;
  clear(): void;
};

export const absent = -1;

/** Initial letters per word; the table grows as needed. */
const lettersOfWord = 8;

export function createWordTable(maxWords: number): WordTable {
  // Twice as many slots as words, so that a word is in its hash's slot or soon after.
  const places = new Int32Array(2 ** Math.ceil(Math.log2(2 * maxWords)));
  const lastPlace = places.length - 1;
  // By word, in insertion order, from 1; 0 is an empty slot.
  const hashes = new Int32Array(maxWords + 1);
  const ends = new Int32Array(maxWords + 1);
  const numbers = new Int32Array(maxWords + 1);
  let letters = new Uint16Array(lettersOfWord * maxWords);
  let count = 0;

  function isWord(word: number, text: string, start: number, end: number): boolean {
    const from = ends[word - 1] ?? 0;
    if ((ends[word] ?? 0) - from !== end - start) return false;
    for (let at = start; at < end; at += 1)
      if (letters[from + at - start] !== text.charCodeAt(at)) return false;
    return true;
  }

  return {
    find(text, start, end) {
      const hash = hashOf(text, start, end);
      for (let place = hash & lastPlace; places[place] !== 0; place = (place + 1) & lastPlace) {
        const word = places[place] ?? 0;
        if (hashes[word] === hash && isWord(word, text, start, end)) return numbers[word] ?? absent;
      }
      return absent;
    },
    add(word, number) {
      const from = ends[count] ?? 0;
      const end = from + word.length;
      if (end > letters.length) {
        const more = new Uint16Array(2 * end);
        more.set(letters);
        letters = more;
      }
      for (let at = 0; at < word.length; at += 1) letters[from + at] = word.charCodeAt(at);
      count += 1;
      const hash = hashOf(word, 0, word.length);
      ends[count] = end;
      hashes[count] = hash;
      numbers[count] = number;
      let place = hash & lastPlace;
      while (places[place] !== 0) place = (place + 1) & lastPlace;
      places[place] = count;
    },
    clear() {
      places.fill(0);
      count = 0;
    },
  };
}

/** FNV-1a over the letters, its upper half mixed into the lower half, which selects the slot. */
function hashOf(text: string, start: number, end: number): number {
  let hash = 0x811c9dc5;
  for (let at = start; at < end; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash ^ (hash >>> 16);
}
