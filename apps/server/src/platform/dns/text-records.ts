import { Resolver } from 'node:dns/promises';

/**
 * The TXT records of a name, each as one text; empty if there are none.
 * @throws Error if no resolver answers
 */
export type FindTextRecords = (name: string) => Promise<readonly string[]>;

const timeoutMs = 3_000;
const tries = 2;
/** The name doesn't exist, or has no TXT record. */
const nothingThere = new Set(['ENOTFOUND', 'ENODATA']);

/** @param servers resolvers, such as `9.9.9.9` or `10.0.0.2:5353`; if empty, the system's */
export function createTextRecords(servers: readonly string[]): FindTextRecords {
  return async (name) => {
    const resolver = new Resolver({ timeout: timeoutMs, tries });
    if (servers.length > 0) resolver.setServers(servers);
    try {
      return (await resolver.resolveTxt(name)).map((parts) => parts.join(''));
    } catch (error) {
      if (error instanceof Error && 'code' in error && nothingThere.has(String(error.code))) return [];
      throw error;
    }
  };
}
