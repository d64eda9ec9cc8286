import { globSync } from 'node:fs';
import { join } from 'node:path';
import * as contracts from '@winnow/contracts';
import type { AccessByRoute } from './route-access.ts';

const source = join(import.meta.dirname, '../..');

/** The stream of the server itself, which belongs to no feature. */
const ofServer: AccessByRoute = { 'GET /events': 'anyone' };

/** What the features say of their routes, each in `features/<noun>/testing/<noun>-access.ts`. */
export async function listAccess(): Promise<AccessByRoute> {
  const files = globSync('features/*/testing/*-access.ts', { cwd: source }).toSorted();
  const parts = await Promise.all(
    files.map(async (file) => ((await import(join(source, file))) as { access: AccessByRoute }).access),
  );
  return Object.assign({}, ofServer, ...parts);
}

/** Every call of the contract, with its route as `GET /files`. */
export const describedCalls = Object.values<unknown>(contracts)
  .filter(
    (value): value is contracts.Described =>
      typeof value === 'object' && value !== null && 'access' in value && 'summary' in value,
  )
  .map((call) => ({ ...call, route: `${call.method} ${call.path}` }));
