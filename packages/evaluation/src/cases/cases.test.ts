import { describe, expect, test } from 'vitest';
import { listCaseIds, loadCases, readFiles } from './load-cases.ts';
import { readCase } from './read-case.ts';

const ids = await listCaseIds();

test.each(ids)('the case %s is complete, and all of its quotes are verbatim', async (id) => {
  const reading = readCase(id, await readFiles(id));
  expect(reading.ok ? [] : reading.errors).toEqual([]);
});

describe('the cases together', async () => {
  const cases = await loadCases();

  test('are numerous enough to distinguish a change from noise', () => {
    expect(cases.length).toBeGreaterThanOrEqual(60);
    expect(new Set(cases.map(({ profession }) => profession)).size).toBeGreaterThanOrEqual(25);
    expect(cases.flatMap(({ resumes }) => resumes).length).toBeGreaterThanOrEqual(180);
  });

  test('contain no text twice', () => {
    const texts = cases.flatMap(({ advert, resumes }) => [advert, ...resumes.map(({ text }) => text)]);
    expect(new Set(texts).size).toBe(texts.length);
  });

  test('contain no real people: addresses are at example domains, phone numbers in the 555-01 range', () => {
    const texts = cases.flatMap(({ id, advert, resumes }) =>
      [advert, ...resumes.map(({ text }) => text)].map((text) => ({ id, text })),
    );
    const addresses = texts.flatMap(({ id, text }) =>
      [...text.matchAll(/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g)].map(([address]) => `${id}: ${address}`),
    );
    expect(addresses.filter((address) => !/[.@]example(?:\.(?:com|org|net))?$/.test(address))).toEqual([]);
    const numbers = texts.flatMap(({ id, text }) =>
      [...text.matchAll(/\(?\b\d{3}\)?[ .-]{1,2}\d{3}[ .-]\d{4}\b/g)].map(([number]) => `${id}: ${number}`),
    );
    expect(numbers.filter((number) => !/555[ .-]01\d\d$/.test(number))).toEqual([]);
  });
});
