/** Removes what no process of the image reads: types, maps and pages of packages, and what comes for other machines. */
import { globSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const left = [
  '**/node_modules/**/*.map',
  '**/node_modules/**/*.d.{ts,mts,cts}',
  '**/node_modules/**/{README,CHANGELOG,HISTORY,readme,changelog}.md',
  // Of the core that recognizes characters, one build is used.
  'node_modules/tesseract.js-core/tesseract-core{,-lstm,-simd,-relaxedsimd,-relaxedsimd-lstm}{.js,.wasm,.wasm.js}',
  'node_modules/tesseract.js-core/tesseract-core-simd-lstm.wasm.js',
  'node_modules/{@types,undici-types}',
  'node_modules/@img/*musl*',
  'node_modules/@node-rs/*musl*',
  // Written by the generator of migrations for itself.
  'apps/server/migrations/meta/*_snapshot.json',
  'packages/{api-client,evaluation,*/bench}',
];

for (const place of left.flatMap((pattern) => globSync(pattern, { cwd: root })))
  rmSync(join(root, place), { recursive: true, force: true });
