import { expect, test } from 'vitest';
import { nameByFolder } from './name-by-folder.ts';

function fileOf(path: string): File {
  const file = new File(['x'], path.split('/').at(-1) ?? '', { type: 'application/pdf' });
  return Object.defineProperty(file, 'webkitRelativePath', { value: path.includes('/') ? path : '' });
}

const namesOf = (paths: readonly string[], taken: readonly string[] = []) =>
  nameByFolder(paths.map(fileOf), taken).map(({ name }) => name);

test('files of the same name get their folders as a prefix', () => {
  expect(namesOf(['all/Anna/resume.pdf', 'all/Boris/resume.pdf', 'all/cleo.pdf'])).toEqual([
    'Anna - resume.pdf',
    'Boris - resume.pdf',
    'cleo.pdf',
  ]);
});

test('names already in the list count as well', () => {
  expect(namesOf(['all/Boris/resume.pdf'], ['resume.pdf'])).toEqual(['Boris - resume.pdf']);
});

test('a file without a folder keeps its name and type', () => {
  const [file] = nameByFolder([fileOf('resume.pdf')], ['resume.pdf']);
  expect(file?.name).toBe('resume.pdf');
  const [called] = nameByFolder([fileOf('all/Boris/resume.pdf')], ['resume.pdf']);
  expect([called?.type, called?.size]).toEqual(['application/pdf', 1]);
});
