// Starts a program from the few modules that were made of its sources, or from the sources where there are none.
// Plain JavaScript: stripping its types would take as long as all the rest of it.
import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { basename } from 'node:path';
import { pathToFileURL } from 'node:url';

const [, , entry = '', codeFile = ''] = process.argv;
const code = readCode();
const addresses = new Set(code.keys());
const bundled = addressOf(basename(entry).replace(/\.ts$/, '.js'));

registerHooks({
  resolve(specifier, context, resolve) {
    if (specifier === bundled || specifier.startsWith('.')) {
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

await import(addresses.has(bundled) ? bundled : pathToFileURL(entry).href);

/** Text by the address of its module, as if it stood in this folder; nothing where there is no such file, or a damaged one. */
function readCode() {
  try {
    const file = readFileSync(codeFile);
    const tableEnd = file.indexOf(0x0a);
    let at = tableEnd + 1;
    const texts = new Map();
    for (const [name, encoding, length] of JSON.parse(file.toString('utf8', 0, tableEnd))) {
      texts.set(addressOf(name), file.toString(encoding, at, at + length));
      at += length;
    }
    return at === file.length ? texts : new Map();
  } catch {
    return new Map();
  }
}

function addressOf(name) {
  return new URL(name, import.meta.url).href;
}
