import { isDigit, isWhiteSpace } from '../syntax/characters.ts';
import { isDictionary, type PdfDictionary, PdfName, PdfStream } from '../syntax/values.ts';
import type { CrossReferences, ObjectPlace } from './cross-references.ts';
import type { ObjectReader } from './object-reader.ts';
import { maxObjectNumber } from './read-cross-references.ts';

/**
 * Rebuilds damaged cross references by searching the whole file for `n g obj`. Later definitions win, since updates are
 * appended.
 */
export function searchObjects(
  reader: ObjectReader,
  packedNumbers: (container: number, stream: PdfStream) => readonly number[],
): CrossReferences {
  const places = new Map<number, ObjectPlace>();
  const containers: { number: number; stream: PdfStream }[] = [];
  let trailer: PdfDictionary | null = searchTrailer(reader);
  let catalog: PdfDictionary | null = null;
  for (const offset of objectOffsets(reader)) {
    reader.budget.spend(4);
    const object = reader.readObjectAt(offset);
    if (object === null || object.id.number > maxObjectNumber) continue;
    places.set(object.id.number, { kind: 'offset', offset, generation: object.id.generation });
    const { value } = object;
    const dictionary = value instanceof PdfStream ? value.dictionary : value;
    if (!isDictionary(dictionary)) continue;
    const type = dictionary.get('Type');
    if (!(type instanceof PdfName)) continue;
    if (type.name === 'ObjStm' && value instanceof PdfStream)
      containers.push({ number: object.id.number, stream: value });
    else if (type.name === 'XRef' && dictionary.has('Root')) trailer ??= dictionary;
    else if (type.name === 'Catalog') catalog = new Map([['Root', object.id]]);
  }
  for (const { number, stream } of containers) {
    for (const [index, packed] of packedNumbers(number, stream).entries()) {
      const known = places.get(packed);
      if (packed > maxObjectNumber || known?.kind === 'offset') continue;
      places.set(packed, { kind: 'packed', container: number, index });
    }
  }
  return { places, trailer: trailer ?? catalog ?? new Map() };
}

/** Offsets of the object numbers before each `obj` keyword. */
function* objectOffsets(reader: ObjectReader): Generator<number> {
  const { bytes } = reader;
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  for (let found = buffer.indexOf('obj'); found >= 0; found = buffer.indexOf('obj', found + 3)) {
    reader.budget.spend(1);
    const generation = numberStartBefore(bytes, found);
    if (generation === null) continue;
    const number = numberStartBefore(bytes, generation);
    if (number !== null) yield number;
  }
}

/** Start of the digits that end (after white space) right before `position`. */
function numberStartBefore(bytes: Uint8Array, position: number): number | null {
  let end = position;
  while (end > 0 && isWhiteSpace(bytes[end - 1] as number) && position - end < 16) end -= 1;
  let start = end;
  while (start > 0 && isDigit(bytes[start - 1] as number) && end - start < 10) start -= 1;
  return start < end ? start : null;
}

/** The last trailer that refers to a catalog. */
function searchTrailer(reader: ObjectReader): PdfDictionary | null {
  const { bytes } = reader;
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  let searchFrom = bytes.length;
  for (let tries = 0; tries < 100 && searchFrom >= 0; tries++) {
    const found = buffer.lastIndexOf('trailer', searchFrom);
    if (found < 0) return null;
    const trailer = reader.parserAt(found + 7).next();
    if (isDictionary(trailer) && trailer.has('Root')) return trailer;
    searchFrom = found - 1;
  }
  return null;
}
