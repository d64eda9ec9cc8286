import type { Candidate } from '../candidate/candidate.ts';
import type { Demand } from '../job/job-description.ts';
import type { Evidence, Position } from '../resume/resume.ts';
import { type Judging, notFound, notMet, quote, rounded, type Verdict } from './criterion.ts';
import { monthsInWords } from './months-in-words.ts';
import { type FieldPosition, monthsOf, positionsOfField } from './positions-of-field.ts';

type ExperienceDemand = Extract<Demand, { kind: 'experience' }>;

/** With less than this share of the years asked, the resume shows that they are not there. */
const partlyFrom = 0.5;
/** Positions that only speak of the field earn so much of the credit. */
const partOfLines = 0.6;

/** Are there enough months of dated work, in all or of what the years are to be of? */
export function judgeExperience(demand: ExperienceDemand, candidate: Candidate, judging: Judging): Verdict {
  const { positions, experienceMonths } = candidate.resume;
  if (demand.field === null && demand.skillIds.length === 0) {
    if (experienceMonths === null) return notFound('No position has dates to count.');
    const dated = positions
      .filter(({ months }) => months !== null)
      .flatMap(({ evidence }) => evidence.slice(0, 1));
    return judgeMonths(experienceMonths, demand.minMonths, quote(candidate, dated), 'in dated positions');
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
  const months = monthsOf(belonging.map(({ position }) => position));
  if (months === null)
    return notFound(
      belonging.length + shown.length > 0
        ? 'Work of this kind is named, but in no position that has dates.'
        : 'No position shows work of this kind.',
    );
  const dated = belonging.filter(({ position }) => position.months !== null);
  const titled = monthsOf(dated.filter(({ isTitled }) => isTitled).map(({ position }) => position)) ?? 0;
  const evidence = quote(
    candidate,
    dated.sort((a, b) => Number(b.isTitled) - Number(a.isTitled)).flatMap(({ places }) => places),
  );
  const verdict = judgeMonths(months, demand.minMonths, evidence, 'in positions of this kind');
  if (demand.field === null || titled >= demand.minMonths || verdict.status !== 'met') return verdict;
  // Lines of a description speak of the field; the whole of those positions need not be of it.
  return {
    ...verdict,
    status: 'partly',
    credit: rounded(partOfLines + (1 - partOfLines) * (titled / demand.minMonths)),
  };
}

/** Where the resume shows one of the skills, outside of piles of keywords. */
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

function judgeMonths(
  months: number,
  minMonths: number,
  evidence: Verdict['evidence'],
  where: string,
): Verdict {
  const share = Math.min(1, months / minMonths);
  const reason = `${monthsInWords(months)} ${where}, ${monthsInWords(minMonths)} asked.`;
  if (share < partlyFrom) return notMet(reason, evidence);
  return { status: share >= 1 ? 'met' : 'partly', credit: rounded(share), evidence, reason };
}
