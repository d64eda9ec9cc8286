import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Manifest } from 'vite';

/** The faces that each language's pages open with. The others wait until a page uses them. */
const firstFaces: Readonly<Record<string, readonly string[]>> = {
  en: ['geist-latin-wght-normal', 'newsreader-latin-wght-normal'],
  de: ['geist-latin-wght-normal', 'newsreader-latin-wght-normal'],
  es: ['geist-latin-wght-normal', 'newsreader-latin-wght-normal'],
  fr: ['geist-latin-wght-normal', 'newsreader-latin-wght-normal'],
  ar: ['vazirmatn-arabic-wght-normal', 'geist-latin-wght-normal'],
};

/** The chunks of every page are known under this name. */
const everyPage = 'base';

/** Lists for the server which files each page should preload, instead of loading them one after the other. */
export async function writePageAssets(dist: string): Promise<void> {
  const manifest = JSON.parse(await readFile(join(dist, '.vite/manifest.json'), 'utf8')) as Manifest;
  const template = await readFile(join(dist, 'index.html'), 'utf8');
  const isInTemplate = (key: string) => template.includes(`"${addressOf(manifest, key)}"`);
  const inTemplate = Object.keys(manifest).filter(isInTemplate);
  const scripts: Record<string, string[]> = {};
  const texts: Record<string, Record<string, string[]>> = {};
  const add = (name: string, imports: readonly string[]) => {
    scripts[name] = imports.filter((key) => !isInTemplate(key)).map((key) => addressOf(manifest, key));
    texts[name] = Object.fromEntries(
      Object.keys(firstFaces).map((language) => [language, textsOf(manifest, imports, language)]),
    );
  };
  add(everyPage, inTemplate);
  for (const [key, { name, isDynamicEntry }] of Object.entries(manifest)) {
    const imports = importsOf(manifest, key).filter((each) => !isInTemplate(each));
    if (isDynamicEntry && name !== undefined) add(name, imports);
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
