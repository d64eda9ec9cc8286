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
  /** `YYYY-MM-DD`. The months in the resume were counted to this day when it was read. */
  readonly today: string;
};

/**
 * Judges a resume against a job description: a finding for every requirement, each with its evidence, and the score that
 * follows from them. A resume that says nothing gets `null`, not 0.
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

/** A line that recites the advert is told as such. */
const withoutReported = (stuffed: readonly Evidence[], recited: readonly Evidence[]): readonly Evidence[] =>
  recited.length === 0 ? stuffed : stuffed.filter((place) => !recited.some((other) => overlap(other, place)));

/** A text is known to be like itself unless there is no model, or nothing was prepared. */
const knowsMeaning = (job: JobDescription, similarity: Similarity): boolean =>
  job.requirements.every((requirement) => {
    const text = comparedText(requirement, languageOf(job));
    return text === null || similarity(text, text) !== null;
  });

/**
 * The texts whose similarity `match` asks for, each once: prepare them, and the similarity of any of the job's with any of
 * the resume's is known. The same vocabulary as for `match`.
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

// Remembered by identity: a resume is made ready once, however many jobs it is judged against, and a job likewise.
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
