/**
 * Number of pieces of a text separated by white space: the same as `split(/\s+/)` without creating them. Called for
 * every line, so a loop is worthwhile.
 */
export function countWords(text: string): number {
  let words = 1;
  let isInRoom = false;
  for (let index = 0; index < text.length; index++) {
    const isRoomHere = isRoom(text.charCodeAt(index));
    if (isRoomHere && !isInRoom) words += 1;
    isInRoom = isRoomHere;
  }
  return words;
}

const space = 32;
const tab = 9;
const carriageReturn = 13;

/** Whether a character code is white space. */
export const isRoom = (code: number): boolean =>
  code === space ||
  (code <= carriageReturn && code >= tab) ||
  (code > 127 && wideRoom.test(String.fromCharCode(code)));

const wideRoom = /\s/;
