import {
  documentFromText,
  loadVocabulary,
  match,
  type Resume,
  readJobDescription,
  readResume,
} from '@winnow/engine';
import { bm25 } from '../baselines/bm25.ts';
import { today } from '../scoring/create-scorer.ts';
import { mean } from '../statistics/agreement.ts';
import { developmentProfessions, developmentSamples } from './development-samples.ts';
import { furtherProfessions, furtherSamples, type Pair } from './further-samples.ts';
import { type LanguageSample, professions } from './sample.ts';
import { samples } from './samples.ts';
import { unseenProfessions, unseenSamples } from './unseen-samples.ts';

/** Over some adverts: how often a matching resume comes first, and the mean average precision. */
export type Outcome = { readonly first: number; readonly precision: number };

/** How the resumes of one language are ranked for adverts in another language, or the same one. */
export type Ranking = {
  readonly adverts: string;
  readonly resumes: string;
  readonly winnow: Outcome;
  readonly bm25: Outcome;
};

/** Some professions, and their adverts and resumes by language. */
export type Professions = {
  readonly names: readonly string[];
  readonly pairs: { readonly [language: string]: readonly Pair[] };
};

export const further: Professions = { names: furtherProfessions, pairs: furtherSamples };
export const forDevelopment: Professions = { names: developmentProfessions, pairs: developmentSamples };
export const unseen: Professions = { names: unseenProfessions, pairs: unseenSamples };

const vocabulary = loadVocabulary();

export function readLanguageResume(text: string): Resume {
  return readResume(documentFromText(text), { vocabulary, today });
}

/** The matching profession among seven, within each language and between it and English. */
export function rankSeven(): readonly Ranking[] {
  return inAndBeside((language) => ({
    adverts: advertsOf(sampleIn(language)),
    pool: poolOf([sampleIn(language)]),
  }));
}

/** Nine matching resumes, one per language, among sixty-three. */
export function rankAmongAllLanguages(): readonly Ranking[] {
  const everyone = poolOf(samples);
  return samples.map((sample) => rank(sample.language, 'all nine languages', advertsOf(sample), everyone));
}

/** Some professions among the seven and others, within each language and between it and English. */
export function rankAmong(asked: Professions, others: readonly Professions[] = []): readonly Ranking[] {
  return inAndBeside((language) => {
    const adverts = pairsIn(language, asked);
    const besides = others.flatMap((each) => pairsIn(language, each));
    return { adverts, pool: [...adverts, ...besides, ...poolOf([sampleIn(language)])] };
  });
}

type Candidate = { readonly text: string; readonly resume: Resume; readonly profession: string };
type Advert = { readonly profession: string; readonly advert: string };
type Texts = { readonly adverts: readonly Advert[]; readonly pool: readonly Candidate[] };

function inAndBeside(textsIn: (language: string) => Texts): readonly Ranking[] {
  const english = textsIn('en');
  return samples.flatMap(({ language }) => {
    if (language === 'en') return [rank('en', 'en', english.adverts, english.pool)];
    const own = textsIn(language);
    return [
      rank(language, language, own.adverts, own.pool),
      rank(language, 'en', own.adverts, english.pool),
      rank('en', language, english.adverts, own.pool),
    ];
  });
}

function sampleIn(language: string): LanguageSample {
  const sample = samples.find((each) => each.language === language);
  if (!sample) throw new Error(`There are no samples in ${language}.`);
  return sample;
}

function pairsIn(language: string, { names, pairs }: Professions): readonly (Candidate & Advert)[] {
  return names.map((profession, number) => {
    const [advert = '', text = ''] = pairs[language]?.[number] ?? [];
    return { profession, advert, text, resume: readLanguageResume(text) };
  });
}

function poolOf(some: readonly LanguageSample[]): readonly Candidate[] {
  return some.flatMap(({ byProfession }) =>
    professions.map((profession) => {
      const text = byProfession[profession].resume;
      return { text, resume: readLanguageResume(text), profession };
    }),
  );
}

function advertsOf({ byProfession }: LanguageSample): readonly Advert[] {
  return professions.map((profession) => ({ profession, advert: byProfession[profession].advert }));
}

function rank(
  advertLanguage: string,
  resumeLanguage: string,
  adverts: readonly Advert[],
  pool: readonly Candidate[],
): Ranking {
  const texts = pool.map(({ text }) => text);
  const outcomes = adverts.map(({ profession, advert }) => {
    const job = readJobDescription(advert, { vocabulary });
    const right = pool.map((one) => one.profession === profession);
    const scores = pool.map(({ resume }) => match(resume, job, { vocabulary, today }).score ?? -1);
    return { winnow: orderAgreement(scores, right), bm25: orderAgreement(bm25(texts, advert), right) };
  });
  const over = (by: 'winnow' | 'bm25'): Outcome => ({
    first: mean(outcomes.map((outcome) => outcome[by].first)) ?? 0,
    precision: mean(outcomes.map((outcome) => outcome[by].precision)) ?? 0,
  });
  return { adverts: advertLanguage, resumes: resumeLanguage, winnow: over('winnow'), bm25: over('bm25') };
}

/** Ties are resolved in the worst order. */
function orderAgreement(scores: readonly number[], isRight: readonly boolean[]): Outcome {
  const order = scores
    .map((score, number) => ({ score, right: isRight[number] ?? false }))
    .sort((a, b) => b.score - a.score || Number(a.right) - Number(b.right));
  let found = 0;
  let sum = 0;
  for (const [place, { right }] of order.entries()) {
    if (!right) continue;
    found += 1;
    sum += found / (place + 1);
  }
  return { first: order[0]?.right ? 1 : 0, precision: found === 0 ? 0 : sum / found };
}
