import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { listFrenchFiles } from './french-files.ts';
import { setFrench, setFrenchStrings } from './french-spaces.ts';

test.each([
  ["L'analyse : terminée !", 'L’analyse\u202f: terminée\u202f!'],
  ['« ainsi »\u00a0; 94 %', '«\u202fainsi\u202f»\u202f; 94\u00a0%'],
  ['à 10:30, https://winnow.example', 'à 10:30, https://winnow.example'],
])('%s becomes %s', (written, set) => {
  expect(setFrench(written)).toBe(set);
});

test('only the text of strings and templates changes', () => {
  const inner = '$' + "{c ? `l'un : $" + "{d}` : 'rien !'}";
  const mended = '$' + '{c ? `l’un\u202f: $' + "{d}` : 'rien\u202f!'}";
  expect(setFrenchStrings(`const a = b ? \`Prêt ? ${inner} !\` : x; // l'autre ?`)).toBe(
    `const a = b ? \`Prêt\u202f? ${mended}\u202f!\` : x; // l'autre ?`,
  );
});

test('every French catalogue has French spaces and apostrophes', () => {
  const wrong = listFrenchFiles().filter((file) => {
    const source = readFileSync(file, 'utf8');
    return setFrenchStrings(source) !== source;
  });
  expect(wrong, 'run: npx node tools/mend-french-spaces.ts').toEqual([]);
});
