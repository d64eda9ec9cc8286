/** Writes the generated part of the client from the contracts: after a change of them, and before you commit it. */
import { join } from 'node:path';
import { writeClient } from './write-client.ts';

await writeClient(join(import.meta.dirname, '../src/generated'));
