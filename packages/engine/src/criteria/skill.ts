import type { Candidate, CandidateSkill } from '../candidate/candidate.ts';
import type { Demand } from '../job/job-description.ts';
import type { CreditPart, Reason } from '../reasons.ts';
import { isSuite } from '../vocabulary/is-suite.ts';
import { type DraftPart, type Judging, notFound, type Verdict, verdictFrom } from './criterion.ts';
import { doneAsAsked } from './done-as-asked.ts';
import { isShortFor } from './is-short-for.ts';
import {
  type FieldPosition,
  monthsOf,
  positionsInBranch,
  positionsLeadingAsAsked,
} from './positions-of-field.ts';
import { shownInWords, type Worded } from './shown-in-words.ts';
import { toolAsAsked } from './tool-as-asked.ts';

type SkillDemand = Extract<Demand, { kind: 'skill' }>;

/** Credit by how a skill is shown. Length and recency of use add to `used`, up to 1. */
const skillCredit = {
  piled: 0.05,
  related: 0.3,
  broader: 0.3,
  implied: 0.8,
  listed: 0.6,
  used: 0.8,
} as const;

/**
 * Minimum rarity of a broader skill that counts in part: "SQL" counts for SQL Server, but "sales" is in any shop and
 * says nothing about narrower skills.
 */
const minRarityOfBroader = 0.4;

/** Months of use that earn half of the credit for length. */
const halfOfUseMonths = 12;
/** Use that ended longer ago than this earns nothing for recency. */
const freshMonths = 60;
/** Credit from which a skill is met: a tool that implies the one asked for, only listed, is enough. */
const metFrom = 0.45;
const partlyFrom = 0.03;
/**
 * Minimum share of the words that lines must show if the skill itself is missing: "Database group" is not a relational
 * database.
 */
const partlyInWordsFrom = 0.2;

/** Share of the credit from the kind of showing; the rest is from how many lines contain the words. */
const ofShowing = 0.5;

/** Scores whether the resume shows the skill, or one of several, and how well. */
export function judgeSkill(
  demand: SkillDemand,
  text: string,
  candidate: Candidate,
  judging: Judging,
): Verdict {
  const ways = [
    ...demand.skillIds.flatMap((id) => [...waysToShow(id, candidate, judging)]),
    ...waysAsAsked(demand, text, candidate, judging),
  ];
  const way = ways.reduce<Way | null>(
    (top, next) => (top === null || next.credit > top.credit ? next : top),
    null,
  );
  const shortOrLong = ways
    .flatMap(({ written = [] }) => written)
    .filter((words) => isShortFor(text, words) || isShortFor(words, text));
  // "Fortinet or SonicWall" with one of them unknown: either is enough, and the other's absence must not cost anything.
  const names = text.split(' or ');
  const otherNames = names.length > demand.skillIds.length ? names : [];
  const worded = inAnyWords([text, ...otherNames, ...shortOrLong], candidate, judging);
  const credit = ofShowing * (way?.credit ?? 0) + (1 - ofShowing) * worded.credit;
  if (credit < partlyFrom) return notFound({ code: 'skill-not-found', args: {} });
  const parts = [...partsOfWay(way), ...worded.parts(1 - ofShowing)];
  if (way) {
    const status = way.credit >= metFrom ? 'met' : 'partly';
    const first = [...way.places, ...worded.best()];
    return verdictFrom(candidate, { status, reason: way.reason, parts, first });
  }
  const isPartly = worded.credit >= partlyInWordsFrom;
  return verdictFrom(candidate, {
    status: isPartly ? 'partly' : 'not-found',
    reason: { code: isPartly ? 'skill-in-words' : 'skill-few-words', args: {} },
    parts,
    first: worded.best(),
  });
}

type How = Extract<CreditPart, { code: 'showing' }>['args']['how'];

/** One way in which a resume shows a skill. */
type Way = {
  readonly credit: number;
  readonly places: CandidateSkill['evidence'];
  /** How the resume spells the requested skill. */
  readonly written?: readonly string[];
  readonly reason: Reason;
  readonly how: How;
  /** The other skill, title or suite by which it is shown. */
  readonly by: string | null;
  /** The share of a skill's full credit that this way earns. */
  readonly worth: number;
  /** The skill shown; `null` where only the fact that it is shown counts. */
  readonly held: CandidateSkill | null;
};

