import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { type BundledProgram, programStarter } from '@winnow/tuning/bundle';

/** The code that a reading process runs: its entry answers tasks, and it may read only its sources and dependencies. */
export type ReadingProgram = BundledProgram;

const ownFolder = path.join(import.meta.dirname, '../..');

/** The sources of the package in a folder, and of our packages that it depends on. */
export function sourcesOfPackage(folder: string): readonly string[] {
  const description = path.join(folder, 'package.json');
  const { dependencies = {} } = JSON.parse(readFileSync(description, 'utf8')) as PackageDescription;
  const require = createRequire(description);
  const ours = Object.keys(dependencies)
    .filter((name) => name.startsWith('@winnow/'))
    .flatMap((name) => sourcesOfPackage(path.join(path.dirname(require.resolve(name)), '..')));
  // The package.json pins the versions of the other dependencies.
  return [...new Set([description, path.join(folder, 'src'), ...ours])];
}

type PackageDescription = { readonly dependencies?: Readonly<Record<string, string>> };

/** This package and the packages that it uses; the engine reads the facts. */
export const documentSources = (): readonly string[] => sourcesOfPackage(ownFolder);

/** The program that reads documents and resumes. */
export function documentProgram(): ReadingProgram {
  return { entry: path.join(import.meta.dirname, 'reader-child.ts'), sources: documentSources() };
}

/** Files that a process with this program may read: its sources, its dependencies, and the bundled code. */
export function readableBy(program: ReadingProgram, codeFile: string | null): readonly string[] {
  const places = [programStarter, ...program.sources, ...dependencyFolders()];
  return [...new Set(codeFile === null ? places : [...places, codeFile])];
}

function dependencyFolders(): string[] {
  const folders: string[] = [];
  for (let folder = import.meta.dirname; folder !== path.dirname(folder); folder = path.dirname(folder)) {
    const candidate = path.join(folder, 'node_modules');
    if (existsSync(candidate)) folders.push(candidate);
  }
  return folders;
}
