declare global {
  /** Imports a file of the build; the build calls it in place of `import()`. */
  var importLate: (file: string) => Promise<unknown>;
}

/**
 * Makes the function that imports code on demand. A browser that failed to load a module once never requests it again,
 * so the file and all that it imports are fetched first, into the cache from which the browser then takes the modules.
 * A lost connection is thus a failed request, which can be repeated.
 * @param base URL of a file in the folder of all
 * @param asked files that the browser has already requested as modules
 */
export function makeImportLate(
  base: string,
  asked: Iterable<string>,
  load: (url: string) => Promise<unknown>,
): (file: string) => Promise<unknown> {
  const arrived = new Set(asked);
  const coming = new Map<string, Promise<readonly string[]>>();

  /** Returns what the file imports. */
  function fetchOnce(url: string): Promise<readonly string[]> {
    const running = coming.get(url);
    if (running) return running;
    const file = fetchFile(url).finally(() => coming.delete(url));
    coming.set(url, file);
    return file;
  }

  return async (file) => {
    const urlOf = (name: string) => new URL(name, base).href;
    const url = urlOf(file);
    if (!arrived.has(url)) {
      const imports = (await fetchOnce(url)).map(urlOf).filter((each) => !arrived.has(each));
      await Promise.all(imports.map(fetchOnce));
      for (const each of [url, ...imports]) arrived.add(each);
    }
    return load(url);
  };
}

/** Fetches a whole file, and returns what its first line names. */
async function fetchFile(url: string): Promise<readonly string[]> {
  const response = await fetch(url);
  const code = await response.text();
  if (!response.ok) throw new Error(`${url} was answered with ${response.status}.`);
  return code.startsWith('//[') ? (JSON.parse(code.slice(2, code.indexOf('\n'))) as string[]) : [];
}

/** Files that the document names ahead: the browser is loading them, or has given up on them. */
export function filesNamedAhead(): string[] {
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"]');
  return [...links].map(({ href }) => href);
}
