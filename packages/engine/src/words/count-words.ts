/**
 * Into how many pieces white space parts a text: as many as `split(/\s+/)` makes, without making them. Asked of every
 * line, so that it is worth a loop.
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

/** Whether a sign, by its code, is white space. */
export const isRoom = (code: number): boolean =>
  code === space ||
  (code <= carriageReturn && code >= tab) ||
  (code > 127 && wideRoom.test(String.fromCharCode(code)));

const wideRoom = /\s/;
