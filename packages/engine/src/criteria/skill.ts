import type { Candidate, CandidateSkill } from '../candidate/candidate.ts';
import type { Demand } from '../job/job-description.ts';
import { type Judging, notFound, quote, rounded, type Verdict } from './criterion.ts';
import { isShortFor } from './is-short-for.ts';
import { monthsInWords } from './months-in-words.ts';
import { onlyListed } from './only-listed.ts';
import { shownInWords, type Worded } from './shown-in-words.ts';

type SkillDemand = Extract<Demand, { kind: 'skill' }>;

/** Credit by how a skill is shown. Use adds to `used` with its length and recency, up to 1. */
const skillCredit = {
  piled: 0.05,
  related: 0.3,
  broader: 0.3,
  implied: 0.8,
  listed: 0.6,
  used: 0.8,
} as const;

/** Who shows "SQL" has a part of what SQL Server asks; "sales" is shown in any shop and tells nothing of what lies below it. */
const leastRarityOfBroader = 0.4;

/** Suites are named for all of their tools: whoever lists "MS Office" uses Excel. */
const suiteName = /\b(?:Office|Suite|Workspace|Creative Cloud|365)$/;

/** Half of the credit for length is earned by so many months of use. */
const halfOfUseMonths = 12;
/** Use that ended longer ago than this earns nothing for recency. */
const freshMonths = 60;
/** A tool that implies the one asked for, listed alone, is enough. */
const metFrom = 0.45;
const partlyFrom = 0.03;
/** What lines must bear out of its words where the skill itself is not shown: "Database group" is no relational database. */
const partlyInWordsFrom = 0.3;

/** How much of the credit comes from the kind of showing; the rest from how many lines bear the words out. */
const ofShowing = 0.5;

/** Does the resume show the skill, or one of them, and how well? */
export function judgeSkill(
  demand: SkillDemand,
  text: string,
  candidate: Candidate,
  judging: Judging,
): Verdict {
  const ways = demand.skillIds.flatMap((id) => [...waysToShow(id, candidate, judging)]);
  const way = ways.reduce<Way | null>(
    (top, next) => (top === null || next.credit > top.credit ? next : top),
    null,
  );
  const shortOrLong = ways
    .flatMap(({ written = [] }) => written)
    .filter((words) => isShortFor(text, words) || isShortFor(words, text));
  // "Fortinet or SonicWall", of which only one is known: either will do, and neither is to cost by the other's absence.
  const names = text.split(' or ');
  const otherNames = names.length > demand.skillIds.length ? names : [];
  const worded = inAnyWords([text, ...otherNames, ...shortOrLong], candidate, judging);
  const credit = ofShowing * (way?.credit ?? 0) + (1 - ofShowing) * worded.credit;
  if (credit < partlyFrom) return notFound('Not found in the resume.');
  const evidence = quote(candidate, [...(way?.places ?? []), ...worded.places]);
  if (way) {
    const status = way.credit >= metFrom ? 'met' : 'partly';
    return { status, credit: rounded(credit), evidence, reason: way.reason };
  }
  const isPartly = worded.credit >= partlyInWordsFrom;
  return {
    status: isPartly ? 'partly' : 'not-found',
    credit: rounded(credit),
    evidence,
    reason: isPartly
      ? 'Words of it appear, but not the skill itself.'
      : 'Not found; a few words of it appear elsewhere.',
  };
}

type Way = {
  readonly credit: number;
  readonly places: CandidateSkill['evidence'];
  /** How the resume writes the very skill that is asked for. */
  readonly written?: readonly string[];
  readonly reason: string;
};

/** The words asked for, or those in which the resume has the same skill: "HR" is shown in lines on human resources. */
function inAnyWords(texts: readonly string[], candidate: Candidate, judging: Judging): Worded {
  return [...new Set(texts)]
    .map((text) => shownInWords(text, candidate, judging))
    .reduce((top, next) => (next.credit > top.credit ? next : top));
}

function* waysToShow(id: string, candidate: Candidate, { vocabulary, isCopied }: Judging): Generator<Way> {
  const own = openSkill(candidate.skillsById.get(id), isCopied);
  if (own)
    yield { credit: creditOf(own), places: own.evidence, written: own.surface, reason: reasonFor(own) };
  for (const held of candidate.implying.get(id) ?? []) {
    const open = openSkill(held, isCopied);
    if (!open) continue;
    const credit = skillCredit.implied * creditOf(open);
    yield { credit, places: open.evidence, reason: `Implied by ${held.name}.` };
  }
  const titled = openSkill(candidate.skillsOfTitles.get(id), isCopied);
  if (titled) {
    const credit = skillCredit.implied * creditOf(titled);
    yield { credit, places: titled.evidence, reason: `Shown by the title ${titled.surface[0]}.` };
  }
  const asked = vocabulary.skill(id);
  const shown = (other: string): CandidateSkill | null => {
    const open = openSkill(candidate.skillsById.get(other), isCopied);
    return open?.showing === 'piled' ? null : open;
  };
  for (const near of asked?.related ?? []) {
    const open = shown(near);
    if (!open) continue;
    const reason = `Only the related ${open.name} is shown.`;
    yield { credit: skillCredit.related, places: open.evidence, reason };
  }
  for (const broader of asked?.implies ?? []) {
    const suite = suiteName.test(vocabulary.skill(broader)?.name ?? '') ? shown(broader) : null;
    if (suite) {
      const credit = skillCredit.implied * creditOf(suite);
      yield { credit, places: suite.evidence, reason: `Part of ${suite.name}.` };
      continue;
    }
    const open = vocabulary.rarity(broader) < leastRarityOfBroader ? null : shown(broader);
    if (!open) continue;
    const reason = `Only the broader ${open.name} is shown.`;
    yield { credit: skillCredit.broader, places: open.evidence, reason };
  }
}

/** The skill without what is copied from the job text. */
function openSkill(skill: CandidateSkill | undefined, isCopied: Judging['isCopied']): CandidateSkill | null {
  if (!skill) return null;
  const evidence = skill.evidence.filter((place) => !isCopied(place));
  if (evidence.length === 0) return null;
  return evidence.length === skill.evidence.length ? skill : { ...skill, evidence };
}

/** Listed, used, and used long and lately: each is worth more. */
function creditOf({ showing, months, monthsSince }: CandidateSkill): number {
  if (showing !== 'used') return skillCredit[showing];
  const length = months === null ? 0 : months / (months + halfOfUseMonths);
  const recency = monthsSince === null ? 0 : Math.max(0, 1 - monthsSince / freshMonths);
  return skillCredit.used + (1 - skillCredit.used) * (0.5 * length + 0.5 * recency);
}

function reasonFor({ showing, months, monthsSince }: CandidateSkill): string {
  if (showing === 'piled')
    return 'Stands only in a pile of keywords that the rest of the resume does not bear out.';
  if (showing === 'listed') return onlyListed;
  if (months === null) return 'Shown in the work of a position.';
  const last =
    monthsSince === 0
      ? ', to this day'
      : monthsSince === null
        ? ''
        : `, last ${monthsInWords(monthsSince)} ago`;
  return `Shown in positions of ${monthsInWords(months)} in all${last}.`;
}
