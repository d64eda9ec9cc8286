import type { Candidate } from '../candidate/candidate.ts';
import type { Demand } from '../job/job-description.ts';
import type { Reason } from '../reasons.ts';
import type { Evidence, Position } from '../resume/resume.ts';
import { type DraftPart, type Judging, notFound, type Verdict, verdictFrom } from './criterion.ts';
import {
  type FieldPosition,
  monthsOf,
  monthsOfEach,
  positionsOfField,
  positionsOfTitle,
} from './positions-of-field.ts';

type ExperienceDemand = Extract<Demand, { kind: 'experience' }>;

/** Below this share of the years asked for, the requirement is not met. */
const partlyFrom = 0.5;
/** Share of the credit for positions that only mention the field, since not all of their work may belong to it. */
const partOfLines = 0.8;

/** Checks for enough months of dated work, in total or in the field or skill asked for. */
export function judgeExperience(demand: ExperienceDemand, candidate: Candidate, judging: Judging): Verdict {
  const { positions, experienceMonths, correctedExperience } = candidate.resume;
  if (demand.field === null && demand.skillIds.length === 0) {
    if (experienceMonths === null) return notFound({ code: 'years-undated', args: {} });
    if (correctedExperience) return judgeCorrected(candidate, experienceMonths, demand, correctedExperience);
    const dated = positions
      .filter(({ months }) => months !== null)
      .map((position) => ({ position, isTitled: true, places: position.evidence.slice(0, 1) }));
    const args = { months: experienceMonths, asked: demand.minMonths, positions: dated.length };
    const reason = { code: 'years-in-all', args } as const;
    return judgeMonths(candidate, { months: experienceMonths, demand, counted: dated, reason });
  }
  const shown = skillsShown(demand.skillIds, candidate, judging);
  const ofField = demand.field === null ? [] : positionsOfField(demand.field, candidate, judging);
  const bySkill = positions.flatMap((position): FieldPosition[] => {
    const place = shown.find((evidence) => isWithin(evidence, position));
    return place ? [{ position, isTitled: false, places: [place] }] : [];
  });
  const belonging = [
    ...ofField,
    ...bySkill.filter(({ position }) => !ofField.some((other) => other.position === position)),
  ];
  if (belonging.length === 0) belonging.push(...positionsOfTitle(judging.jobTitle, candidate, judging));
  const months = monthsOf(belonging.map(({ position }) => position));
  if (months === null) {
    const isNamed = belonging.length + shown.length > 0;
    return notFound({ code: isNamed ? 'years-of-kind-undated' : 'years-of-kind-none', args: {} });
  }
  const dated = belonging
    .filter(({ position }) => position.months !== null)
    .sort((a, b) => Number(b.isTitled) - Number(a.isTitled));
  // Only lines of the description mention the field; not all of the work may belong to it.
  const counted = dated.map((each) => (demand.field === null ? { ...each, isTitled: true } : each));
  const titled = monthsOf(counted.filter(({ isTitled }) => isTitled).map(({ position }) => position)) ?? 0;
  const args = { months, asked: demand.minMonths, positions: counted.length, titled };
  return judgeMonths(candidate, { months, demand, counted, reason: { code: 'years-of-kind', args } });
}

/** Months that a person entered replace those computed from the dates. */
function judgeCorrected(
  candidate: Candidate,
  months: number,
  { minMonths }: ExperienceDemand,
  place: Evidence,
): Verdict {
  const share = Math.min(1, months / minMonths);
  const isPartly = share >= partlyFrom;
  return verdictFrom(candidate, {
    status: months >= minMonths ? 'met' : isPartly ? 'partly' : 'not-met',
    reason: { code: 'years-corrected', args: { months, asked: minMonths } },
    parts: [{ code: 'corrected-years', args: { months }, share, credit: isPartly ? 1 : 0, places: [place] }],
  });
}

/** Places that show one of the skills, outside of keyword blocks. */
function skillsShown(
  skillIds: readonly string[],
  { skillsById, implying, skillsOfTitles }: Candidate,
  { isCopied }: Judging,
): readonly Evidence[] {
  return skillIds
    .flatMap((id) => [skillsById.get(id) ?? [], implying.get(id) ?? [], skillsOfTitles.get(id) ?? []].flat())
    .filter(({ showing }) => showing !== 'piled')
    .flatMap(({ evidence }) => evidence.filter((place) => !isCopied(place)));
}

const isWithin = (place: Evidence, { evidence }: Position): boolean =>
  evidence.some(({ start, end }) => start <= place.start && place.end <= end);

type Months = {
  /** Of all positions; overlapping months count once. */
  readonly months: number;
  readonly demand: ExperienceDemand;
  /** The dated positions counted, those with a matching title first. */
  readonly counted: readonly FieldPosition[];
  readonly reason: Reason;
};

function judgeMonths(candidate: Candidate, { months, demand, counted, reason }: Months): Verdict {
  const { minMonths } = demand;
  const ownMonths = monthsOfEach(counted.map(({ position }) => position));
  const sumOf = (isCounted: (each: FieldPosition) => boolean): number =>
    ownMonths.reduce((sum, own, place) => {
      const each = counted[place];
      return each && isCounted(each) ? sum + own : sum;
    }, 0);
  const titled = sumOf(({ isTitled }) => isTitled);
  const described = sumOf(({ isTitled }) => !isTitled);
  const isMet = months >= minMonths;
  const isPartly = months / minMonths >= partlyFrom;
  // If titles show too few years, positions that only mention the field count in part.
  const isFilled = isMet && described > 0 && titled < minMonths;
  const parts = counted.map(({ position, isTitled, places }, place): DraftPart => {
    const own = ownMonths[place] ?? 0;
    const args = { title: position.title, months: own };
    const share = !isFilled
      ? (own / (titled + described)) * Math.min(1, months / minMonths)
      : isTitled
        ? own / minMonths
        : (1 - titled / minMonths) * (own / described);
    const credit = isPartly ? (isFilled && !isTitled ? partOfLines : 1) : 0;
    return { code: isTitled ? 'position' : 'position-described', args, share, credit, places };
  });
  const status = isMet ? 'met' : isPartly ? 'partly' : 'not-met';
  return verdictFrom(candidate, { status, reason, parts });
}
