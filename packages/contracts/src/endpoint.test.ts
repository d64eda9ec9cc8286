import { expect, test } from 'vitest';
import { fillPath, pathNames } from './endpoint.ts';

test('values in a path are encoded', () => {
  expect(fillPath('/jobs/{id}/files/{name}', { id: 7, name: '../a b' })).toBe('/jobs/7/files/..%2Fa%20b');
  expect(pathNames('/jobs/{id}/files/{name}')).toEqual(['id', 'name']);
});

test('a missing value in a path is a fault of the caller', () => {
  expect(() => fillPath('/jobs/{id}', {})).toThrow('needs id');
});