/** How it is shown, how long and how recently it was used: the parts of a credit other than the skill's words. */
function partsOfWay(way: Way | null): readonly DraftPart[] {
  const share = ofShowing * skillCredit.used;
  const ofUse = (ofShowing - share) / 2;
  if (way === null) {
    const args = { how: 'not-shown', by: null } as const;
    return [{ code: 'showing', args, share, credit: 0, places: [] }];
  }
  const { how, by, worth, held, places } = way;
  const isUsed = held?.showing === 'used';
  const { length, recency } = isUsed ? useOf(held) : { length: 0, recency: 0 };
  const showing = held === null ? worth : worth * skillCredit[held.showing];
  const months = isUsed ? held.months : null;
  const monthsSince = isUsed ? held.monthsSince : null;
  return [
    { code: 'showing', args: { how, by }, share, credit: showing / skillCredit.used, places },
    {
      code: 'length-of-use',
      args: { months },
      share: ofUse,
      credit: worth * length,
      places: isUsed ? places : [],
    },
    {
      code: 'recency-of-use',
      args: { monthsSince },
      share: ofUse,
      credit: worth * recency,
      places: isUsed ? places : [],
    },
  ];
}

/**
 * The requested words, or those that the resume uses for the same skill: "HR" is shown by lines about human resources.
 */
function inAnyWords(texts: readonly string[], candidate: Candidate, judging: Judging): Worded {
  return [...new Set(texts)]
    .map((text) => shownInWords(text, candidate, judging))
    .reduce((top, next) => (next.credit > top.credit ? next : top));
}

function* waysToShow(id: string, candidate: Candidate, { vocabulary, isCopied }: Judging): Generator<Way> {
  const own = openSkill(candidate.skillsById.get(id), isCopied);
  if (own) {
    const how = own.showing;
    yield { ...wayOf(own, { worth: 1, how, by: null }), written: own.surface, reason: reasonFor(own) };
  }
  for (const held of candidate.implying.get(id) ?? []) {
    const open = openSkill(held, isCopied);
    if (!open) continue;
    const way = wayOf(open, { worth: skillCredit.implied, how: 'implied', by: held.name });
    yield { ...way, reason: { code: 'skill-implied', args: { skill: held.name } } };
  }
  const titled = openSkill(candidate.skillsOfTitles.get(id), isCopied);
  if (titled) {
    const title = titled.surface[0] ?? titled.name;
    const way = wayOf(titled, { worth: skillCredit.implied, how: 'of-title', by: title });
    yield { ...way, reason: { code: 'skill-of-title', args: { title } } };
  }
  const asked = vocabulary.skill(id);
  const shown = (other: string): CandidateSkill | null => {
    const open = openSkill(candidate.skillsById.get(other), isCopied);
    return open?.showing === 'piled' ? null : open;
  };
  for (const near of asked?.related ?? []) {
    const open = shown(near);
    if (!open) continue;
    const way = onlyNear(open, { worth: skillCredit.related, how: 'related', by: open.name });
    yield { ...way, reason: { code: 'skill-related', args: { skill: open.name } } };
  }
  for (const broader of asked?.implies ?? []) {
    const suite = isSuite(vocabulary.skill(broader)?.name ?? '') ? shown(broader) : null;
    if (suite) {
      const way = wayOf(suite, { worth: skillCredit.implied, how: 'of-suite', by: suite.name });
      yield { ...way, reason: { code: 'skill-of-suite', args: { suite: suite.name } } };
      continue;
    }
    const open = vocabulary.rarity(broader) < minRarityOfBroader ? null : shown(broader);
    if (!open) continue;
    const way = onlyNear(open, { worth: skillCredit.broader, how: 'broader', by: open.name });
    yield { ...way, reason: { code: 'skill-broader', args: { skill: open.name } } };
  }
}

