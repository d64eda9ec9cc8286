import type { QuotedEvidence } from '../analysis.ts';
import type { Candidate } from '../candidate/candidate.ts';
import type { Demand } from '../job/job-description.ts';
import { inEnglish } from '../languages/gloss.ts';
import { largest } from '../largest.ts';
import type { Evidence } from '../resume/resume.ts';
import { seniorities, type Vocabulary } from '../vocabulary/vocabulary.ts';
import { creditOf, type DraftPart, type Judging, notFound, type Verdict, verdictFrom } from './criterion.ts';
import { sameWords } from './same-words.ts';
import { shownInWords } from './shown-in-words.ts';

type TitleDemand = Extract<Demand, { kind: 'title' }>;

const metFrom = 0.6;
const partlyFrom = 0.03;
/** Share of the credit that needs a position with such a title; the rest needs lines that mention it. */
const ofHeld = 0.5;

/** Affinity of titles with the same words, for languages other than English, whose titles may not be in any table. */
const byWords = 0.85;

/** "Manager" alone is met by any title of that rank, such as branch manager. */
const byRank = 0.85;

/** Steps of rank above the candidate's highest title that count as a leap. */
const farSteps = 2;
const farShare = 0.6;

/** Checks whether the candidate had this title, or a similar one. */
export function judgeTitle(
  { title }: TitleDemand,
  text: string,
  candidate: Candidate,
  judging: Judging,
): Verdict {
  const asked = inEnglish(title, judging.language);
  const { alone: rank } = rankOf(asked, judging.vocabulary);
  const isSameLanguage = judging.language !== 'en' && judging.language === candidate.language;
  let best = 0;
  let places: readonly Evidence[] = [];
  let held = '';
  for (const position of candidate.resume.positions) {
    const [heading] = position.evidence;
    if (position.title === null || heading === undefined || judging.isCopied(heading)) continue;
    const affinity = Math.max(
      judging.vocabulary.titleAffinity(inEnglish(position.title, candidate.language), asked),
      isSameLanguage ? byWords * sameWords(position.title, title, candidate.language) : 0,
      holdsRank(position.title, rank) ? byRank : 0,
    );
    if (affinity <= best) continue;
    best = affinity;
    held = position.title;
    places = [placeOf(position.title, heading, candidate)];
  }
  const worded = shownInWords(text, candidate, judging);
  const isLeap = stepsUp(asked, candidate, judging) >= farSteps;
  const parts: readonly DraftPart[] = [
    {
      code: 'held-title',
      args: { title: best > 0 ? held : null },
      share: ofHeld,
      credit: best * (isLeap ? farShare : 1),
      places,
    },
    ...worded.parts(1 - ofHeld),
  ];
  if (creditOf(parts) < partlyFrom) return notFound({ code: 'title-not-found', args: {} });
  const status = best >= metFrom ? 'met' : 'partly';
  if (best === 0) {
    const reason = { code: 'title-in-words', args: {} } as const;
    return verdictFrom(candidate, { status, reason, parts, first: worded.best() });
  }
  const code = isLeap ? 'title-held-lower' : 'title-held';
  const reason = { code, args: { title: held } } as const;
  const verdict = verdictFrom(candidate, { status, reason, parts, first: [...places, ...worded.best()] });
  return { ...verdict, evidence: heldFirst(verdict.evidence, places) };
}

const holdsRank = (held: string, ranks: readonly string[]): boolean =>
  ranks.some((rank) =>
    held
      .toLowerCase()
      .split(/[^a-z]+/)
      .includes(rank),
  );

/** Puts the title before the lines that mention it, since the reason names it. */
function heldFirst(quotes: readonly QuotedEvidence[], held: readonly Evidence[]): readonly QuotedEvidence[] {
  const isHeld = ({ start }: Evidence) => held.some((place) => place.start === start);
  return [...quotes.filter(isHeld), ...quotes.filter((place) => !isHeld(place))];
}

/** Number of ranks between the candidate's highest title and the one asked for. */
function stepsUp(title: string, { resume, language }: Candidate, { vocabulary, isCopied }: Judging): number {
  const asked = rankOf(title, vocabulary).highest;
  const held = resume.positions.map((position) =>
    position.title === null || position.evidence.some(isCopied)
      ? -1
      : rankOf(inEnglish(position.title, language), vocabulary).highest,
  );
  const highest = largest(held, -1);
  return asked < 0 || highest < 0 ? 0 : asked - highest;
}

type Rank = {
  /** The highest rank in a title; -1 for a title without a job. */
  readonly highest: number;
  /**
   * The ranks of a title that has nothing else, as "Associate/Senior Associate"; empty for titles that name the work.
   */
  readonly alone: readonly string[];
};

const ranks = new Map<string, Rank>();
/** Cache size: enough for the titles of many resumes; cleared when full. */
const maxTitles = 5000;

/** Cached, since titles repeat, and the job's title is used with every resume. */
function rankOf(title: string, vocabulary: Vocabulary): Rank {
  const known = ranks.get(title);
  if (known !== undefined) return known;
  const named = vocabulary.findTitles(title);
  const rank: Rank = {
    highest: largest(
      named.map(({ seniority }) => seniorities.indexOf(seniority ?? 'regular')),
      -1,
    ),
    alone: named.every(({ title: name, occupation }) => occupation === null && !name.includes(' '))
      ? named.map(({ title: name }) => name.toLowerCase())
      : [],
  };
  if (ranks.size >= maxTitles) ranks.clear();
  ranks.set(title, rank);
  return rank;
}

function placeOf(title: string, heading: Evidence, { resume }: Candidate): Evidence {
  const at = resume.document.text.indexOf(title, heading.start);
  return at >= 0 && at < heading.end ? { start: at, end: at + title.length } : heading;
}
