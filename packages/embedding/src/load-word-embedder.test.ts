import { createHash } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { createSimilarity } from './create-similarity.ts';
import type { Embedder } from './embedder.ts';
import { loadWordEmbedder } from './load-word-embedder.ts';

let embedder: Embedder | null;

beforeAll(async () => {
  embedder = await loadWordEmbedder();
});

async function nearness(left: string, right: string): Promise<number> {
  const similarity = await createSimilarity(embedder, [left, right]);
  return similarity(left, right) ?? Number.NaN;
}

describe('word vectors', () => {
  it('are more similar for words of one subject than for words of another', async () => {
    const wanted = 'Accounting and payroll';
    expect(await nearness(wanted, 'Kept the ledger, invoices and taxes')).toBeGreaterThan(
      (await nearness(wanted, 'Trained horses for show jumping')) + 0.1,
    );
  });

  it('do not depend on word order', async () => {
    expect(await nearness('driver of a bus', 'bus of a driver')).toBe(1);
  });

  it('let a rare word dominate a text of common words', async () => {
    const rare = await nearness('the plumber and the', 'plumber');
    const common = await nearness('the plumber and the', 'the and');
    expect(rare).toBeGreaterThan(common);
  });

  it('give the same bytes on every processor', async () => {
    const vectors =
      (await embedder?.embed(['Registered nurse', 'Kubernetes', 'Welder, MIG and TIG', ''])) ?? [];
    const digest = createHash('sha256');
    for (const vector of vectors) digest.update(Int16Array.from(vector, (value) => value * 32_768));
    expect(digest.digest('hex')).toBe('5c75d2073646ec0740a51bb1dc82852d23b0a766f885307c2960442bb2a489b4');
  });
});