/** By names that the vocabulary does not know or finds ambiguous, spelled as in the advert. */
function* waysAsAsked(
  { skillIds }: SkillDemand,
  text: string,
  candidate: Candidate,
  judging: Judging,
): Generator<Way> {
  for (const name of text.split(' or ')) {
    const held = positionsInBranch(name, candidate, judging);
    if (held.length > 0) yield wayOfBranch(name, held);
    const leading = positionsLeadingAsAsked(name, candidate, judging);
    if (leading.length > 0) yield wayOfLeading(name, leading);
    const done = doneAsAsked(name, candidate, judging);
    if (done) yield { ...wayOf(done, { worth: 1, how: done.showing, by: null }), reason: reasonFor(done) };
    const id = judging.vocabulary.normaliseSkill(name);
    const kind = judging.vocabulary.skill(id ?? '')?.kind ?? 'tool';
    if (id !== null && !skillIds.includes(id)) continue;
    const said = toolAsAsked(name, { id: id ?? name, kind }, candidate, judging);
    if (!said) continue;
    yield {
      ...wayOf(said, { worth: 1, how: said.showing, by: null }),
      written: said.surface,
      reason: reasonFor(said),
    };
  }
}

/** "Warehouse experience" by the work of a forklift operator. */
function wayOfBranch(name: string, held: readonly FieldPosition[]): Way {
  const skill = skillOf(name, held);
  const title = held[0]?.position.title ?? name;
  const way = wayOf(skill, { worth: skillCredit.implied, how: 'of-title', by: title });
  return { ...way, reason: { code: 'skill-of-title', args: { title } } };
}

/** "Supervising staff" by the rank of a title, or by a line that says so. */
function wayOfLeading(name: string, leading: readonly FieldPosition[]): Way {
  const skill = skillOf(name, leading);
  return { ...wayOf(skill, { worth: 1, how: 'used', by: null }), reason: reasonFor(skill) };
}

/** The field of these positions, as a skill used in all of their months. */
const skillOf = (name: string, positions: readonly FieldPosition[]): CandidateSkill => ({
  id: name,
  name,
  surface: [name],
  showing: 'used',
  months: monthsOf(positions.map(({ position }) => position)),
  monthsSince: null,
  evidence: positions.flatMap(({ places }) => places),
});

type Manner = Pick<Way, 'worth' | 'how' | 'by'>;

/** By a skill that counts as use of the requested one. */
const wayOf = (held: CandidateSkill, manner: Manner): Omit<Way, 'reason'> => ({
  ...manner,
  held,
  credit: manner.worth * creditOfShowing(held),
  places: held.evidence,
});

/** By a skill that is only similar. */
const onlyNear = (held: CandidateSkill, manner: Manner): Omit<Way, 'reason'> => ({
  ...manner,
  held: null,
  credit: manner.worth,
  places: held.evidence,
});

/** The skill without places copied from the job text. */
function openSkill(skill: CandidateSkill | undefined, isCopied: Judging['isCopied']): CandidateSkill | null {
  if (!skill) return null;
  const evidence = skill.evidence.filter((place) => !isCopied(place));
  if (evidence.length === 0) return null;
  return evidence.length === skill.evidence.length ? skill : { ...skill, evidence };
}

/** Listed, used, and used long and recently: each is worth more. */
function creditOfShowing(skill: CandidateSkill): number {
  if (skill.showing !== 'used') return skillCredit[skill.showing];
  const { length, recency } = useOf(skill);
  return skillCredit.used + (1 - skillCredit.used) * (0.5 * length + 0.5 * recency);
}

/** How long and how recently a skill was used, 0 to 1. */
const useOf = ({ months, monthsSince }: CandidateSkill): { length: number; recency: number } => ({
  length: months === null ? 0 : months / (months + halfOfUseMonths),
  recency: monthsSince === null ? 0 : Math.max(0, 1 - monthsSince / freshMonths),
});

function reasonFor({ showing, months, monthsSince }: CandidateSkill): Reason {
  if (showing === 'piled') return { code: 'skill-piled', args: {} };
  if (showing === 'listed') return { code: 'skill-listed', args: {} };
  return { code: 'skill-used', args: { months, monthsSince } };
}
