// A separate process, so that no task waits for it: bundles the sources of a program into a few modules in a folder.
import { readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { rolldown } from 'rolldown';
import type { BundledProgram } from './bundled-code.ts';
import { packModules } from './pack-modules.ts';
import { readSourceVersion } from './source-version.ts';

const [, , folder = '', told = ''] = process.argv;
const program = JSON.parse(told) as BundledProgram;
const { fileName, fileNameStart } = readSourceVersion(program);

// Our own packages, and the one dependency that every resume needs; others are loaded with the first file that needs
// them.
const isBundled = /^[./]|^@winnow\/|^libphonenumber-js/;
const bundle = await rolldown({
  input: program.entry,
  external: (name) => !isBundled.test(name),
  platform: 'node',
  // An image has no compiler settings, and modules need none.
  tsconfig: false,
});
const { output } = await bundle.generate({
  format: 'esm',
  chunkFileNames: '[name].js',
  comments: false,
  // Nearly all of the text, with one byte per character.
  codeSplitting: { groups: [{ name: 'vocabulary', test: /\/vocabulary\/generated\// }] },
});
const texts = Object.fromEntries(
  output.map((made) => [made.fileName, made.type === 'chunk' ? made.code : '']),
);

// Written atomically, since several processes may do this at once.
const draft = path.join(folder, `${fileName}.${process.pid}`);
writeFileSync(draft, packModules(texts), { mode: 0o600 });
renameSync(draft, path.join(folder, fileName));

for (const name of readdirSync(folder)) {
  if (name.startsWith(fileNameStart) && /\.(?:json|modules)$/.test(name) && name !== fileName)
    rmSync(path.join(folder, name), { force: true });
}
