import { isDigit, isWhiteSpace } from '../syntax/characters.ts';
import { isDictionary, type PdfDictionary, PdfKeyword, PdfStream, type PdfValue } from '../syntax/values.ts';
import type { CrossReferences, ObjectPlace } from './cross-references.ts';
import type { ObjectReader } from './object-reader.ts';

/** Maximum number of sections; more than any real file has updates. */
const maxSections = 2000;

/** Maximum object number; larger ones are damage or an attack on memory. */
export const maxObjectNumber = 8_388_607;

/** Follows `startxref` and the chain of older sections. `null` when the chain is unusable and objects must be searched. */
export function readCrossReferences(
  reader: ObjectReader,
  decode: (stream: PdfStream) => Uint8Array | null,
): CrossReferences | null {
  const start = findStart(reader.bytes);
  if (start === null) return null;
  const places = new Map<number, ObjectPlace>();
  let trailer: PdfDictionary | null = null;
  const waiting = [start];
  const visited = new Set<number>();
  while (waiting.length > 0 && visited.size < maxSections) {
    const offset = waiting.shift() as number;
    if (visited.has(offset)) continue;
    visited.add(offset);
    const section = readSection(reader, offset, places, decode);
    // A broken older section may contain objects that the newer ones lack, so the whole file is searched instead.
    if (section === null) return null;
    trailer ??= section;
    const hybrid = section.get('XRefStm');
    const previous = section.get('Prev');
    if (typeof hybrid === 'number') waiting.push(hybrid);
    if (typeof previous === 'number') waiting.push(previous);
  }
  if (trailer === null || !trailer.has('Root')) return null;
  return { places, trailer };
}

/** The offset after the last `startxref`. */
function findStart(bytes: Uint8Array): number | null {
  const keyword = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).lastIndexOf('startxref');
  if (keyword < 0) return null;
  let position = keyword + 9;
  while (position < bytes.length && isWhiteSpace(bytes[position] as number)) position += 1;
  let value = 0;
  let digits = 0;
  while (position < bytes.length && isDigit(bytes[position] as number) && digits < 12) {
    value = value * 10 + (bytes[position] as number) - 0x30;
    position += 1;
    digits += 1;
  }
  return digits > 0 && value < bytes.length ? value : null;
}

function readSection(
  reader: ObjectReader,
  offset: number,
  places: Map<number, ObjectPlace>,
  decode: (stream: PdfStream) => Uint8Array | null,
): PdfDictionary | null {
  if (offset < 0 || offset >= reader.bytes.length) return null;
  const parser = reader.parserAt(offset);
  const first = parser.next();
  if (first instanceof PdfKeyword && first.word === 'xref') return readTable(parser, places, reader);
  const object = reader.readObjectAt(offset);
  if (object === null || !(object.value instanceof PdfStream)) return null;
  return readStream(object.value, places, reader, decode);
}

function readTable(
  parser: ReturnType<ObjectReader['parserAt']>,
  places: Map<number, ObjectPlace>,
  reader: ObjectReader,
): PdfDictionary | null {
  for (;;) {
    const start = parser.lexer.next();
    if (start instanceof PdfKeyword && start.word === 'trailer') break;
    const count = parser.lexer.next();
    if (typeof start !== 'number' || typeof count !== 'number') return null;
    for (let index = 0; index < count; index++) {
      reader.budget.spend(1);
      const offset = parser.lexer.next();
      const generation = parser.lexer.next();
      const kind = parser.lexer.next();
      if (typeof offset !== 'number' || typeof generation !== 'number' || !(kind instanceof PdfKeyword))
        return null;
      const number = start + index;
      if (number > maxObjectNumber || places.has(number)) continue;
      if (kind.word === 'n') places.set(number, { kind: 'offset', offset, generation });
      else if (kind.word === 'f') places.set(number, { kind: 'free' });
      else return null;
    }
  }
  const trailer = parser.next();
  return isDictionary(trailer) ? trailer : null;
}

function readStream(
  stream: PdfStream,
  places: Map<number, ObjectPlace>,
  reader: ObjectReader,
  decode: (stream: PdfStream) => Uint8Array | null,
): PdfDictionary | null {
  const { dictionary } = stream;
  const widths = numbers(dictionary.get('W'));
  const size = dictionary.get('Size');
  if (widths.length < 3 || typeof size !== 'number') return null;
  const [typeWidth = 0, secondWidth = 0, thirdWidth = 0] = widths;
  const rowLength = typeWidth + secondWidth + thirdWidth;
  if (rowLength <= 0 || rowLength > 32 || Math.min(typeWidth, secondWidth, thirdWidth) < 0) return null;
  const bytes = decode(stream);
  if (bytes === null) return null;
  const index = dictionary.has('Index') ? numbers(dictionary.get('Index')) : [0, size];
  let position = 0;
  for (let pair = 0; pair + 1 < index.length; pair += 2) {
    const start = index[pair] as number;
    const count = index[pair + 1] as number;
    for (let offset = 0; offset < count && position + rowLength <= bytes.length; offset++) {
      reader.budget.spend(1);
      const type = typeWidth === 0 ? 1 : bigEndian(bytes, position, typeWidth);
      const second = bigEndian(bytes, position + typeWidth, secondWidth);
      const third = bigEndian(bytes, position + typeWidth + secondWidth, thirdWidth);
      position += rowLength;
      const number = start + offset;
      if (number > maxObjectNumber || places.has(number)) continue;
      if (type === 1) places.set(number, { kind: 'offset', offset: second, generation: third });
      else if (type === 2) places.set(number, { kind: 'packed', container: second, index: third });
      else places.set(number, { kind: 'free' });
    }
  }
  return dictionary;
}

function bigEndian(bytes: Uint8Array, start: number, width: number): number {
  let value = 0;
  for (let index = 0; index < width; index++) value = value * 256 + (bytes[start + index] ?? 0);
  return value;
}

function numbers(value: PdfValue | undefined): number[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'number') : [];
}
