import type { Budget } from '../budget.ts';
import type { Decryptor } from '../crypto/decryptor.ts';
import { decodeFilters, type Filter } from '../filters/decode-filters.ts';
import { Lexer } from '../syntax/lexer.ts';
import { Parser } from '../syntax/parser.ts';
import {
  isDictionary,
  type PdfDictionary,
  PdfKeyword,
  PdfName,
  PdfReference,
  PdfStream,
  type PdfValue,
} from '../syntax/values.ts';
import type { CrossReferences, ObjectPlace } from './cross-references.ts';
import { ObjectReader } from './object-reader.ts';
import { readCrossReferences } from './read-cross-references.ts';
import { searchObjects } from './search-objects.ts';

/** Maximum length of a chain of references; longer ones are loops. */
const maxReferenceChain = 32;

/** Maximum parsed objects in the cache; others are parsed again when needed. */
const maxCachedObjects = 50_000;

type ObjectStream = {
  readonly bytes: Uint8Array;
  readonly first: number;
  readonly numbers: number[];
  readonly offsets: number[];
};

/** The objects of one PDF file. Throws only when the budget is exceeded; unreadable values are `null`. */
export class PdfFile {
  readonly budget: Budget;
  /** True once some structure had to be repaired. */
  damaged = false;
  /** Set when the file is encrypted, before any content is read. */
  decryptor: Decryptor | null = null;
  trailer: PdfDictionary;
  private places: Map<number, ObjectPlace>;
  private readonly reader: ObjectReader;
  private readonly cache = new Map<number, PdfValue>();
  private readonly objectStreams = new Map<number, ObjectStream | null>();
  private readonly inProgress = new Set<number>();
  private isSearched = false;

  constructor(bytes: Uint8Array, budget: Budget) {
    this.budget = budget;
    this.places = new Map();
    this.trailer = new Map();
    this.reader = new ObjectReader(bytes, budget, (reference) => this.resolve(reference));
    const references = readCrossReferences(this.reader, (stream) => this.decode(stream));
    if (references === null) this.searchAll();
    else this.use(references);
  }

  /** Rebuilds the cross references from the whole file; does nothing the second time. */
  searchAll(): void {
    if (this.isSearched) return;
    this.isSearched = true;
    this.damaged = true;
    this.cache.clear();
    this.objectStreams.clear();
    const older = this.trailer;
    const references = searchObjects(this.reader, (container, stream) =>
      this.packedNumbers(container, stream),
    );
    this.use(references);
    // Keys such as Encrypt may occur only in the trailer that was read before.
    for (const [key, value] of older) if (!this.trailer.has(key)) this.trailer.set(key, value);
  }

  private use(references: CrossReferences): void {
    this.places = references.places;
    this.trailer = references.trailer;
  }

  /** Follows references to the first value that is not a reference. */
  resolve(value: PdfValue | undefined): PdfValue {
    let current: PdfValue = value ?? null;
    for (let step = 0; step < maxReferenceChain; step++) {
      if (!(current instanceof PdfReference)) return current;
      current = this.fetch(current.number);
    }
    return null;
  }

  get(dictionary: PdfDictionary, key: string): PdfValue {
    return this.resolve(dictionary.get(key));
  }

  /** The dictionary of a value: the value itself, or the dictionary of a stream. */
  dictionary(value: PdfValue | undefined): PdfDictionary | null {
    const resolved = this.resolve(value);
    if (resolved instanceof PdfStream) return resolved.dictionary;
    return isDictionary(resolved) ? resolved : null;
  }

  array(value: PdfValue | undefined): readonly PdfValue[] | null {
    const resolved = this.resolve(value);
    return Array.isArray(resolved) ? resolved : null;
  }

  number(value: PdfValue | undefined): number | null {
    const resolved = this.resolve(value);
    return typeof resolved === 'number' ? resolved : null;
  }

  name(value: PdfValue | undefined): string | null {
    const resolved = this.resolve(value);
    return resolved instanceof PdfName ? resolved.name : null;
  }

  /** The numbers of an array; other elements count as 0. `null` if it is not an array. */
  numbers(value: PdfValue | undefined): number[] | null {
    return this.array(value)?.map((item) => this.number(item) ?? 0) ?? null;
  }

  /** Numbers of all known objects. */
  objectNumbers(): number[] {
    return [...this.places.keys()];
  }

  /** The decoded bytes of a stream; `null` if it has a picture filter. */
  decode(stream: PdfStream): Uint8Array | null {
    const raw = stream.source.subarray(stream.start, Math.max(stream.start, stream.end));
    const filters = this.filters(stream.dictionary);
    this.budget.spend(20 + (raw.length >> 4));
    const isCleartext =
      filters.some((filter) => filter.name === 'Crypt') ||
      this.name(stream.dictionary.get('Type')) === 'XRef';
    const bytes = this.decryptor && stream.id && !isCleartext ? this.decryptor.stream(raw, stream.id) : raw;
    const decoded = decodeFilters(bytes, filters, this.budget);
    if (filters.length === 0) this.budget.countDecoded(bytes.length);
    return decoded;
  }

