// A separate process, so that no task waits for it: bundles the reader's sources into a few modules in a folder.
import { readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { rolldown } from 'rolldown';
import { packModules } from './kept-modules.ts';
import { readReaderSources } from './reader-sources.ts';
import type { ReadingProgram } from './reading-program.ts';

const [, , folder = '', told = ''] = process.argv;
const program = JSON.parse(told) as ReadingProgram;
const { fileName, fileNameStart } = readReaderSources(program);

// Our own packages, and of the others what every resume needs; the rest is loaded with the first file that needs it.
const isBundled = /^[./]|^@winnow\/|^libphonenumber-js/;
const bundle = await rolldown({
  input: program.entry,
  external: (name) => !isBundled.test(name),
  platform: 'node',
});
const { output } = await bundle.generate({
  format: 'esm',
  chunkFileNames: '[name].js',
  comments: false,
  // Nearly all of the text, and of one byte a sign.
  codeSplitting: { groups: [{ name: 'vocabulary', test: /\/vocabulary\/generated\// }] },
});
const texts = Object.fromEntries(
  output.map((made) => [made.fileName, made.type === 'chunk' ? made.code : '']),
);

// Whole or not at all, however many processes do the same at once.
const draft = path.join(folder, `${fileName}.${process.pid}`);
writeFileSync(draft, packModules(texts), { mode: 0o600 });
renameSync(draft, path.join(folder, fileName));

for (const name of readdirSync(folder)) {
  if (name.startsWith(fileNameStart) && /\.(?:json|modules)$/.test(name) && name !== fileName)
    rmSync(path.join(folder, name), { force: true });
}
