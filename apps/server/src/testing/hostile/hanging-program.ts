import { join } from 'node:path';
import type { ReadingProgram } from '@winnow/documents/processes';
import { engineProgram } from '../../engine-tasks/engine-program.ts';

/** The program of the reading processes, with texts on which it hangs. */
export function hangingProgram(): ReadingProgram {
  const entry = join(import.meta.dirname, 'hanging-child.ts');
  return { entry, sources: [...engineProgram().sources, import.meta.dirname] };
}