  private filters(dictionary: PdfDictionary): Filter[] {
    const filter = this.resolve(dictionary.get('Filter') ?? dictionary.get('F'));
    const names = Array.isArray(filter) ? filter.map((item) => this.name(item)) : [this.name(filter)];
    const parameters = this.resolve(dictionary.get('DecodeParms') ?? dictionary.get('DP'));
    const filters: Filter[] = [];
    for (const [index, name] of names.entries()) {
      if (name === null) continue;
      const settings = this.dictionary(Array.isArray(parameters) ? parameters[index] : parameters);
      filters.push({ name, parameter: (key) => this.resolve(settings?.get(key)) });
    }
    return filters;
  }

  private fetch(number: number): PdfValue {
    const known = this.cache.get(number);
    if (known !== undefined) return known;
    if (this.inProgress.has(number)) return null;
    this.budget.spend(10);
    this.inProgress.add(number);
    let value: PdfValue;
    try {
      value = this.load(number);
    } finally {
      this.inProgress.delete(number);
    }
    if (this.cache.size < maxCachedObjects) this.cache.set(number, value);
    return value;
  }

  private load(number: number): PdfValue {
    const place = this.places.get(number);
    if (place === undefined || place.kind === 'free') return null;
    if (place.kind === 'packed') return this.loadPacked(number, place.container, place.index);
    const object = this.reader.readObjectAt(place.offset);
    if (object !== null && object.id.number === number) return this.decrypted(object.value, object.id);
    if (this.isSearched) return null;
    // One wrong offset means that none can be trusted.
    this.searchAll();
    return this.load(number);
  }

  private loadPacked(number: number, container: number, index: number): PdfValue {
    const packed = this.objectStream(container);
    if (packed === null) return null;
    if (packed.numbers[index] !== number) this.budget.spend(packed.numbers.length >> 2);
    const at = packed.numbers[index] === number ? index : packed.numbers.indexOf(number);
    const offset = packed.offsets[at];
    if (offset === undefined) return null;
    const value = new Parser(new Lexer(packed.bytes, packed.first + offset), this.budget).next();
    if (!(value instanceof PdfKeyword)) return value;
    return value.word === 'true' ? true : value.word === 'false' ? false : null;
  }

  private objectStream(container: number): ObjectStream | null {
    const known = this.objectStreams.get(container);
    if (known !== undefined) return known;
    const stream = this.fetch(container);
    const unpacked = stream instanceof PdfStream ? this.unpack(stream) : null;
    this.objectStreams.set(container, unpacked);
    return unpacked;
  }

  private packedNumbers(container: number, stream: PdfStream): readonly number[] {
    // During a search, the decryptor of an encrypted file does not exist yet; the file is searched again later.
    const unpacked = this.unpack(stream);
    this.objectStreams.set(container, unpacked);
    return unpacked?.numbers ?? [];
  }

  private unpack(stream: PdfStream): ObjectStream | null {
    const bytes = this.decode(stream);
    const first = this.number(stream.dictionary.get('First'));
    const count = this.number(stream.dictionary.get('N'));
    if (bytes === null || first === null || count === null) return null;
    const lexer = new Lexer(bytes, 0, Math.min(first, bytes.length));
    const numbers: number[] = [];
    const offsets: number[] = [];
    for (let index = 0; index < count; index++) {
      this.budget.spend(1);
      const number = lexer.next();
      const offset = lexer.next();
      if (typeof number !== 'number' || typeof offset !== 'number') break;
      numbers.push(number);
      offsets.push(offset);
    }
    return { bytes, first, numbers, offsets };
  }

  /** Strings of an encrypted file are decrypted when their object is read; streams when they are decoded. */
  private decrypted(value: PdfValue, id: PdfReference): PdfValue {
    const { decryptor } = this;
    if (decryptor === null) return value;
    const root = value instanceof PdfStream ? value.dictionary : value;
    const waiting: PdfValue[] = [root];
    if (typeof root === 'string') return decryptor.string(root, id);
    while (waiting.length > 0) {
      const container = waiting.pop();
      if (Array.isArray(container)) {
        for (const [index, item] of container.entries()) {
          if (typeof item === 'string') container[index] = decryptor.string(item, id);
          else waiting.push(item);
        }
      } else if (isDictionary(container)) {
        for (const [key, item] of container) {
          if (typeof item === 'string') container.set(key, decryptor.string(item, id));
          else waiting.push(item);
        }
      }
    }
    return value;
  }

  /** Discards everything parsed before the decryptor was known. */
  startDecrypting(decryptor: Decryptor): void {
    this.decryptor = decryptor;
    this.cache.clear();
    this.objectStreams.clear();
    if (this.isSearched) {
      this.isSearched = false;
      this.searchAll();
    }
  }
}
