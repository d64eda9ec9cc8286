/** The text of each module by its name. */
export type ModuleTexts = Readonly<Record<string, string>>;

const isOneByte = /^[\0-\xff]*$/;

/**
 * Modules as they are kept in a file, so that a reading process has them at once: a line that names each with how its
 * text is written and how many bytes it takes, then the texts as V8 holds them, in one byte a sign where that is enough
 * and else in two. `reader-start.js` reads it.
 */
export function packModules(texts: ModuleTexts): Buffer {
  const parts = Object.entries(texts).map(([name, text]) => {
    const encoding = isOneByte.test(text) ? 'latin1' : 'utf16le';
    return { name, encoding, bytes: Buffer.from(text, encoding) } as const;
  });
  const table = parts.map(({ name, encoding, bytes }) => [name, encoding, bytes.length]);
  return Buffer.concat([Buffer.from(`${JSON.stringify(table)}\n`), ...parts.map(({ bytes }) => bytes)]);
}
