import type { Candidate } from '../candidate/candidate.ts';
import type { CandidateLine } from '../candidate/candidate-lines.ts';
import type { Requirement } from '../job/job-description.ts';
import { inEnglish } from '../languages/gloss.ts';
import { isGlossed, type WrittenLanguage } from '../languages/language.ts';
import { narrowText } from '../words/narrow-text.ts';
import { type Judging, type Verdict, withPart } from './criterion.ts';

/** Maximum share of the missing credit that a paraphrase earns: similar is not the same. */
const maxOfTheRest = 0.3;
/** Cosine of word vectors: random texts about work are mostly below the first, equivalents seldom above the second. */
const unrelatedBelow = 0.45;
const sameFrom = 0.9;
/** A single near line may be chance; this many together are the subject. */
const nearLines = 3;
/** Additions smaller than this are noise. */
const minAddition = 0.02;
/** Maximum characters that the tokenizer reads; `maxLines` lines are enough to know the work. */
const longestText = 200;
const maxLines = 100;

/** The text by which a requirement is compared; `null` for kinds that are not. */
export function comparedText(requirement: Requirement, language: WrittenLanguage): string | null {
  const { demand, text } = requirement;
  const isCompared = demand.kind === 'skill' || demand.kind === 'title';
  if (!isCompared) return null;
  if (!isGlossed(language)) return text.slice(0, longestText);
  const known = glossByRequirement.get(requirement);
  if (known !== undefined) return known;
  const made = inEnglish(text.slice(0, longestText), language);
  glossByRequirement.set(requirement, made);
  return made;
}

/** English text by requirement, since the vectors cover only English. */
const glossByRequirement = new WeakMap<Requirement, string>();

type ComparedLine = readonly [line: CandidateLine, text: string];

const comparedByCandidate = new WeakMap<Candidate, readonly ComparedLine[]>();

/**
 * The lines of a resume to compare, with their text. Cached, since every requirement uses them, and identical string
 * objects are looked up faster.
 */
export function comparedLines(candidate: Candidate): readonly ComparedLine[] {
  const known = comparedByCandidate.get(candidate);
  if (known) return known;
  const { text } = candidate.resume.document;
  const made = candidate.lines
    .filter(({ showing }) => showing !== 'piled' && showing !== 'listed')
    .slice(0, maxLines)
    .map((line) => {
      const said = narrowText(text.slice(line.start, Math.min(line.end, line.start + longestText)));
      return [line, inEnglish(said, candidate.language)] as const;
    });
  comparedByCandidate.set(candidate, made);
  return made;
}

/**
 * Adds partial credit for lines that say something similar in other words. What the resume does not show stays missing:
 * neighbors such as Java and JavaScript are as near as equivalents.
 */
export function withNearness(
  verdict: Verdict,
  requirement: Requirement,
  candidate: Candidate,
  judging: Judging,
): Verdict {
  const text = comparedText(requirement, judging.language);
  const { credit, status } = verdict;
  if (text === null || credit === null || credit >= 1) return verdict;
  const near = nearestLines(text, candidate, judging);
  if (near === null) return verdict;
  const mean = near.reduce((sum, [, similarity]) => sum + similarity, 0) / nearLines;
  const nearness = Math.min(1, Math.max(0, (mean - unrelatedBelow) / (sameFrom - unrelatedBelow)));
  const addition = (1 - credit) * maxOfTheRest * nearness;
  if (addition < minAddition) return verdict;
  const places = near.slice(0, 1).map(([line]) => line);
  const share = (1 - credit) * maxOfTheRest;
  const part = { code: 'nearness', args: {}, share, credit: nearness, places } as const;
  const nearer = withPart(candidate, verdict, part);
  return status === 'not-found' ? { ...nearer, reason: { code: 'near-in-meaning', args: {} } } : nearer;
}

type Near = readonly [line: CandidateLine, similarity: number];

function nearestLines(
  text: string,
  candidate: Candidate,
  { similarity, isCopied }: Judging,
): readonly Near[] | null {
  // A prepared text is always similar to itself; `null` means no model, or not prepared.
  if (similarity(text, text) === null) return null;
  const near: Near[] = [];
  for (const [line, said] of comparedLines(candidate)) {
    const value = similarity(text, said);
    if (value !== null && value > unrelatedBelow / 2 && !isCopied(line)) near.push([line, value]);
  }
  return near.length > 0 ? top(near) : null;
}

const top = (near: Near[]): readonly Near[] =>
  near.sort(([a, left], [b, right]) => right - left || a.start - b.start).slice(0, nearLines);
