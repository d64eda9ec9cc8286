import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { makeSamples } from './make-samples.ts';

const folder = join(import.meta.dirname, '..', 'samples', 'resumes');

describe('the samples', () => {
  it('are identical to the output of the script, byte for byte', async () => {
    const made = await makeSamples();
    expect((await readdir(folder)).sort()).toEqual([...made.keys()].sort());
    for (const [file, bytes] of made) {
      expect(Buffer.compare(await readFile(join(folder, file)), bytes), file).toBe(0);
    }
  });

  it('each have a line in the README', async () => {
    const readme = await readFile(join(folder, '..', 'README.md'), 'utf8');
    for (const file of await readdir(folder)) expect(readme).toContain(`\`${file}\``);
  });
});
