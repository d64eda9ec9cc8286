import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { documentSources, type ReadingProgram, sourcesOfPackage } from '@winnow/documents/processes';

const source = join(import.meta.dirname, '..');

/** The program of the server's reading processes. */
export function engineProgram(): ReadingProgram {
  const { resolve } = createRequire(import.meta.url);
  const packages = ['@winnow/contracts', '@winnow/embedding'].map((name) =>
    join(dirname(resolve(name)), '..'),
  );
  return {
    entry: join(import.meta.dirname, 'task-child.ts'),
    sources: [
      ...new Set([...documentSources(), ...packages.flatMap(sourcesOfPackage)]),
      join(source, '../package.json'),
      import.meta.dirname,
      join(source, 'features/people/identity'),
      join(source, 'features/search/words'),
      join(source, 'features/talent-pool/facts'),
      join(source, 'features/talent-pool/postings'),
      join(source, 'features/talent-pool/query'),
      join(source, 'features/writer'),
    ],
  };
}
