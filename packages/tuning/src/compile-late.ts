import { setFlagsFromString } from 'node:v8';
import { flagsFor } from './measures.js';

/** Scores a batch with less compiling. The flags are set back, because kept code is only taken up under the flags of its making. */
export async function compilingLate<Made>(work: () => Promise<Made>): Promise<Made> {
  flagsFor('scoring').forEach(setFlagsFromString);
  try {
    return await work();
  } finally {
    flagsFor('afterScoring').forEach(setFlagsFromString);
  }
}
