import { expect, test } from 'vitest';
import { quoteEvidence } from './quote-evidence.ts';

const resume = 'Ran Docker for years.';
const text = `${resume}\nCorrected by hand:\nKubernetes`;
const place = (words: string) => ({ start: text.indexOf(words), end: text.indexOf(words) + words.length });
const shown = ({ start, end }: { start: number; end: number }) => text.slice(start, end);

test('marks manual corrections as such and does not quote them from the resume', () => {
  const evidence = [place('Docker'), place('Kubernetes'), place('Kubernetes')];
  expect(quoteEvidence(evidence, text, shown)).toEqual({ byHand: ['Kubernetes'], quotes: ['Docker'] });
});

test('quotes every passage of an uncorrected resume', () => {
  expect(quoteEvidence([place('Docker')], resume, shown)).toEqual({ byHand: [], quotes: ['Docker'] });
});
