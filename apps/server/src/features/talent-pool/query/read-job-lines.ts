import {
  type AskedDemand,
  type Demand,
  degreeLevels,
  type Requirement,
  type TitleMention,
  type Vocabulary,
} from '@winnow/engine';
import { comparedForm } from '../facts/read-pool-facts.ts';
import type { JobLine, LinePart, LineWay } from './query-of-job.ts';

/** Credit for the mere mention of a skill or title in a sentence. */
const mentioned = 0.5;
/** Credit of an occupation match for a title. */
const nearTitle = 0.75;
/** Share of the degree in a requirement for a degree in a field. */
const degreeShare = 0.6;
/** Share of total years in a requirement for years in a field. */
const yearsShare = 0.5;

/** Which facts of resumes show each requirement of a job. Runs in a reading process. */
export function readJobLines(requirements: readonly Requirement[], vocabulary: Vocabulary): JobLine[] {
  const lines = requirements.map((requirement): JobLine => {
    const { id, kind, demand } = requirement;
    return {
      id,
      kind,
      parts: partsOf(demand, requirement, vocabulary).filter(({ ways }) => ways.length > 0),
    };
  });
  const skills = requirements.flatMap(({ kind, weight }, index) => {
    const line = lines[index];
    return kind === 'skill' && weight > 0 && line ? [{ line, weight }] : [];
  });
  return lines.map((line, index) =>
    requirements[index]?.demand.kind === 'breadth' ? { ...line, parts: coverageOf(skills) } : line,
  );
}

/** Skill coverage: rare and required skills count more, as in the analysis. */
function coverageOf(skills: readonly { readonly line: JobLine; readonly weight: number }[]): LinePart[] {
  const sum = skills.reduce((all, { weight }) => all + weight ** 2, 0);
  return skills.flatMap(({ line, weight }) =>
    line.parts.map((part) => ({ ...part, share: (part.share * weight ** 2) / sum })),
  );
}

function partsOf(demand: Demand, requirement: Requirement, vocabulary: Vocabulary): LinePart[] {
  const { ways: alternatives } = demand;
  if (!alternatives) return partsOfOne(demand, requirement, vocabulary);
  // The best fact of any alternative counts; facts of one alternative share its credit.
  const ways = alternatives.flatMap((members) =>
    members.flatMap((member) =>
      partsOfOne(member, requirement, vocabulary).flatMap((part) =>
        part.ways.map((way) => ({ ...way, share: way.share / members.length })),
      ),
    ),
  );
  return [whole(ways)];
}

function partsOfOne(demand: Demand | AskedDemand, { text }: Requirement, vocabulary: Vocabulary): LinePart[] {
  switch (demand.kind) {
    case 'skill':
      return [whole(demand.skillIds.map((id) => ({ ...wayOf('skill', id), minMonths: demand.minMonths })))];
    case 'experience':
      return partsOfYears(demand, vocabulary);
    case 'title':
      return [whole(waysOfTitle(demand.title, vocabulary))];
    case 'education': {
      const from = demand.level === null ? -1 : degreeLevels.indexOf(demand.level);
      const degrees = from < 0 ? [] : degreeLevels.slice(from).map((level) => wayOf('degree', level));
      const fields = demand.fields.map((field) => wayOf('field', comparedForm(field)));
      const share = degrees.length === 0 ? 0 : fields.length === 0 ? 1 : degreeShare;
      return [
        { share, ways: degrees, known: 'degree' },
        { share: 1 - share, ways: fields, known: 'degree' },
      ];
    }
    case 'certification':
      return [
        whole([
          wayOf('certification', comparedForm(demand.name)),
          wayOf('title', comparedForm(demand.name)),
          ...skillsIn(demand.name, vocabulary),
        ]),
      ];
    case 'language':
      return [
        {
          share: 1,
          ways: [{ ...wayOf('language', comparedForm(demand.name)), level: demand.level }],
          known: 'language',
        },
      ];
    case 'location':
      return [
        whole(
          [demand.place, ...demand.place.split(/[,;/()]/)].flatMap((place) => {
            const value = comparedForm(place);
            return value === '' ? [] : [wayOf('place', value)];
          }),
        ),
      ];
    case 'line-of-work': {
      const most = Math.max(...demand.occupations.map(({ share }) => share));
      return [
        whole(
          demand.occupations.map(({ code, share }) => ({
            ...wayOf('occupation', code),
            share: share / most,
          })),
        ),
      ];
    }
    case 'other':
      return demand.logistics ? [] : [whole(mentionsIn(text, vocabulary))];
    // The index has no words, and coverage is computed from the skills.
    case 'telling-words':
    case 'breadth':
      return [];
  }
}

function partsOfYears(
  { minMonths, skillIds, field }: Extract<AskedDemand, { kind: 'experience' }>,
  vocabulary: Vocabulary,
): LinePart[] {
  const inField = [
    ...skillIds.map((id) => ({ ...wayOf('skill', id), minMonths: minMonths || null })),
    ...(field === null
      ? []
      : [
          ...waysOfTitle(field, vocabulary),
          ...skillsIn(field, vocabulary).map((way) => ({ ...way, minMonths: minMonths || null })),
        ]),
  ];
  const share = minMonths === 0 ? 0 : inField.length === 0 ? 1 : yearsShare;
  return [
    { share: 1 - share, ways: inField, known: null },
    {
      share,
      ways: minMonths === 0 ? [] : [{ ...wayOf('years', ''), minMonths }],
      known: 'years',
    },
  ];
}

function waysOfTitle(title: string, vocabulary: Vocabulary): LineWay[] {
  const mentions = vocabulary.findTitles(title);
  if (mentions.length > 0) return mentions.flatMap(waysOfMention);
  const value = comparedForm(title);
  return value === '' ? [] : [wayOf('title', value)];
}

const waysOfMention = ({ title, occupation }: TitleMention): LineWay[] => [
  wayOf('title', comparedForm(title)),
  ...(occupation === null ? [] : [{ ...wayOf('occupation', occupation), share: nearTitle }]),
];

const skillsIn = (text: string, vocabulary: Vocabulary): LineWay[] =>
  vocabulary.findSkills(text).map(({ skillId }) => wayOf('skill', skillId));

const mentionsIn = (text: string, vocabulary: Vocabulary): LineWay[] =>
  [...skillsIn(text, vocabulary), ...vocabulary.findTitles(text).flatMap(waysOfMention)].map((way) => ({
    ...way,
    share: mentioned * way.share,
  }));

const wayOf = (kind: LineWay['kind'], value: string): LineWay => ({
  kind,
  value,
  share: 1,
  minMonths: null,
  level: null,
});

/** Parts that count for everyone. */
const whole = (ways: readonly LineWay[]): LinePart => ({ share: 1, ways, known: null });
