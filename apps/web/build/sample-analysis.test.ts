// @vitest-environment node
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readDocument } from '@winnow/documents';
import { beforeAll, expect, test } from 'vitest';
import { writeFictionalResumes } from './fictional-resumes.ts';
import { type SampleAnalysis, scoreSamples } from './sample-analysis.ts';

const resumes = join(import.meta.dirname, '../../../samples/resumes');
let pile: SampleAnalysis;

beforeAll(async () => {
  pile = await scoreSamples();
}, 60_000);

const onOneLine = (text: string) => text.replace(/\s+/g, ' ');

test('forty-seven resumes are scored, and the best three rise', () => {
  const { pileSize, risen, fallen } = pile;
  expect(risen.length + fallen.length).toBe(pileSize);
  const scores = [...risen, ...fallen].map(({ score }) => score);
  expect(scores).toEqual(scores.toSorted((one, other) => other - one));
});

test('the sentence that lifted a resume stands in it, and what is marked speaks for a must-have', async () => {
  const { risen } = pile;
  for (const { fileName, quote } of risen) {
    const read = await readDocument(readFileSync(join(resumes, fileName)));
    if (!read.ok) throw new Error(read.message);
    expect(onOneLine(read.document.text)).toContain(quote.text);
    expect(quote.speaksFor.length).toBeGreaterThan(0);
    let last = 0;
    for (const [start, end] of quote.marks) {
      expect(start).toBeGreaterThanOrEqual(last);
      expect(quote.text.slice(start, end).trim()).not.toBe('');
      last = end;
    }
  }
});

test('when one requirement counts more, the same people stand in another order', () => {
  const { reweighed } = pile;
  const ids = (places: readonly { readonly id: string }[]) => places.map(({ id }) => id);
  if (!reweighed) throw new Error('no requirement moves anybody');
  expect(ids(reweighed.after)).not.toEqual(ids(reweighed.before));
  expect(ids(reweighed.after).toSorted()).toEqual(ids(reweighed.before).toSorted());
});

test('the same page is built from the same sources', () => {
  expect(writeFictionalResumes(34)).toEqual(writeFictionalResumes(34));
  expect(new Set(writeFictionalResumes(34)).size).toBe(34);
});
