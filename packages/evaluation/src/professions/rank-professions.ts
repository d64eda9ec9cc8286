import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { documentFromText, loadVocabulary, match, readJobDescription, readResume } from '@winnow/engine';
import { bm25 } from '../baselines/bm25.ts';
import { tfIdf } from '../baselines/tf-idf.ts';
import { today } from '../scoring/create-scorer.ts';
import { mean } from '../statistics/agreement.ts';

/** Twenty professions that were examined while the engine was improved, and twenty that were not. */
export const parts = ['developed', 'untouched'] as const;
export type Part = (typeof parts)[number];

export const rankers = ['Winnow', 'BM25', 'TF-IDF'] as const;
export type Ranker = (typeof rankers)[number];

/** Over the adverts of a part, each with a strong and a weaker resume of its profession. */
export type ProfessionFigures = {
  /** How often a resume of the profession comes first. */
  readonly first: number;
  /** Mean average precision of the two. */
  readonly precision: number;
  /** How often one of the two ranks before any other resume. */
  readonly auc: number;
  /** How often the strong resume ranks before the weaker one. */
  readonly inOrder: number;
};

type Sample = { readonly advert: string; readonly strong: string; readonly weaker: string };

const vocabulary = loadVocabulary();

/** @param others texts of resumes that are ranked together with those of the professions */
export function rankProfessions(
  part: Part,
  others: readonly string[] = [],
): Readonly<Record<Ranker, ProfessionFigures>> {
  const samples = readSamples(part);
  const texts = [...samples.flatMap(({ strong, weaker }) => [strong, weaker]), ...others];
  const cosines = tfIdf(texts);
  return {
    Winnow: figuresOf(samples, createEngine(texts)),
    BM25: figuresOf(samples, (advert) => bm25(texts, advert)),
    'TF-IDF': figuresOf(samples, cosines),
  };
}

function readSamples(part: Part): readonly Sample[] {
  const text = readFileSync(join(import.meta.dirname, '../../professions', `${part}.txt`), 'utf8');
  return text
    .split(/^## .*\n/m)
    .slice(1)
    .map((sample) => {
      const [, advert = '', strong = '', weaker = ''] = sample.split(/^=== (?:advert|strong|weaker)\n/m);
      return { advert: advert.trim(), strong: strong.trim(), weaker: weaker.trim() };
    });
}

function createEngine(texts: readonly string[]): (advert: string) => readonly number[] {
  const resumes = texts.map((text) => readResume(documentFromText(text), { vocabulary, today }));
  return (advert) => {
    const job = readJobDescription(advert, { vocabulary });
    return resumes.map((resume) => match(resume, job, { vocabulary, today }).score ?? -1);
  };
}

function figuresOf(
  samples: readonly Sample[],
  scoresOf: (advert: string) => readonly number[],
): ProfessionFigures {
  const rankings = samples.map(({ advert }, number) => rankingAgreement(scoresOf(advert), number * 2));
  const over = (figure: keyof ProfessionFigures) => mean(rankings.map((ranking) => ranking[figure])) ?? 0;
  return { first: over('first'), precision: over('precision'), auc: over('auc'), inOrder: over('inOrder') };
}

/** @param at index of the strong resume of the advert's profession; the weaker one comes next */
function rankingAgreement(scores: readonly number[], at: number): ProfessionFigures {
  const right = [scores[at] ?? 0, scores[at + 1] ?? 0].sort((a, b) => b - a);
  const wrong = scores.filter((_, index) => index !== at && index !== at + 1);
  // In ties, the wrong resume comes first.
  const places = right.map((score, index) => index + 1 + wrong.filter((other) => other >= score).length);
  const won = right.map((score) => mean(wrong.map((other) => (Math.sign(score - other) + 1) / 2)) ?? 0);
  return {
    first: places[0] === 1 ? 1 : 0,
    precision: mean(places.map((place, index) => (index + 1) / place)) ?? 0,
    auc: mean(won) ?? 0,
    inOrder: (scores[at] ?? 0) > (scores[at + 1] ?? 0) ? 1 : 0,
  };
}
