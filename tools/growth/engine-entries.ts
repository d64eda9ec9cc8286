import {
  correctResume,
  demandOf,
  documentFromText,
  findFlags,
  findWording,
  isVague,
  kindOfWritten,
  loadVocabulary,
  match,
  personalIntervals,
  readAdvertHeader,
  readJobDescription,
  readResume,
  readSkippedParts,
  reweigh,
  textsForSimilarity,
  weigh,
} from '@winnow/engine';
import { personalWords } from '@winnow/engine/personal-words';
import { pointsOf, pointsOfGroups, pointsOfParts, weightingOf } from '@winnow/engine/points';
import { potentialOf } from '@winnow/engine/potential';

/** Characters of each kind of text. */
export type Lengths = {
  readonly document: number;
  readonly job: number;
  readonly requirement: number;
  readonly correction: number;
};

/** The maximum lengths in the product. */
export const longest: Lengths = { document: 200_000, job: 20_000, requirement: 300, correction: 500 };
/** Corrections of one kind that a resume can have. */
const corrections = 100;

/** Exports of the engine that receive no outside text, each with its purpose. */
export const withoutOutsideText: ReadonlyMap<string, string> = new Map([
  ['addedHeading', 'a constant'],
  ['concludeFrom', 'what reweigh does with findings'],
  ['degreeLevels', 'a constant'],
  ['engineVersion', 'a constant'],
  ['loadVocabulary', 'takes nothing'],
  ['monthsInWords', 'takes a number'],
  ['noSimilarity', 'knows nothing of its texts'],
  ['seniorities', 'a constant'],
  ['weightOfWritten', 'takes kinds and numbers'],
]);

const kinds = [
  'skill',
  'experience',
  'title',
  'education',
  'certification',
  'language',
  'location',
  'other',
] as const;
const vocabulary = loadVocabulary();
const today = '2026-11-01';
const knowledge = { vocabulary, today };
const ordinaryJob = readJobDescription(
  'Data analyst\n\nRequirements\n- SQL\n- 3 years of Python\n- English',
  knowledge,
);
const ordinaryResume = readResume(
  documentFromText(
    'Jane Doe\njane@example.com\n\nExperience\nData analyst, Acme Ltd, 2019 - 2022\n- Wrote SQL',
  ),
  knowledge,
);

/** Calls one entry and returns its result. `cost` sums the measurements of one name. */
export type Meter = <Made>(entry: string, call: () => Made) => Made;

/** Passes an outside text to everything that the engine exports: as a document, a job, a requirement, a correction. */
export function callEveryEntry(make: (length: number) => string, lengths: Lengths, metered: Meter): void {
  const text = make(lengths.document);
  const jobText = make(lengths.job);
  const phrase = make(lengths.requirement);
  const correction = make(lengths.correction);

  const document = metered('documentFromText', () => documentFromText(text));
  const resume = metered('readResume', () => readResume(document, knowledge));
  metered('findFlags', () => findFlags(document, jobText, vocabulary));
  metered('personalIntervals', () => personalIntervals(resume));
  metered('personalWords', () => personalWords(text));
  const job = metered('readJobDescription', () => readJobDescription(jobText, knowledge));
  metered('findWording', () => findWording(jobText));
  metered('readAdvertHeader', () => readAdvertHeader(jobText, knowledge));
  metered('readSkippedParts', () => readSkippedParts(job, knowledge));
  metered('kindOfWritten', () => kindOfWritten(phrase, knowledge));
  for (const kind of kinds) {
    const demand = metered('demandOf', () => demandOf(kind, phrase, knowledge));
    metered('isVague', () => isVague(demand, phrase, knowledge));
  }

  const analysis = metered('match', () => match(resume, ordinaryJob, knowledge));
  const asked = metered('match', () => match(resume, job, knowledge));
  metered('match', () => match(ordinaryResume, job, knowledge));
  metered('textsForSimilarity', () => textsForSimilarity(resume, job, knowledge));
  metered('reweigh', () => reweigh(asked, job.requirements));
  metered('weigh', () => weigh(analysis.findings));
  metered('pointsOf', () => pointsOf(asked.findings));
  metered('pointsOfGroups', () => pointsOfGroups(asked.findings));
  metered('pointsOfParts', () =>
    asked.findings.map(({ parts }) => pointsOfParts(parts, { earned: 1, max: 1 })),
  );
  metered('weightingOf', () => job.requirements.map((each) => weightingOf(each)));
  metered('potentialOf', () => potentialOf(asked.findings));

  const many = Array.from({ length: corrections }, (_, index) => `${correction}${index}`);
  const [value = ''] = many;
  metered('correctResume', () =>
    correctResume(
      resume,
      {
        name: value,
        place: value,
        positions: many.map((title) => ({ title, organization: title, start: '2019-01', end: 'present' })),
        education: many.map((institution) => ({
          institution,
          degree: institution,
          level: null,
          field: null,
        })),
        skills: many,
        certifications: many,
        languages: many.map((name) => ({ name, level: null })),
      },
      knowledge,
    ),
  );
}
