/** Applies French typography to spaces and apostrophes in all French catalogues. */
import { readFileSync, writeFileSync } from 'node:fs';
import { listFrenchFiles } from './languages/french-files.ts';
import { setFrenchStrings } from './languages/french-spaces.ts';

for (const file of listFrenchFiles()) {
  const source = readFileSync(file, 'utf8');
  const mended = setFrenchStrings(source);
  if (mended === source) continue;
  writeFileSync(file, mended);
  console.log(file);
}
