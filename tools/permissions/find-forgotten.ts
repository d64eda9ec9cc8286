import { may, type Permission, permissions, type Role, roles } from '@winnow/contracts';
import type { Declaration, Reference } from './read-declarations.ts';

/** Something that a role is not permitted to do or open, but can reach. */
export type Forgotten = {
  /** A call of the contracts, or the address of a screen. */
  readonly target: string;
  readonly permission: Permission;
  readonly roles: readonly Role[];
  /** Declarations from the start to the one that refers to the target, as `file#name`. */
  readonly way: readonly string[];
};

type Known = {
  readonly modules: ReadonlyMap<string, readonly Declaration[]>;
  /** The permission that a call or screen needs; `null` if none. */
  readonly neededBy: (reference: Reference) => Permission | null;
  /** Declarations that are not followed further. */
  readonly settled: ReadonlySet<string>;
};

/** Follows every role from a module through all that it uses, and lists what its permissions do not include. */
export function findForgotten(start: string, { modules, neededBy, settled }: Known): readonly Forgotten[] {
  const found = new Map<string, Forgotten>();
  for (const permission of permissions) {
    for (const role of roles.filter((each) => !may(each, permission))) {
      for (const { target, way } of follow(role, permission)) {
        const key = `${target} ${way.at(-1)}`;
        const known = found.get(key)?.roles ?? [];
        if (!known.includes(role)) found.set(key, { target, permission, roles: [...known, role], way });
      }
    }
  }
  return [...found.values()];

  function follow(role: Role, permission: Permission): { target: string; way: string[] }[] {
    const met: { target: string; way: string[] }[] = [];
    const seen = new Set<Declaration>();
    const queue = declared(start, '*').map((next) => ({ ...next, way: [next.key] }));
    for (const { declaration, key, way } of queue) {
      if (seen.has(declaration) || settled.has(key)) continue;
      seen.add(declaration);
      for (const reference of declaration.references) {
        const { module, name, needs, asked } = reference;
        if (asked.includes(permission) || !needs.every((needed) => may(role, needed))) continue;
        if (neededBy(reference) === permission) met.push({ target: name, way });
        for (const next of declared(module, name)) queue.push({ ...next, way: [...way, next.key] });
      }
    }
    return met;
  }

  function declared(module: string, name: string): { declaration: Declaration; key: string }[] {
    return (modules.get(module) ?? [])
      .filter(({ names }) => name === '*' || names.includes(name) || names.length === 0)
      .map((declaration) => ({ declaration, key: `${module}#${declaration.names.join()}` }));
  }
}
