import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/** The code that a reading process runs. */
export type ReadingProgram = {
  /** The module that answers tasks. */
  readonly entry: string;
  /** Its source folders and files: all that it may read besides dependencies. */
  readonly sources: readonly string[];
};

const ownFolder = path.join(import.meta.dirname, '../..');

/** The sources of a package in a folder. */
export function sourcesOfPackage(folder: string): readonly string[] {
  // With the versions of its dependencies.
  return [path.join(folder, 'package.json'), path.join(folder, 'src')];
}

/** This package, the engine, which reads the facts, and the languages that the engine knows. */
export function documentSources(): readonly string[] {
  const engine = createRequire(import.meta.url).resolve('@winnow/engine');
  const locales = createRequire(engine).resolve('@winnow/locales');
  const folders = [engine, locales].map((entry) => path.join(path.dirname(entry), '..'));
  return [ownFolder, ...folders].flatMap(sourcesOfPackage);
}

/** Reads documents and resumes, and nothing else. */
export function documentProgram(): ReadingProgram {
  return { entry: path.join(import.meta.dirname, 'reader-child.ts'), sources: documentSources() };
}

/** What a process with this program may read: its sources, its dependencies, and the bundled code. */
export function readableBy(program: ReadingProgram, codeFile: string | null): readonly string[] {
  const starter = path.join(import.meta.dirname, 'reader-start.js');
  const places = [starter, ...program.sources, ...dependencyFolders()];
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
