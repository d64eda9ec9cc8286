import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/** The code that a reading process runs. */
export type ReadingProgram = {
  /** The module that answers tasks. */
  readonly entry: string;
  /** The folders and files it is made of: all that it may read besides what others wrote. */
  readonly sources: readonly string[];
};

const ownFolder = path.join(import.meta.dirname, '../..');

/** What a package is made of, by the folder it lies in. */
export function sourcesOfPackage(folder: string): readonly string[] {
  // With the versions of what others wrote.
  return [path.join(folder, 'package.json'), path.join(folder, 'src')];
}

/** This package, and the engine, which reads the facts. */
export function documentSources(): readonly string[] {
  const engine = createRequire(import.meta.url).resolve('@winnow/engine');
  return [...sourcesOfPackage(ownFolder), ...sourcesOfPackage(path.join(path.dirname(engine), '..'))];
}

/** Reads documents and resumes, and nothing else. */
export function documentProgram(): ReadingProgram {
  return { entry: path.join(import.meta.dirname, 'reader-child.ts'), sources: documentSources() };
}

/** What a process with this program may read: its sources, what others wrote, and the file with the code made of them. */
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
