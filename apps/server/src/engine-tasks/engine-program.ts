import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { documentSources, type ReadingProgram, sourcesOfPackage } from '@winnow/documents/processes';

const source = join(import.meta.dirname, '..');

/** The program of the server's reading processes. */
export function engineProgram(): ReadingProgram {
  const embedding = createRequire(import.meta.url).resolve('@winnow/embedding');
  return {
    entry: join(import.meta.dirname, 'task-child.ts'),
    sources: [
      ...new Set([...documentSources(), ...sourcesOfPackage(join(dirname(embedding), '..'))]),
      join(source, '../package.json'),
      import.meta.dirname,
      join(source, 'features/search/words'),
      join(source, 'features/writer'),
    ],
  };
}
