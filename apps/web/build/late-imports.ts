import { readFileSync } from 'node:fs';
import { type Plugin, parseSync, type Rolldown } from 'vite';

type Bundle = Readonly<Record<string, Rolldown.OutputChunk | Rolldown.OutputAsset>>;

/**
 * Browsers keep a module that failed to load: until the page is reloaded, each later `import()` of it fails without a
 * request. So that a dropped connection costs nothing, the files of the build import others on demand by the function
 * of `import-late.ts`, which fetches a file and all that it imports before the browser sees a module. Each such file
 * names in its first line what it imports.
 */
export const lateImports: Plugin = {
  name: 'late-imports',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  // What is written below is in no hash of a file, but browsers keep files by their names forever.
  augmentChunkHash: () => readFileSync(import.meta.filename, 'utf8'),
  generateBundle: {
    // After Vite, which looks for the imports too.
    order: 'post',
    handler(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const late = chunks.flatMap((chunk) => {
        const { code, imported } = replaceImports(chunk.code);
        chunk.code = code;
        return imported.map((file) => `assets/${file}`);
      });
      const atStart = chunks
        .filter(({ isEntry }) => isEntry)
        .flatMap((chunk) => filesOf(bundle, chunk.fileName));
      for (const name of new Set(late)) {
        const needed = filesOf(bundle, name).filter((each) => each !== name && !atStart.includes(each));
        const chunk = chunkOf(bundle, name);
        chunk.code = listed(needed) + chunk.code;
      }
    },
  },
};

/** Replaces imports on demand of other files of the build, and says which those are. */
export function replaceImports(code: string): {
  readonly code: string;
  readonly imported: readonly string[];
} {
  const imported: string[] = [];
  let replaced = '';
  let end = 0;
  for (const { start, end: next, moduleRequest } of parseSync('chunk.js', code).module.dynamicImports) {
    const file = /^(["'`])\.\/([\w.-]+)\1$/.exec(code.slice(moduleRequest.start, moduleRequest.end))?.[2];
    if (file === undefined) continue;
    imported.push(file);
    replaced += `${code.slice(end, start)}globalThis.importLate("${file}")`;
    end = next;
  }
  return { code: replaced + code.slice(end), imported };
}

/** A file and all that it imports at once, in the order of the imports. */
function filesOf(bundle: Bundle, name: string, seen = new Set<string>()): string[] {
  if (seen.has(name)) return [];
  seen.add(name);
  for (const each of chunkOf(bundle, name).imports) filesOf(bundle, each, seen);
  return [...seen];
}

function chunkOf(bundle: Bundle, name: string): Rolldown.OutputChunk {
  const chunk = bundle[name];
  if (chunk?.type !== 'chunk') throw new Error(`${name} is imported, but is no file of the build.`);
  return chunk;
}

/** The line that `import-late.ts` reads. */
function listed(files: readonly string[]): string {
  const names = files.map((file) => file.slice('assets/'.length));
  return names.length === 0 ? '' : `//${JSON.stringify(names)}\n`;
}
