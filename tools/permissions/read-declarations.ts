import { dirname, join, normalize } from 'node:path';
import { type Permission, permissions } from '@winnow/contracts';
import { parseSync } from 'oxc-parser';

/** A reference from one declaration to another, to a contract, or to a screen. */
export type Reference = {
  /** `@winnow/contracts`, `screen`, or the path of a module from the root. */
  readonly module: string;
  /** The exported name, `*` for all exports; for a screen its address, with `:` for parameters. */
  readonly name: string;
  /** Permissions required before the code around the reference runs. */
  readonly needs: readonly Permission[];
  /** What the surrounding code has checked and passes with the reference, as `enabled` or as a property. */
  readonly asked: readonly Permission[];
};

/** The references of a top-level declaration, by the names that it declares. */
export type Declaration = {
  readonly names: readonly string[];
  readonly references: readonly Reference[];
  /** Addresses of the screens that it lists, with the required permissions. */
  readonly screens: readonly { readonly path: string; readonly permission: Permission | null }[];
};

/** A node of the syntax tree; its fields are known by its type. */
// biome-ignore lint/suspicious/noExplicitAny: the tree is walked by field, whatever its type
type Node = { readonly type: string; readonly [field: string]: any };

type Place = { readonly needs: readonly Permission[]; readonly asked: readonly Permission[] };

const known: ReadonlySet<string> = new Set(permissions);
const isPermission = (value: unknown): value is Permission => typeof value === 'string' && known.has(value);

/** Reads references, and the permissions that are checked on the way. Types are ignored. */
export function readDeclarations(file: string, text: string): readonly Declaration[] {
  const { program, errors } = parseSync(file, text, { preserveParens: false });
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  const body: readonly Node[] = program.body;
  const known = new Map<string, { module: string; name: string }>();
  const top: { names: string[]; node: Node }[] = [];
  for (const statement of body) {
    if (statement.type === 'ImportDeclaration') {
      if (statement.importKind === 'type') continue;
      for (const { type, local, imported } of statement.specifiers) {
        known.set(local.name, {
          module: moduleOf(file, statement.source.value),
          name: type === 'ImportSpecifier' ? imported.name : '*',
        });
      }
      continue;
    }
    const node: Node = statement.declaration ?? statement;
    const names = namesOf(node);
    for (const name of names) known.set(name, { module: file, name });
    top.push({ names, node });
  }
  return top.map(({ names, node }) => ({ names, ...readOne(file, node, known) }));
}

function moduleOf(file: string, path: string): string {
  return path.startsWith('.') ? normalize(join(dirname(file), path)) : path;
}

function namesOf(node: Node): string[] {
  if (node.type === 'VariableDeclaration') return node.declarations.flatMap(({ id }: Node) => boundBy(id));
  return node.id ? [node.id.name] : [];
}

function boundBy(pattern: Node): string[] {
  if (pattern.type === 'Identifier') return [pattern.name];
  if (pattern.type === 'ObjectPattern')
    return pattern.properties.flatMap(({ value, argument }: Node) => boundBy(value ?? argument));
  return [];
}

/** What a value implies about the role: `yes` if it is true, `no` if it is false. */
type Meaning = { readonly yes: readonly Permission[]; readonly no: readonly Permission[] };

const nothing: Meaning = { yes: [], no: [] };

