import { type Declarations, readDeclarations } from './hiding-styles.ts';

/** Rules of a page's own style sheets with one plain selector: an element, a class or an id. */
export type StyleRules = ReadonlyMap<string, Declarations>;

/** More than any resume has; a page with more keeps the first. */
const mostRules = 5_000;

/** Reads style sheets; of rules for the same selector the later one wins, declaration by declaration. */
export function readStyleRules(css: string): StyleRules {
  const rules = new Map<string, Declarations>();
  for (const block of withoutComments(css).split('}')) {
    const brace = block.lastIndexOf('{');
    if (brace < 0 || rules.size >= mostRules) continue;
    const declarations = readDeclarations(block.slice(brace + 1));
    for (const selector of selectorsOf(block.slice(0, brace))) {
      rules.set(selector, new Map([...(rules.get(selector) ?? []), ...declarations]));
    }
  }
  return rules;
}

function withoutComments(css: string): string {
  return css
    .split('/*')
    .map((part, index) => (index === 0 ? part : part.slice(part.indexOf('*/') + 2)))
    .join(' ');
}

function selectorsOf(list: string): string[] {
  const own = list.slice(list.lastIndexOf('{') + 1);
  return own
    .split(',')
    .map((selector) => selector.trim().toLowerCase())
    .filter((selector) => /^[.#]?[\w-]+$/.test(selector));
}

/** What the rules and the element's own `style` say of it, the more special one last. */
export function declarationsFor(
  name: string,
  attributes: Readonly<Record<string, string>>,
  rules: StyleRules,
): Declarations {
  const classes = (attributes['class'] ?? '').toLowerCase().split(/\s+/).filter(Boolean);
  const selectors = [name, ...classes.map((one) => `.${one}`), `#${(attributes['id'] ?? '').toLowerCase()}`];
  const found = selectors.flatMap((selector) => [...(rules.get(selector) ?? [])]);
  const own = attributes['style'] ? readDeclarations(attributes['style']) : [];
  const old = attributes['color'] ? [['color', attributes['color'].toLowerCase()] as const] : [];
  return new Map([...found, ...old, ...own]);
}
