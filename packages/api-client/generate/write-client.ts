import { createClient } from '@hey-api/openapi-ts';
import { describeForPrograms } from './program-document.ts';

/** Writes the generated part of the client into a folder, which it empties first. */
export async function writeClient(folder: string): Promise<void> {
  await createClient({
    input: describeForPrograms(),
    output: { path: folder, clean: true, module: { extension: '.ts' } },
    logs: { level: 'silent', file: false },
    plugins: [
      { name: '@hey-api/client-fetch', throwOnError: true },
      '@hey-api/typescript',
      {
        name: '@hey-api/sdk',
        operations: { strategy: 'single', containerName: 'Winnow' },
        paramsStructure: 'flat',
        responseStyle: 'data',
      },
    ],
  });
}
