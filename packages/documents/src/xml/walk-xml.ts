import { type SaxesAttributeNS, SaxesParser } from 'saxes';
import { ZipError } from '../zip/read-zip.ts';

/**
 * An element with the usual prefix of Word or LibreOffice for its namespace, regardless of the prefix in the file:
 * `w:p`.
 */
export type XmlElement = {
  readonly name: string;
  /** The value of an attribute by its local name, `undefined` if missing. */
  attribute(localName: string): string | undefined;
  /** The namespace of a prefix in the scope of this element. */
  namespace(prefix: string): string | undefined;
};

export type XmlHandler = {
  open(element: XmlElement): void;
  close(name: string): void;
  text?(text: string): void;
};

/** Suffixes of namespaces, in lowercase; Word's transitional and strict variants share some. */
const prefixes: readonly (readonly [ending: string, prefix: string])[] = [
  ['/wordprocessingml/main', 'w'],
  ['/wordprocessingml/2006/main', 'w'],
  ['/drawingml/picture', 'pic'],
  ['/drawingml/2006/picture', 'pic'],
  ['/markup-compatibility/2006', 'mc'],
  ['/drawingml/main', 'a'],
  ['/drawingml/2006/main', 'a'],
  ['/2010/wordprocessingshape', 'wps'],
  ['/drawingml/wordprocessingdrawing', 'wp'],
  ['/drawingml/2006/wordprocessingdrawing', 'wp'],
  ['/2010/wordml', 'w14'],
  ['/officedocument/math', 'm'],
  ['/officedocument/2006/math', 'm'],
  ['/package/2006/relationships', 'rel'],
  ['/package/2006/content-types', 'ct'],
  ['schemas-microsoft-com:vml', 'v'],
  ['opendocument:xmlns:office:1.0', 'office'],
  ['opendocument:xmlns:text:1.0', 'text'],
  ['opendocument:xmlns:style:1.0', 'style'],
  ['opendocument:xmlns:table:1.0', 'table'],
  ['opendocument:xmlns:drawing:1.0', 'draw'],
];

const prefixByNamespace = new Map<string, string>();

function prefixOf(namespace: string): string {
  const known = prefixByNamespace.get(namespace);
  if (known !== undefined) return known;
  const lower = namespace.toLowerCase();
  const prefix = prefixes.find(([ending]) => lower.endsWith(ending))?.[1] ?? '';
  if (prefixByNamespace.size < 1_000) prefixByNamespace.set(namespace, prefix);
  return prefix;
}

/**
 * Walks one part of a document. A document type declaration is refused, so no entity is ever expanded or fetched.
 * Throws `ZipError('corrupt')` on malformed XML.
 */
export function walkXml(bytes: Uint8Array, handler: XmlHandler): void {
  const parser = new SaxesParser({ xmlns: true });
  parser.on('error', () => {
    throw new ZipError('corrupt');
  });
  parser.on('doctype', () => {
    throw new ZipError('corrupt');
  });
  const namespace = parser.resolve.bind(parser);
  parser.on('opentag', ({ uri, local, attributes }) =>
    handler.open(toElement(uri, local, attributes, namespace)),
  );
  parser.on('closetag', (tag) => handler.close(`${prefixOf(tag.uri)}:${tag.local}`));
  if (handler.text) {
    const text = handler.text.bind(handler);
    parser.on('text', text);
    parser.on('cdata', text);
  }
  parser.write(withoutForbidden(decodeXml(bytes))).close();
}

function toElement(
  uri: string,
  local: string,
  attributes: Record<string, SaxesAttributeNS>,
  namespace: XmlElement['namespace'],
): XmlElement {
  return {
    namespace,
    name: `${prefixOf(uri)}:${local}`,
    attribute(localName) {
      for (const key in attributes) {
        const attribute = attributes[key];
        if (attribute?.local === localName) return attribute.value;
      }
      return undefined;
    },
  };
}

/** Characters and references that XML forbids; programs ignore them, so they are no reason to refuse a file. */
const forbiddenCharacters = /(?![\t\n\r])\p{Cc}|[\ufffe\uffff]|\p{Surrogate}/gu;
const numericReferences = /&#(?:x([0-9a-f]{1,8})|(\d{1,9}));/gi;

function withoutForbidden(xml: string): string {
  return xml
    .replace(forbiddenCharacters, '')
    .replace(numericReferences, (reference, hexadecimal, decimal) => {
      const code = hexadecimal ? Number.parseInt(hexadecimal, 16) : Number(decimal);
      if (code > 0x10ffff) return '';
      return String.fromCodePoint(code).replace(forbiddenCharacters, '') === '' ? '' : reference;
    });
}

function decodeXml(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  return new TextDecoder().decode(bytes);
}
