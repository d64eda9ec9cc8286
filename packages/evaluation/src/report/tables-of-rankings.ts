import type { Golden } from '../golden/golden.ts';
import { rankAmong, unseen } from '../languages/rank-in-languages.ts';
import { parts, rankers, rankProfessions } from '../professions/rank-professions.ts';
import { mean } from '../statistics/agreement.ts';
import { shown, type Table } from './table.ts';

/** The score of each sample resume for each sample job. */
export function sampleTable(analyses: Golden['analyses']): Table {
  const names = [...analyses.keys()].map((name) => name.split('/'));
  const jobs = [...new Set(names.map(([job = '']) => job))].toSorted();
  const resumes = [...new Set(names.map(([, resume = '']) => resume))].toSorted();
  const scoreOf = (job: string, resume: string) => analyses.get(`${job}/${resume}`)?.score ?? -1;
  const best = (resume: string) => Math.max(...jobs.map((job) => scoreOf(job, resume)));
  return {
    id: 'samples',
    columns: ['resume', ...jobs.map((job) => `\`${job}.txt\``)],
    rows: resumes
      .toSorted((a, b) => best(b) - best(a))
      .map((resume) => [
        resume,
        ...jobs.map((job) => String(analyses.get(`${job}/${resume}`)?.score ?? '-')),
      ]),
  };
}

export function professionTable(): Table {
  return {
    id: 'professions',
    columns: [
      'professions',
      'ranked by',
      'right one first',
      'average precision',
      'AUC',
      'strong above weaker',
    ],
    rows: parts.flatMap((part) => {
      const figures = rankProfessions(part);
      return rankers.map((ranker) => {
        const { first, precision, auc, inOrder } = figures[ranker];
        return [`twenty ${part}`, ranker, ...[first, precision, auc, inOrder].map(shown)];
      });
    }),
  };
}

/** Six professions that were never used to fix gaps. */
export function languageTable(): Table {
  const rankings = rankAmong(unseen);
  const languages = [...new Set(rankings.map(({ adverts }) => adverts))];
  const cells = (of: typeof rankings) =>
    (['first', 'precision'] as const).map((figure) =>
      of.length === 0
        ? '-'
        : `${shown(mean(of.map(({ winnow }) => winnow[figure])))} (${shown(mean(of.map(({ bm25 }) => bm25[figure])))})`,
    );
  return {
    id: 'languages',
    columns: [
      'language',
      'first',
      'average precision',
      'first, with English',
      'average precision, with English',
    ],
    rows: languages.map((language) => [
      languageNames.of(language) ?? language,
      ...cells(rankings.filter(({ adverts, resumes }) => adverts === language && resumes === language)),
      ...cells(rankings.filter((each) => isWithEnglish(each, language))),
    ]),
  };
}

const languageNames = new Intl.DisplayNames('en', { type: 'language' });

function isWithEnglish(ranking: { adverts: string; resumes: string }, language: string): boolean {
  const both = [ranking.adverts, ranking.resumes];
  return language !== 'en' && both.includes(language) && both.includes('en');
}
