import {
  isDictionary,
  type PdfDictionary,
  PdfReference,
  PdfStream,
  type PdfValue,
} from '../syntax/values.ts';
import type { PdfFile } from './pdf-file.ts';

/** A page with its inherited attributes. */
export type PageSource = {
  readonly dictionary: PdfDictionary;
  readonly resources: PdfDictionary | null;
  readonly mediaBox: readonly number[] | null;
  readonly cropBox: readonly number[] | null;
  readonly rotate: number;
};

export type PageList = { readonly pages: readonly PageSource[]; readonly hasMore: boolean };

const inherited = ['Resources', 'MediaBox', 'CropBox', 'Rotate'] as const;
type Inherited = ReadonlyMap<string, PdfValue>;
type Node = { readonly value: PdfValue; readonly attributes: Inherited };

/** The pages in order, up to the limit. Nodes already visited are skipped, so loops end. */
export function listPages(file: PdfFile): PageList {
  const list = walkTree(file);
  if (list.pages.length > 0) return list;
  return looseObjects(file);
}

function walkTree(file: PdfFile): PageList {
  const catalog = file.dictionary(file.trailer.get('Root'));
  const pages: PageSource[] = [];
  const root: Node = { value: catalog?.get('Pages') ?? null, attributes: new Map() };
  const waiting = [root];
  const visited = new Set<number>();
  while (waiting.length > 0) {
    file.budget.spend(5);
    const { value, attributes } = waiting.pop() as Node;
    if (value instanceof PdfReference) {
      // Other viewers show a page twice if it is listed twice; once is enough here, and it ends loops.
      if (visited.has(value.number)) continue;
      visited.add(value.number);
    }
    const node = file.resolve(value);
    if (!isDictionary(node)) continue;
    const known = withInherited(node, attributes);
    const kids = file.array(node.get('Kids'));
    if (kids !== null && file.name(node.get('Type')) !== 'Page') {
      file.budget.spend(kids.length);
      file.budget.checkDeclaredPages(Math.max(kids.length, file.number(node.get('Count')) ?? 0));
      for (let index = kids.length - 1; index >= 0; index--)
        waiting.push({ value: kids[index] ?? null, attributes: known });
      continue;
    }
    if (file.name(node.get('Type')) === 'Pages') continue;
    if (pages.length >= file.budget.limits.maxPages) return { pages, hasMore: true };
    pages.push(pageFrom(file, node, known));
  }
  return { pages, hasMore: false };
}

/** Without a usable page tree, every object of type Page is one. */
function looseObjects(file: PdfFile): PageList {
  file.searchAll();
  const tree = walkTree(file);
  if (tree.pages.length > 0) return tree;
  const pages: PageSource[] = [];
  for (const number of file.objectNumbers().sort((first, second) => first - second)) {
    file.budget.spend(5);
    const value = file.resolve(new PdfReference(number, 0));
    if (!isDictionary(value) || value instanceof PdfStream || file.name(value.get('Type')) !== 'Page')
      continue;
    if (pages.length >= file.budget.limits.maxPages) return { pages, hasMore: true };
    pages.push(pageFrom(file, value, withInherited(value, new Map())));
  }
  return { pages, hasMore: false };
}

function withInherited(node: PdfDictionary, attributes: Inherited): Inherited {
  let own: Map<string, PdfValue> | null = null;
  for (const key of inherited) {
    const value = node.get(key);
    if (value === undefined || value === null) continue;
    own ??= new Map(attributes);
    own.set(key, value);
  }
  return own ?? attributes;
}

function pageFrom(file: PdfFile, dictionary: PdfDictionary, attributes: Inherited): PageSource {
  return {
    dictionary,
    resources: file.dictionary(attributes.get('Resources')),
    mediaBox: file.numbers(attributes.get('MediaBox')),
    cropBox: file.numbers(attributes.get('CropBox')),
    rotate: file.number(attributes.get('Rotate')) ?? 0,
  };
}
