import { expect, test } from 'vitest';
import { holdsFolder, readDropped } from './read-dropped.ts';

const fileEntry = (name: string, folder = '') => ({
  fullPath: `${folder}/${name}`,
  isFile: true,
  isDirectory: false,
  file: (give: (file: File) => void) => give(new File(['x'], name)),
});

/** A folder returns its entries in portions, the last of them empty. */
function folderEntry(...portions: object[][]) {
  const left = [...portions];
  const readEntries = (give: (entries: object[]) => void) => give(left.shift() ?? []);
  return { isFile: false, isDirectory: true, createReader: () => ({ readEntries }) };
}

const dropped = (...entries: object[]) =>
  ({ items: entries.map((entry) => ({ webkitGetAsEntry: () => entry })) }) as unknown as DataTransfer;

test('files in folders are found at any depth and in any number of batches', async () => {
  const inner = folderEntry([fileEntry('c.pdf')]);
  const transfer = dropped(
    fileEntry('a.pdf'),
    folderEntry([fileEntry('b.pdf'), inner], [fileEntry('d.pdf')]),
  );
  expect(holdsFolder(transfer)).toBe(true);
  expect((await readDropped(transfer)).map(({ name }) => name)).toEqual(['a.pdf', 'b.pdf', 'c.pdf', 'd.pdf']);
});

test('a file in a folder has its path', async () => {
  const transfer = dropped(folderEntry([fileEntry('resume.pdf', '/all/Anna Example')]));
  const [file] = await readDropped(transfer);
  expect(file?.webkitRelativePath).toBe('all/Anna Example/resume.pdf');
});

test('plain files are not a folder', () => {
  expect(holdsFolder(dropped(fileEntry('a.pdf')))).toBe(false);
});
