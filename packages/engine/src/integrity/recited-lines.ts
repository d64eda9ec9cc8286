import type { Candidate } from '../candidate/candidate.ts';
import { cutSentences } from '../candidate/candidate-lines.ts';
import { isClaimWord } from '../candidate/named-skills.ts';
import type { JobDescription } from '../job/job-description.ts';
import type { WrittenLanguage } from '../languages/language.ts';
import type { Evidence } from '../resume/resume.ts';
import { readWords } from '../words/read-words.ts';

/** Minimum number of matching lines: a single one may be a coincidence. */
const minLines = 2;
/** Minimum number of distinct content words that a line shares with one sentence of the advert. */
const minShared = 4;
/** Minimum share of the content words of the line, and of the sentence of the advert. */
const minShareOfLine = 0.7;
const minShareOfSentence = 0.5;
/** Maximum number of sentences compared for one word; a word in more of them does not distinguish sentences. */
const maxSentences = 20;

type Sentences = {
  readonly lengths: readonly number[];
  /** Sentence numbers by stem. */
  readonly byStem: ReadonlyMap<string, readonly number[]>;
};

/** Lines that say the same as sentences of the advert, in nearly the same words in a different order. */
export function findRecitedLines(
  { lines }: Candidate,
  job: JobDescription,
  language: WrittenLanguage,
): readonly Evidence[] {
  const sentences = sentencesOf(job, language);
  const recited = lines.filter(
    ({ showing, stems }) => showing !== 'title' && showing !== 'listed' && isRecited(stems, sentences),
  );
  const places = recited.flatMap(({ start, end, repeats }) => [{ start, end }, ...repeats]);
  return recited.length < minLines ? [] : places.sort((a, b) => a.start - b.start || a.end - b.end);
}

function isRecited(stems: ReadonlySet<string>, { lengths, byStem }: Sentences): boolean {
  const shared = new Map<number, number>();
  let own = 0;
  for (const stem of stems) {
    if (isClaimWord(stem)) continue;
    own += 1;
    for (const sentence of byStem.get(stem) ?? []) shared.set(sentence, (shared.get(sentence) ?? 0) + 1);
  }
  for (const [sentence, count] of shared) {
    const isMuch = count >= minShared && count >= minShareOfLine * own;
    if (isMuch && count >= minShareOfSentence * (lengths[sentence] ?? 0)) return true;
  }
  return false;
}

const sentencesByJob = new WeakMap<JobDescription, Sentences>();

/** Cached per job. */
function sentencesOf(job: JobDescription, language: WrittenLanguage): Sentences {
  const known = sentencesByJob.get(job);
  if (known) return known;
  const words = readWords(job.text, language);
  const lengths: number[] = [];
  const byStem = new Map<string, number[]>();
  let next = 0;
  let lineStart = 0;
  for (const line of job.text.split('\n')) {
    for (const { end } of cutSentences(job.text, lineStart, lineStart + line.length)) {
      const stems = new Set<string>();
      for (; (words[next]?.start ?? job.text.length) < end; next++) {
        const stem = words[next]?.stem ?? '';
        if (!isClaimWord(stem)) stems.add(stem);
      }
      for (const stem of stems) {
        const numbers = byStem.get(stem);
        if (!numbers) byStem.set(stem, [lengths.length]);
        else if (numbers.length < maxSentences) numbers.push(lengths.length);
      }
      lengths.push(stems.size);
    }
    lineStart += line.length + 1;
  }
  const made = { lengths, byStem };
  sentencesByJob.set(job, made);
  return made;
}
