import type { Analysis } from './analysis.ts';
import { overlap, readCandidate, withoutPlaces } from './candidate/candidate.ts';
import { confidenceFactorsOfLanguage, confidenceFactorsOfResume, wordsOnly } from './confidence.ts';
import { judge } from './criteria/judge.ts';
import { nearestTitle } from './criteria/nearest-title.ts';
import { comparedLines, comparedText } from './criteria/nearness.ts';
import { engineVersion } from './engine-version.ts';
import { findCopiedText, jobShingles } from './integrity/copied-text.ts';
import { withCopiedText, withStuffing } from './integrity/find-flags.ts';
import { findRecitedLines } from './integrity/recited-lines.ts';
import { findStuffing } from './integrity/stuffing.ts';
import type { JobDescription } from './job/job-description.ts';
import { detectLanguage } from './languages/detect-language.ts';
import type { Evidence, Resume } from './resume/resume.ts';
import { concludeFrom } from './reweigh.ts';
import { noSimilarity, type Similarity } from './similarity.ts';
import type { Vocabulary } from './vocabulary/vocabulary.ts';
import { readWords } from './words/read-words.ts';

export type MatchOptions = {
  readonly vocabulary: Vocabulary;
  readonly similarity?: Similarity;
  /** `YYYY-MM-DD`: the day the resume was read, up to which its months are counted. */
  readonly today: string;
};

/**
 * Scores a resume against a job description: one finding with evidence per requirement, and the score that follows from
 * them. The score of an empty resume is `null`, not 0.
 */
export function match(
  resume: Resume,
  job: JobDescription,
  { vocabulary, similarity = noSimilarity }: MatchOptions,
): Analysis {
  const whole = candidateOf(resume, vocabulary);
  const language = languageOf(job);
  const recited = findRecitedLines(whole, job, language);
  const stuffed = findStuffing(whole, job, { vocabulary, language, recitesLines: recited.length > 0 });
  const written = [...stuffed.places, ...recited];
  const candidate = written.length === 0 ? whole : withoutPlaces(whole, written, vocabulary);
  const copied = findCopiedText(candidate.shingles, shinglesOf(job));
  const isCopied = (place: Evidence) => copied.some((other) => overlap(other, place));
  const judging = {
    language,
    vocabulary,
    similarity,
    wordOf: (stem: string) => wordsOf(job).get(stem) ?? stem,
    isCopied,
    jobTitle: job.title,
    heldTitle: nearestTitle(job.title, candidate, { language, vocabulary, isCopied }),
  };
  const findings = judge(job.requirements, candidate, judging);
  return concludeFrom(findings, {
    engineVersion,
    doubts: [
      ...confidenceFactorsOfResume(candidate),
      ...confidenceFactorsOfLanguage(language, 'job'),
      ...(knowsMeaning(job, similarity) ? [] : [wordsOnly]),
    ],
    flags: withCopiedText(
      withStuffing(whole.flags, resume.document, withoutReported(stuffed.sentences, recited)),
      resume.document,
      [...recited, ...copied],
    ),
  });
}

/** Drops stuffed sentences that overlap recited lines, since each place is reported once. */
const withoutReported = (stuffed: readonly Evidence[], recited: readonly Evidence[]): readonly Evidence[] =>
  recited.length === 0 ? stuffed : stuffed.filter((place) => !recited.some((other) => overlap(other, place)));

/**
 * Whether the similarity model covers the job. A prepared text is always similar to itself, so `null` means that there
 * is no model or nothing was prepared.
 */
const knowsMeaning = (job: JobDescription, similarity: Similarity): boolean =>
  job.requirements.every((requirement) => {
    const text = comparedText(requirement, languageOf(job));
    return text === null || similarity(text, text) !== null;
  });

/**
 * The texts whose similarity `match` asks for, without duplicates. Prepare them before calling `match`. Use the same
 * vocabulary as for `match`.
 */
export function textsForSimilarity(
  resume: Resume,
  job: JobDescription,
  { vocabulary }: Pick<MatchOptions, 'vocabulary'>,
): { readonly job: readonly string[]; readonly resume: readonly string[] } {
  const lines = comparedLines(candidateOf(resume, vocabulary)).map(([, text]) => text);
  return {
    job: [
      ...new Set(job.requirements.flatMap((requirement) => comparedText(requirement, languageOf(job)) ?? [])),
    ],
    resume: [...new Set(lines)],
  };
}

// Cached by identity: a resume and a job are prepared once, however often they are matched.
const candidateOf = remembering(readCandidate);
const shinglesOf = remembering((job: JobDescription) => jobShingles(job.text));
const languageOf = remembering((job: JobDescription) => detectLanguage(job.text));
const wordsOf = remembering((job: JobDescription): ReadonlyMap<string, string> => {
  const words = readWords(job.text, languageOf(job)).toReversed();
  return new Map(words.map(({ stem, start, end }) => [stem, job.text.slice(start, end)]));
});

function remembering<Known extends object, Made, More extends unknown[]>(
  make: (known: Known, ...more: More) => Made,
): (known: Known, ...more: More) => Made {
  const made = new WeakMap<Known, Made>();
  return (known, ...more) => {
    const before = made.get(known);
    if (before !== undefined) return before;
    const now = make(known, ...more);
    made.set(known, now);
    return now;
  };
}
