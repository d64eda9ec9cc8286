import { fitKeywordSearch } from '../baselines/keyword-search.ts';
import { requirementKinds } from '../cases/case.ts';
import { type Foretold, foretellFits, meanDistance } from '../measures/fit-of-score.ts';
import { agreement, found, measures, rightOfAll } from '../measures/measures.ts';
import type { CaseOutcome, ResumeOutcome } from '../measures/outcome.ts';
import { mean, share } from '../statistics/agreement.ts';
import { bootstrap } from '../statistics/bootstrap.ts';
import { shown, shownInterval, type Table } from './table.ts';

/** The tables for the labeled cases. Confidence intervals are over jobs. */
export function tablesOfCases(cases: readonly CaseOutcome[]): readonly Table[] {
  return [verdictTable(cases), kindTable(cases), formTable(cases), scoreTable(cases), fitTable(cases)];
}

function verdictTable(cases: readonly CaseOutcome[]): Table {
  const gradeByWords = fitKeywordSearch(cases);
  return {
    id: 'verdicts',
    columns: ['measure', 'better', 'Winnow', '95 %', 'keyword search', 'TF-IDF'],
    rows: measures.map(({ name, better, ofWinnow, ofKeywords, ofTfIdf }) => [
      name,
      better,
      shown(ofWinnow(cases)),
      shownInterval(bootstrap(cases, ofWinnow)),
      shown(ofKeywords?.(gradeByWords)(cases)),
      shown(ofTfIdf?.(cases)),
    ]),
  };
}

function kindTable(cases: readonly CaseOutcome[]): Table {
  const parts = requirementKinds.map((kind) => ({ kind, part: cases.map((each) => onlyKind(each, kind)) }));
  return {
    id: 'kinds',
    columns: ['kind', 'verdicts', 'found', 'weighted κ', 'right of all', '95 %'],
    rows: parts.flatMap(({ kind, part }) => {
      const verdicts = part.flatMap(({ resumes }) => resumes.flatMap((resume) => resume.verdicts)).length;
      if (verdicts === 0) return [];
      return [
        [
          kind,
          String(verdicts),
          shown(found.ofWinnow(part)),
          shown(agreement.ofWinnow(part)),
          shown(rightOfAll.ofWinnow(part)),
          shownInterval(bootstrap(part, rightOfAll.ofWinnow)),
        ],
      ];
    }),
  };
}

function onlyKind(given: CaseOutcome, kind: string): CaseOutcome {
  return {
    ...given,
    requirements: given.requirements.filter(({ requirement }) => requirement.kind === kind),
    resumes: given.resumes.map((resume) => ({
      ...resume,
      verdicts: resume.verdicts.filter(({ requirement }) => requirement.kind === kind),
    })),
  };
}

function formTable(cases: readonly CaseOutcome[]): Table {
  const byForm = [...Map.groupBy(cases, ({ form }) => form)].sort(([a], [b]) => a.localeCompare(b, 'en'));
  const [, ...columns] = measures.slice(0, 3).map(({ name }) => name);
  return {
    id: 'forms',
    columns: ['advert pasted as', 'jobs', 'Requirements found', ...columns, 'Verdicts right'],
    rows: byForm.map(([form, part]) => [
      form,
      String(part.length),
      ...measures.slice(0, 3).map(({ ofWinnow }) => shown(ofWinnow(part))),
      shown(rightOfAll.ofWinnow(part)),
    ]),
  };
}

function scoreTable(cases: readonly CaseOutcome[]): Table {
  const resumes = cases.flatMap((each) => each.resumes);
  const bands = [0, 15, 25, 35, 45, 60, 75, 101];
  return {
    id: 'scores',
    columns: ['score', 'resumes', 'mean fit (0–4)', 'fit 3 or 4', 'fit 0 or 1'],
    rows: bands.slice(0, -1).flatMap((from, index) => {
      const to = (bands[index + 1] ?? 101) - 1;
      const those = resumes.filter(({ score }) => score >= from && score <= to);
      if (those.length === 0) return [];
      return [
        [
          `${from}–${to}`,
          String(those.length),
          shown(mean(those.map(({ fit }) => fit))),
          shown(share(those, ({ fit }) => fit >= 3)),
          shown(share(those, ({ fit }) => fit <= 1)),
        ],
      ];
    }),
  };
}

function fitTable(cases: readonly CaseOutcome[]): Table {
  const ways: readonly (readonly [string, ((resume: ResumeOutcome) => number) | null])[] = [
    ['the score', ({ score }) => score],
    ['TF-IDF', ({ tfIdf }) => tfIdf],
    ['nothing: the mean fit', null],
  ];
  return {
    id: 'fit',
    columns: ['predicted from', 'points apart, mean (fit 0–4)', '95 %', 'within half a point'],
    rows: ways.map(([name, figureOf]) => {
      const byCase = [...foretellFits(cases, figureOf).values()];
      const apart = (sample: readonly (readonly Foretold[])[]) => meanDistance(sample.flat());
      return [
        name,
        shown(apart(byCase)),
        shownInterval(bootstrap(byCase, apart)),
        shown(share(byCase.flat(), ({ fit, foretold }) => Math.abs(fit - foretold) <= 0.5)),
      ];
    }),
  };
}
