import type { Candidate } from '../candidate/candidate.ts';
import type { Demand } from '../job/job-description.ts';
import type { Evidence } from '../resume/resume.ts';
import { type Judging, missing, quote, rounded, unknown, type Verdict } from './criterion.ts';
import { monthsInWords } from './months-in-words.ts';

type ExperienceDemand = Extract<Demand, { kind: 'experience' }>;

/** Descriptions rarely name every skill: years of work beside a named skill count for so much of years with it. */
const namedShare = 0.5;
/** With less than this share of the years asked, the demand is not nearly met. */
const partlyFrom = 0.34;

/** Are there enough months of dated work, in all or with one of the skills? */
export function judgeExperience(demand: ExperienceDemand, candidate: Candidate, judging: Judging): Verdict {
  const { positions, experienceMonths } = candidate.resume;
  if (demand.skillIds.length > 0) return judgeWithSkills(demand, candidate, judging);
  if (experienceMonths === null) return unknown('No position has dates to count.');
  const dated = positions
    .filter(({ months }) => months !== null)
    .flatMap(({ evidence }) => evidence.slice(0, 1));
  return judgeMonths(experienceMonths, demand.minMonths, quote(candidate, dated), 'in dated positions');
}

function judgeWithSkills(
  { skillIds, minMonths }: ExperienceDemand,
  candidate: Candidate,
  { isCopied }: Judging,
): Verdict {
  let months = 0;
  let places: readonly Evidence[] = [];
  let seen: readonly Evidence[] = [];
  const counted = skillIds.flatMap((id) =>
    [
      candidate.skillsById.get(id) ?? [],
      candidate.implying.get(id) ?? [],
      candidate.skillsOfTitles.get(id) ?? [],
    ].flat(),
  );
  for (const skill of counted) {
    const evidence = skill.evidence.filter((place) => !isCopied(place));
    if (skill.showing === 'piled' || evidence.length === 0) continue;
    seen = seen.length > 0 ? seen : evidence;
    if ((skill.months ?? 0) <= months) continue;
    months = skill.months ?? 0;
    places = evidence;
  }
  if (seen.length === 0) return missing('The skill is not in the resume.');
  const { experienceMonths } = candidate.resume;
  if (experienceMonths === null) return unknown('No position has dates to count.');
  const long = Math.min(1, experienceMonths / minMonths);
  if (months < namedShare * long * minMonths) {
    const asked = `${monthsInWords(experienceMonths)} of work in all, ${monthsInWords(minMonths)} asked`;
    const reason =
      months === 0
        ? `Named, but in no dated position; ${asked}.`
        : `${monthsInWords(months)} in positions that use it; ${asked}.`;
    return {
      status: 'partly',
      credit: rounded(namedShare * long),
      evidence: quote(candidate, places.length > 0 ? places : seen),
      reason,
    };
  }
  return judgeMonths(months, minMonths, quote(candidate, places), 'in positions that use it');
}

function judgeMonths(
  months: number,
  minMonths: number,
  evidence: Verdict['evidence'],
  where: string,
): Verdict {
  const share = Math.min(1, months / minMonths);
  const reason = `${monthsInWords(months)} ${where}, ${monthsInWords(minMonths)} asked.`;
  if (share < partlyFrom) return { ...missing(reason), credit: rounded(share), evidence };
  return { status: share >= 1 ? 'met' : 'partly', credit: rounded(share), evidence, reason };
}
