import { globSync } from 'node:fs';
import { join } from 'node:path';
import * as contracts from '@winnow/contracts';
import * as z from 'zod';
import type { AccessByRoute, RouteAccess, ThingsByPath } from './route-access.ts';

const source = join(import.meta.dirname, '../..');

/** A feature's statements about its routes, in `features/<noun>/testing/<noun>-access.ts`. */
type FeatureAccess = { readonly access?: AccessByRoute; readonly things?: ThingsByPath };

/** The stream of the server itself, which belongs to no feature. */
const ofServer: AccessByRoute = { 'GET /events': 'anyone' };

/** The statements of all features about their routes. */
export async function listAccess(): Promise<Required<FeatureAccess>> {
  const files = globSync('features/*/testing/*-access.ts', { cwd: source }).toSorted();
  const parts: FeatureAccess[] = await Promise.all(files.map((file) => import(join(source, file))));
  return {
    access: Object.assign({}, ofServer, ...parts.map(({ access }) => access)),
    things: Object.assign({}, ...parts.map(({ things }) => things)),
  };
}

/** Every call of the contract, with its route as `GET /files`. */
export const describedCalls = Object.values<unknown>(contracts)
  .filter(
    (value): value is contracts.Described =>
      typeof value === 'object' && value !== null && 'access' in value && 'summary' in value,
  )
  .map((call) => ({ ...call, route: `${call.method} ${call.path}` }));

type Call = (typeof describedCalls)[number];

/** Ids that callers choose: they don't refer to anything. */
const madeUp = ['idempotencyKey', 'requestId'];

/** Whether its query or body contains ids. */
export function namesThings({ path, input }: Call): boolean {
  const { properties = {} } = z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' });
  const elsewhere = [...contracts.pathNames(path), ...madeUp];
  return Object.entries(properties).some(
    ([name, schema]) => !elsewhere.includes(name) && JSON.stringify(schema).includes('"uuid"'),
  );
}

/**
 * Who may call a route: by its feature's statement, or else the owner of the thing in its path, or else by the
 * contract.
 */
export function accessOf(call: Call, said: Required<FeatureAccess>): RouteAccess | 'signed-in' {
  const { route, path, access } = call;
  const line = said.access[route];
  if (line || access !== 'signed-in' || namesThings(call)) return line ?? access;
  const names = contracts.pathNames(path).join();
  const thing = Object.keys(said.things)
    .filter((at) => `${path}/`.startsWith(`${at}/`) && contracts.pathNames(at).join() === names)
    .toSorted((one, other) => other.length - one.length)
    .at(0);
  const make = thing === undefined ? undefined : said.things[thing];
  return make ? { make } : 'signed-in';
}
