import { splitOutside, unescaped } from './split-css.ts';

/** Values by property, all lowercase. */
export type Declarations = ReadonlyMap<string, string>;

/** The declarations of a `style` attribute or a rule, normal and `!important`. */
export type DeclarationBlock = { readonly plain: Declarations; readonly important: Declarations };

export function readDeclarations(css: string): DeclarationBlock {
  return collectDeclarations(splitOutside(css, (sign) => sign === ';'));
}

export function collectDeclarations(parts: readonly string[]): DeclarationBlock {
  const plain = new Map<string, string>();
  const important = new Map<string, string>();
  for (const part of parts) {
    const colon = part.indexOf(':');
    if (colon < 0) continue;
    const property = unescaped(part.slice(0, colon)).trim().toLowerCase();
    const value = unescaped(part.slice(colon + 1))
      .trim()
      .toLowerCase();
    const mark = value.lastIndexOf('!');
    if (mark >= 0 && value.slice(mark + 1).trim() === 'important')
      important.set(property, value.slice(0, mark).trim());
    else plain.set(property, value);
  }
  return { plain, important };
}
