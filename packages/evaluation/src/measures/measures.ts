import { findQuote, shareLine } from '../cases/find-quote.ts';
import { mean, share, spearman, weightedKappa } from '../statistics/agreement.ts';
import { gradeOf } from './grade.ts';
import type { CaseOutcome, VerdictOutcome } from './outcome.ts';

/** A figure over some cases; `null` if they contain nothing to count. */
export type Figure = (cases: readonly CaseOutcome[]) => number | null;

export type Measure = {
  readonly name: string;
  readonly better: 'higher' | 'lower';
  readonly ofWinnow: Figure;
  /** The same figure for keyword search (`gradeByWords`), or for the order by TF-IDF, if applicable. */
  readonly ofKeywords?: (gradeByWords: GradeByWords) => Figure;
  readonly ofTfIdf?: Figure;
};

/** Verdict of keyword search for a requirement, as 1, .5 or 0. */
export type GradeByWords = (outcome: VerdictOutcome, caseId: string) => number;

/** A labeled grade with the one given; `null` if the requirement was not found. */
type Graded = { readonly labeled: number; readonly given: number | null; readonly must: boolean };

const requirementsFound: Measure = {
  name: 'Requirements found',
  better: 'higher',
  ofWinnow: (cases) =>
    share(
      cases.flatMap((each) => each.requirements),
      ({ shown }) => shown !== null,
    ),
};

const requirementsInvented: Measure = {
  name: 'Requirements shown but not asked for',
  better: 'lower',
  ofWinnow: (cases) => {
    const shown = cases.reduce((sum, each) => sum + each.shown.length, 0);
    const invented = cases.reduce((sum, each) => sum + each.invented.length, 0);
    return shown === 0 ? null : invented / shown;
  },
};

const mustOrNice: Measure = {
  name: 'Must-have or nice-to-have right',
  better: 'higher',
  ofWinnow: (cases) =>
    share(
      cases.flatMap((each) => each.requirements).filter(({ shown }) => shown !== null),
      ({ requirement, shown }) => shown?.must === requirement.must,
    ),
};

const kappa = ofVerdicts('Verdicts, weighted κ', 'higher', (graded) => {
  const given = graded.filter((each) => each.given !== null);
  return weightedKappa(
    given.map((each) => each.labeled),
    given.map((each) => each.given ?? 0),
  );
});

const right = ofVerdicts('Verdicts right, requirements not found counted as wrong', 'higher', (graded) =>
  share(graded, ({ labeled, given }) => given === labeled),
);

const passed = ofVerdicts('Must-haves passed that the resume does not show', 'lower', (graded) =>
  share(
    graded.filter(({ must, labeled, given }) => must && labeled === 0 && given !== null),
    ({ given }) => given === 1,
  ),
);

const denied = ofVerdicts('Must-haves denied that the resume shows', 'lower', (graded) =>
  share(
    graded.filter(({ must, labeled, given }) => must && labeled === 1 && given !== null),
    ({ given }) => given === 0,
  ),
);

const calledMissing: Measure = {
  name: 'Wrongly called not met',
  better: 'lower',
  ofWinnow: (cases) =>
    share(
      verdictsOf(cases).filter(({ shown }) => shown?.verdict === 'not-met'),
      ({ labeled }) => labeled.verdict !== 'not-met',
    ),
};

const evidenceAsLabeled: Measure = {
  name: 'Evidence in the labeled lines, of what both call met',
  better: 'higher',
  ofWinnow: (cases) =>
    share(
      verdictsOf(cases).filter(({ labeled, shown }) => labeled.verdict === 'met' && shown?.verdict === 'met'),
      ({ text, labeled, shown }) => {
        const place = findQuote(labeled.quote, text);
        return place !== null && (shown?.evidence ?? []).some((each) => shareLine(text, place, each));
      },
    ),
};

const honestFlagged: Measure = {
  name: 'Honest resumes flagged',
  better: 'lower',
  ofWinnow: (cases) =>
    share(
      cases.flatMap((each) => each.resumes),
      ({ flags }) => flags.length > 0,
    ),
};

const inOrder: Measure = {
  name: 'Two resumes in the right order',
  better: 'higher',
  ofWinnow: orderBy(({ score }) => score),
  ofTfIdf: orderBy(({ tfIdf }) => tfIdf),
};

const scoreAndFit: Measure = {
  name: 'Score against fit, Spearman',
  better: 'higher',
  ofWinnow: correlationWithFit(({ score }) => score),
  ofTfIdf: correlationWithFit(({ tfIdf }) => tfIdf),
};

export const measures: readonly Measure[] = [
  requirementsFound,
  requirementsInvented,
  mustOrNice,
  kappa,
  right,
  passed,
  denied,
  calledMissing,
  evidenceAsLabeled,
  inOrder,
  scoreAndFit,
  honestFlagged,
];

/** Figures shown in a table of parts (kinds, forms). */
export const found = requirementsFound;
export const agreement = kappa;
export const rightOfAll = right;

function ofVerdicts(
  name: string,
  better: 'higher' | 'lower',
  figure: (graded: readonly Graded[]) => number | null,
): Measure {
  return {
    name,
    better,
    ofWinnow: (cases) =>
      figure(
        verdictsOf(cases).map(({ requirement, labeled, shown }) => ({
          labeled: gradeOf(labeled.verdict),
          given: shown && gradeOf(shown.verdict),
          must: requirement.must,
        })),
      ),
    ofKeywords: (gradeByWords) => (cases) =>
      figure(
        cases.flatMap((each) =>
          verdictsOf([each]).map((outcome) => ({
            labeled: gradeOf(outcome.labeled.verdict),
            given: gradeByWords(outcome, each.id),
            must: outcome.requirement.must,
          })),
        ),
      ),
  };
}

export function verdictsOf(cases: readonly CaseOutcome[]): readonly VerdictOutcome[] {
  return cases.flatMap((each) => each.resumes.flatMap((resume) => resume.verdicts));
}

type Resume = CaseOutcome['resumes'][number];

/** Share of pairs of resumes of a case in which the better labeled one ranks higher; ties count half. */
function orderBy(figureOf: (resume: Resume) => number): Figure {
  return (cases) =>
    mean(
      cases.flatMap(({ resumes }) =>
        resumes.flatMap((better, index) =>
          resumes.slice(index + 1).map((worse) => (Math.sign(figureOf(better) - figureOf(worse)) + 1) / 2),
        ),
      ),
    );
}

function correlationWithFit(figureOf: (resume: Resume) => number): Figure {
  return (cases) => {
    const resumes = cases.flatMap((each) => each.resumes);
    return spearman(
      resumes.map(figureOf),
      resumes.map(({ fit }) => fit),
    );
  };
}
