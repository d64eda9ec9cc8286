/** The text of each module by its name. */
export type ModuleTexts = Readonly<Record<string, string>>;

const isOneByte = /^[\0-\xff]*$/;

/**
 * Packs modules into one file that a process loads quickly: a line with each module's name, encoding and length
 * in bytes, then the texts as V8 stores them, with one byte per character if possible, otherwise two. Read by
 * `start-program.js`.
 */
export function packModules(texts: ModuleTexts): Buffer {
  const parts = Object.entries(texts).map(([name, text]) => {
    const encoding = isOneByte.test(text) ? 'latin1' : 'utf16le';
    return { name, encoding, bytes: Buffer.from(text, encoding) } as const;
  });
  const table = parts.map(({ name, encoding, bytes }) => [name, encoding, bytes.length]);
  return Buffer.concat([Buffer.from(`${JSON.stringify(table)}\n`), ...parts.map(({ bytes }) => bytes)]);
}
