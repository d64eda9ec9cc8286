import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Manifest } from 'vite';

/** The faces that each language's pages open with. The others wait until a page uses them. */
const firstFaces: Readonly<Record<string, readonly string[]>> = {
  en: ['geist-latin-wght-normal', 'newsreader-latin-wght-normal'],
  de: ['geist-latin-wght-normal', 'newsreader-latin-wght-normal'],
  ar: ['vazirmatn-arabic-wght-normal', 'geist-latin-wght-normal'],
};

/** Tells the server what each page should fetch ahead, instead of when one file after the other has been read. */
export async function writePageAssets(dist: string): Promise<void> {
  const manifest = JSON.parse(await readFile(join(dist, '.vite/manifest.json'), 'utf8')) as Manifest;
  const named = Object.entries(manifest).filter(
    ([, { isEntry, isDynamicEntry }]) => isEntry || isDynamicEntry,
  );
  const entry = named.find(([, { isEntry }]) => isEntry)?.[0];
  const withEntry = new Set(entry === undefined ? [] : importsOf(manifest, entry));
  const scripts: Record<string, string[]> = {};
  const texts: Record<string, Record<string, string[]>> = {};
  for (const [key, { name }] of named) {
    if (name === undefined) continue;
    const imports = importsOf(manifest, key);
    scripts[name] = imports.filter((each) => !withEntry.has(each)).map((each) => addressOf(manifest, each));
    texts[name] = Object.fromEntries(
      Object.keys(firstFaces).map((language) => [language, textsOf(manifest, imports, language)]),
    );
  }
  const files = Object.values(manifest).flatMap(({ file, assets = [] }) => [file, ...assets]);
  const fonts = Object.fromEntries(
    Object.entries(firstFaces).map(([language, faces]) => [
      language,
      faces.flatMap((face) => files.find((file) => file.includes(face)) ?? []).map((file) => `/${file}`),
    ]),
  );
  await writeFile(join(dist, '.pages/assets.json'), JSON.stringify({ scripts, texts, fonts }));
}

/** A chunk and all that it imports, by their names in the manifest. */
function importsOf(manifest: Manifest, key: string, seen = new Set<string>()): string[] {
  if (seen.has(key)) return [];
  seen.add(key);
  for (const each of manifest[key]?.imports ?? []) importsOf(manifest, each, seen);
  return [...seen];
}

/** The chunks with a language's texts that these chunks would fetch. */
function textsOf(manifest: Manifest, keys: readonly string[], language: string): string[] {
  const dynamic = keys.flatMap((key) => manifest[key]?.dynamicImports ?? []);
  return [...new Set(dynamic)]
    .filter((key) => key.endsWith(`-texts.${language}.ts`))
    .map((key) => addressOf(manifest, key));
}

function addressOf(manifest: Manifest, key: string): string {
  return `/${manifest[key]?.file ?? key}`;
}
