import { setFlagsFromString } from 'node:v8';
import { flagsFor } from './measures.js';

/**
 * Scores a batch with less compilation. The flags are reset afterwards, because cached code is accepted only under the
 * flags it was compiled with.
 */
export async function compilingLate<Made>(work: () => Promise<Made>): Promise<Made> {
  flagsFor('scoring').forEach(setFlagsFromString);
  try {
    return await work();
  } finally {
    flagsFor('afterScoring').forEach(setFlagsFromString);
  }
}
