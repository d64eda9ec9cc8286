/**
 * Builds the client as a package of JavaScript and declarations, which `npm pack` makes a file of.
 *
 *   node generate/build.ts FOLDER
 */
import { execFileSync } from 'node:child_process';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const [folder = 'dist'] = process.argv.slice(2);
const target = resolve(folder);
const source = join(import.meta.dirname, '..');
const compiler = join(source, 'node_modules/typescript/bin/tsc');

rmSync(target, { recursive: true, force: true });
execFileSync(process.execPath, [compiler, '-p', join(source, 'tsconfig.build.json'), '--outDir', target], {
  stdio: 'inherit',
});
cpSync(join(source, 'README.md'), join(target, 'README.md'));
const { name, version, type, sideEffects } = JSON.parse(readFileSync(join(source, 'package.json'), 'utf8'));
const exported = { types: './index.d.ts', default: './index.js' };
const described = { name, version, type, sideEffects, exports: { '.': exported } };
writeFileSync(join(target, 'package.json'), `${JSON.stringify(described, null, 2)}\n`);
