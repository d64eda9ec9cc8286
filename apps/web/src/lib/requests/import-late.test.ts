import { afterEach, expect, test, vi } from 'vitest';
import { makeImportLate } from './import-late.ts';

const base = 'https://winnow.example/assets/index.js';
const urlOf = (name: string) => new URL(name, base).href;

afterEach(() => vi.unstubAllGlobals());

/** Files of a build; those in `lost` fail once. */
function serve(files: Readonly<Record<string, string>>, lost: string[] = []) {
  const fetched: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    const name = url.slice(urlOf('.').length);
    fetched.push(name);
    if (lost.includes(name)) {
      lost.splice(lost.indexOf(name), 1);
      throw new TypeError('Failed to fetch');
    }
    const code = files[name];
    return code === undefined ? new Response('', { status: 404 }) : new Response(code);
  });
  return fetched;
}

const files = {
  'send.js': '//["client.js","rules.js"]\nimport"./client.js"',
  'client.js': '1',
  'rules.js': '2',
};

test('a file and all that it imports are fetched before the browser imports it, and only once', async () => {
  const fetched = serve(files);
  const load = vi.fn(async (url: string) => url);
  const importLate = makeImportLate(base, [], load);
  const [first, second] = await Promise.all([importLate('send.js'), importLate('send.js')]);
  expect(fetched).toEqual(['send.js', 'client.js', 'rules.js']);
  expect([first, second]).toEqual([urlOf('send.js'), urlOf('send.js')]);
  await importLate('send.js');
  expect(fetched).toHaveLength(3);
});

test.each(Object.keys(files))(
  'without %s the browser imports nothing, and another try does',
  async (lost) => {
    serve(files, [lost]);
    const load = vi.fn(async (url: string) => url);
    const importLate = makeImportLate(base, [], load);
    await expect(importLate('send.js')).rejects.toThrow('Failed to fetch');
    expect(load).not.toHaveBeenCalled();
    expect(await importLate('send.js')).toBe(urlOf('send.js'));
  },
);

test('a file that the server does not have is not imported', async () => {
  serve({});
  const load = vi.fn(async (url: string) => url);
  await expect(makeImportLate(base, [], load)('send.js')).rejects.toThrow('404');
  expect(load).not.toHaveBeenCalled();
});

test('files that the browser has requested as modules are not fetched', async () => {
  const fetched = serve(files);
  const importLate = makeImportLate(base, [urlOf('client.js')], async (url) => url);
  await importLate('client.js');
  await importLate('send.js');
  expect(fetched).toEqual(['send.js', 'rules.js']);
});