function readOne(
  file: string,
  root: Node,
  imported: ReadonlyMap<string, { module: string; name: string }>,
): Omit<Declaration, 'names'> {
  const references: Reference[] = [];
  const screens: { path: string; permission: Permission | null }[] = [];
  const meanings = new Map<string, Meaning>();
  /** Functions within the declaration; they run where they are referenced. */
  const inner = new Map<string, Node>();
  const running = new Set<Node>();
  walk(root, { needs: [], asked: [] });
  return { references, screens };

  function meaningOf(node: Node | null): Meaning {
    switch (node?.type) {
      case 'Identifier':
        return meanings.get(node.name) ?? nothing;
      case 'UnaryExpression': {
        if (node.operator !== '!') return nothing;
        const { yes, no } = meaningOf(node.argument);
        return { yes: no, no: yes };
      }
      case 'LogicalExpression': {
        const [left, right] = [meaningOf(node.left), meaningOf(node.right)];
        if (node.operator === '&&') return { yes: [...left.yes, ...right.yes], no: [] };
        return { yes: [], no: [...left.no, ...right.no] };
      }
      case 'CallExpression':
        return { yes: node.arguments.map(({ value }: Node) => value).filter(isPermission), no: [] };
      default:
        return nothing;
    }
  }

  /** Permissions that occur in a value, in any form. */
  function mentionedBy(node: Node | null): readonly Permission[] {
    if (!node || /Function|^JSX(?!ExpressionContainer)/.test(node.type)) return [];
    if (isPermission(node.value)) return [node.value];
    const { yes, no } = node.type === 'Identifier' ? meaningOf(node) : nothing;
    return [...yes, ...no, ...childrenOf(node).flatMap(mentionedBy)];
  }

  function askedOf(argument: Node): readonly Permission[] {
    if (argument.type !== 'ObjectExpression') return mentionedBy(argument);
    const enabled = argument.properties.find(({ key }: Node) => key?.name === 'enabled');
    return enabled ? mentionedBy(enabled.value) : [];
  }

  function walkAll(nodes: readonly Node[], place: Place): void {
    let { needs } = place;
    for (const node of nodes) if (node.type === 'FunctionDeclaration') inner.set(node.id.name, node.body);
    for (const node of nodes) {
      walk(node, { ...place, needs });
      // A caller who is refused here does not continue.
      if (node.type === 'IfStatement' && endsWith(node.consequent, 'ReturnStatement'))
        needs = [...needs, ...meaningOf(node.test).no];
    }
  }

  /** A literal address; others come from functions that are followed. */
  function linkTo(address: Node | null, place: Place): void {
    const written =
      address?.type === 'TemplateLiteral'
        ? address.quasis.map(({ value }: Node) => value.cooked).join(':')
        : address?.value;
    if (typeof written !== 'string' || !written.startsWith('/')) return;
    references.push({ module: 'screen', name: written.replace(/[?#].*/, ''), ...place });
  }

  function walkBranches(test: Node, whenTrue: Node, whenFalse: Node | null, place: Place): void {
    const { yes, no } = meaningOf(test);
    walk(test, place);
    walk(whenTrue, { ...place, needs: [...place.needs, ...yes] });
    if (whenFalse) walk(whenFalse, { ...place, needs: [...place.needs, ...no] });
  }

  function walk(node: Node, place: Place): void {
    if (/^TS(?!As|Satisfies|NonNull)/.test(node.type)) return;
    switch (node.type) {
      case 'Identifier':
      case 'JSXIdentifier': {
        const target = imported.get(node.name);
        if (target) references.push({ ...target, ...place });
        const body = inner.get(node.name);
        if (body && !running.has(body)) {
          running.add(body);
          walk(body, place);
          running.delete(body);
        }
        return;
      }
      case 'FunctionDeclaration':
        if (node === root) walk(node.body, place);
        return;
      case 'Literal':
      case 'TemplateLiteral':
        if (file.endsWith('/screen-paths.ts')) linkTo(node, place);
        for (const child of childrenOf(node)) walk(child, place);
        return;
      case 'MemberExpression':
        if (node.object.argument?.type === 'ImportExpression') {
          references.push({
            module: moduleOf(file, node.object.argument.source.value),
            name: node.property.name,
            ...place,
          });
          return;
        }
        walk(node.object, place);
        if (node.computed) walk(node.property, place);
        return;
      case 'ImportExpression':
        if (typeof node.source.value === 'string')
          references.push({ module: moduleOf(file, node.source.value), name: '*', ...place });
        return;
      case 'Program':
      case 'BlockStatement':
        walkAll(node.body, place);
        return;
      case 'VariableDeclarator':
        if (!node.init) return;
        if (node.id.type === 'Identifier') meanings.set(node.id.name, meaningOf(node.init));
        if (node !== root.declarations?.[0] && node.init.type === 'ArrowFunctionExpression')
          inner.set(node.id.name, node.init.body);
        else walk(node.init, place);
        return;
      case 'IfStatement':
        walkBranches(node.test, node.consequent, node.alternate, place);
        return;
      case 'ConditionalExpression':
        walkBranches(node.test, node.consequent, node.alternate, place);
        return;
      case 'LogicalExpression': {
        const { yes, no } = meaningOf(node.left);
        walk(node.left, place);
        const more = node.operator === '&&' ? yes : node.operator === '||' ? no : [];
        walk(node.right, { ...place, needs: [...place.needs, ...more] });
        return;
      }
      case 'CallExpression': {
        const asked = [...place.asked, ...node.arguments.flatMap(askedOf)];
        if (node.callee.name === 'navigate') linkTo(node.arguments[0], place);
        for (const child of [node.callee, ...node.arguments]) walk(child, { ...place, asked });
        return;
      }
      case 'ObjectExpression': {
        // A screen is shown only if the role allows it.
        const textOf = (name: string) =>
          node.properties.find(({ key }: Node) => key?.name === name)?.value?.value;
        const permission = isPermission(textOf('permission')) ? textOf('permission') : null;
        const needs = permission ? [...place.needs, permission] : place.needs;
        if (textOf('path') && textOf('kind')) screens.push({ path: textOf('path'), permission });
        for (const property of node.properties) walk(property, { ...place, needs });
        return;
      }
      case 'Property':
        if (node.computed) walk(node.key, place);
        walk(node.value, place);
        return;
      case 'JSXElement': {
        const { name, attributes } = node.openingElement;
        const given = (attribute: Node): Node | null =>
          attribute.value?.type === 'JSXExpressionContainer' ? attribute.value.expression : attribute.value;
        const to = attributes.find((attribute: Node) => attribute.name?.name === 'to');
        const needs = name.name === 'Allowed' ? [...place.needs, ...mentionedBy(given(to))] : place.needs;
        const asked = attributes.flatMap((attribute: Node) => mentionedBy(given(attribute)));
        const inside = { needs, asked: [...place.asked, ...asked] };
        walk(name, inside);
        if (to && name.name !== 'Allowed') linkTo(given(to), inside);
        for (const attribute of attributes) {
          const value = attribute.argument ?? given(attribute);
          if (value) walk(value, inside);
        }
        for (const child of node.children) walk(child, { ...place, needs });
        return;
      }
      default:
        for (const child of childrenOf(node)) walk(child, place);
    }
  }
}

function endsWith(node: Node, type: string): boolean {
  return node.type === 'BlockStatement' ? node.body.at(-1)?.type === type : node.type === type;
}

function childrenOf(node: Node): Node[] {
  return Object.values(node)
    .flat()
    .filter((child): child is Node => typeof child?.type === 'string');
}
