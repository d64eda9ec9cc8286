import {
  collectDeclarations,
  type DeclarationBlock,
  type Declarations,
  readDeclarations,
} from './declarations.ts';
import { isForScreen } from './media.ts';
import { type PageElement, readSelectors, type Selector, type Walk } from './selectors.ts';
import { type CssPart, partsOf, withoutComments } from './split-css.ts';

type Rule = { readonly selector: Selector; readonly order: number; readonly block: DeclarationBlock };

/** More than any resume has; further rules of a page are ignored. */
const maxRules = 5_000;

/** Maximum depth of nested blocks. */
const deepest = 16;

/** Maximum matching steps for a whole page; after them, no more rules are applied. */
const maxSteps = 3_000_000;

/** Maximum length of a nested selector after expansion, in characters. */
const longestSelector = 2_000;

/** The style sheets of a page. */
export class StyleSheet {
  private readonly rulesByKey = new Map<string, Rule[]>();
  private ruleCount = 0;
  private readonly walk: Walk = { left: maxSteps };

  constructor(css: string) {
    this.addParts([...partsOf(withoutComments(css))], null, 0);
  }

  /** The declarations that apply to an element; later ones override earlier ones. */
  declarationsFor(element: PageElement): Declarations {
    const own = readDeclarations(element.attributes['style'] ?? '');
    const rules = this.rulesFor(element);
    return new Map([
      ...presentational(element),
      ...rules.flatMap(({ block }) => [...block.plain]),
      ...own.plain,
      ...rules.flatMap(({ block }) => [...block.important]),
      ...own.important,
    ]);
  }

  private rulesFor(element: PageElement): Rule[] {
    const id = element.attributes['id']?.toLowerCase();
    const keys = [
      '*',
      element.name,
      ...[...element.classes].map((name) => `.${name}`),
      ...(id ? [`#${id}`] : []),
    ];
    const found = keys
      .flatMap((key) => this.rulesByKey.get(key) ?? [])
      .filter(({ selector }) => selector.matches(element, this.walk));
    return found.sort((one, other) => one.selector.weight - other.selector.weight || one.order - other.order);
  }

  private addParts(parts: readonly CssPart[], outer: string | null, depth: number): void {
    if (depth > deepest || (outer ?? '').length > longestSelector) return;
    const declarations = parts.flatMap((part) => (part.kind === 'declaration' ? [part.text] : []));
    if (outer !== null && declarations.length > 0) this.addRule(outer, collectDeclarations(declarations));
    for (const part of parts)
      if (part.kind === 'block') this.addBlock(part.prelude, part.content, outer, depth);
  }

  private addBlock(prelude: string, content: string, outer: string | null, depth: number): void {
    // Text before the last semicolon of a prelude belongs to an @import.
    const own = prelude.slice(prelude.lastIndexOf(';') + 1).trim();
    const [, at, condition = ''] = /^@([\w-]+)(.*)$/s.exec(own) ?? [];
    if (at === undefined) this.addParts([...partsOf(content)], nested(own, outer), depth + 1);
    else if (isInForce(at, condition)) this.addParts([...partsOf(content)], outer, depth + 1);
  }

  private addRule(list: string, block: DeclarationBlock): void {
    for (const selector of readSelectors(list)) {
      if (this.ruleCount >= maxRules) return;
      this.ruleCount += 1;
      const rule = { selector, order: this.ruleCount, block };
      const rules = this.rulesByKey.get(selector.key);
      if (rules) rules.push(rule);
      else this.rulesByKey.set(selector.key, [rule]);
    }
  }
}

/** Expands the selectors of a nested block. */
function nested(own: string, outer: string | null): string {
  if (outer === null) return own;
  return own.includes('&') ? own.replaceAll('&', `:is(${outer})`) : `:is(${outer}) ${own}`;
}

function isInForce(name: string, condition: string): boolean {
  if (name === 'media') return isForScreen(condition);
  if (name === 'supports') return !/^\s*not\b/.test(condition);
  return name === 'layer' || name === 'container';
}

/** Declarations for presentational attributes of old pages. */
function presentational({ name, attributes }: PageElement): [string, string][] {
  const found: [string, string][] = [];
  const color = attributes['color'] ?? (name === 'body' ? attributes['text'] : undefined);
  if (color) found.push(['color', color.toLowerCase()]);
  if (attributes['bgcolor']) found.push(['background-color', attributes['bgcolor'].toLowerCase()]);
  if (attributes['background']) found.push(['background-image', 'url()']);
  return found;
}
