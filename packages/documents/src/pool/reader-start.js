// Starts a reading process: with the code that was stripped of its types before, where there is some, since to strip it
// anew takes longer than all the rest of the start. Plain JavaScript, or this file would have to be stripped itself.
import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';

const [, , codeFile = ''] = process.argv;
const code = readCode();
const addresses = new Set(code.keys());

registerHooks({
  // Node would look for each of them on the disk, in half of the time that loading takes.
  resolve(specifier, context, resolve) {
    if (specifier.startsWith('.')) {
      const url = new URL(specifier, context.parentURL).href;
      if (addresses.has(url)) return { url, format: 'module', shortCircuit: true };
    }
    return resolve(specifier, context);
  },
  load(url, context, loadFromSource) {
    const source = code.get(url);
    code.delete(url);
    return source === undefined
      ? loadFromSource(url, context)
      : { format: 'module', source, shortCircuit: true };
  },
});

await import('./reader-child.ts');

/** Text by the address of its module; nothing where there is no such file, or a damaged one. */
function readCode() {
  try {
    return new Map(Object.entries(JSON.parse(readFileSync(codeFile, 'utf8'))));
  } catch {
    return new Map();
  }
}
