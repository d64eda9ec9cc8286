// A process of its own, for which nobody waits at his work: writes the reader's sources without their types to a folder.
import { readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import path from 'node:path';
import { readReaderSources } from './reader-sources.ts';

const [, , folder = ''] = process.argv;
const { texts, fileName, fileNameStart } = readReaderSources();
const stripped = Object.fromEntries([...texts].map(([url, text]) => [url, stripTypeScriptTypes(text)]));

// Whole or not at all, however many processes do the same at once.
const draft = path.join(folder, `${fileName}.${process.pid}`);
writeFileSync(draft, JSON.stringify(stripped), { mode: 0o600 });
renameSync(draft, path.join(folder, fileName));

for (const name of readdirSync(folder)) {
  if (name.startsWith(fileNameStart) && name.endsWith('.json') && name !== fileName)
    rmSync(path.join(folder, name), { force: true });
}
