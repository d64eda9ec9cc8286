import { walkXml } from './walk-xml.ts';

/** An element with its content, for small files that are read as a whole. Names have no prefixes. */
export type XmlNode = {
  readonly name: string;
  /** Its own text, without the text of child elements. */
  text: string;
  readonly nodes: XmlNode[];
  attribute(localName: string): string | undefined;
};

/** Thrown for a file that is nested deeper or has more elements than any file written by people. */
export class XmlTooLarge extends Error {}

const maxDepth = 64;
const maxNodes = 50_000;

/**
 * Reads a whole file; the result has the root element as its only node. Throws `XmlTooLarge`, and the errors of
 * `walkXml`.
 */
export function readXmlTree(bytes: Uint8Array): XmlNode {
  const top: XmlNode = { name: '', text: '', nodes: [], attribute: () => undefined };
  const open = [top];
  let count = 0;
  walkXml(bytes, {
    open({ name, attribute }) {
      count += 1;
      if (open.length > maxDepth || count > maxNodes) throw new XmlTooLarge();
      const node: XmlNode = { name: name.slice(name.indexOf(':') + 1), text: '', nodes: [], attribute };
      open.at(-1)?.nodes.push(node);
      open.push(node);
    },
    close() {
      open.pop();
    },
    text(content) {
      const node = open.at(-1);
      if (node) node.text += content;
    },
  });
  return top;
}

/** All elements at a path of names, one name per level. */
export function nodesAt(node: XmlNode | undefined, ...path: readonly string[]): readonly XmlNode[] {
  let found: readonly XmlNode[] = node ? [node] : [];
  for (const name of path) found = found.flatMap(({ nodes }) => nodes.filter((each) => each.name === name));
  return found;
}

/** The first non-empty text at a path; `null` if there is none. */
export function textAt(node: XmlNode | undefined, ...path: readonly string[]): string | null {
  for (const { text } of nodesAt(node, ...path)) if (text.trim() !== '') return text.trim();
  return null;
}
