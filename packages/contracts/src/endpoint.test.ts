import { expect, test } from 'vitest';
import { fillAddress, fillPath, pathNames } from './endpoint.ts';

test('values in a path are encoded', () => {
  expect(fillPath('/jobs/{id}/files/{name}', { id: 7, name: '../a b' })).toBe('/jobs/7/files/..%2Fa%20b');
  expect(pathNames('/jobs/{id}/files/{name}')).toEqual(['id', 'name']);
});

test('a missing path value is an error of the caller', () => {
  expect(() => fillPath('/jobs/{id}', {})).toThrow('needs id');
});

test('values that are not in the path go into the query if they are set', () => {
  expect(fillAddress('/jobs/{id}/draft', { id: 7, key: 'a&b', page: undefined })).toBe(
    '/jobs/7/draft?key=a%26b',
  );
  expect(fillAddress('/jobs/{id}', { id: 7 })).toBe('/jobs/7');
});
