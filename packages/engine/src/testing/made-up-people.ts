import fc from 'fast-check';
import { type Profession, professions } from './professions.ts';

/** A position of a made-up person. */
export type MadeUpPosition = {
  readonly title: string;
  readonly employer: string;
  readonly dates: string;
  readonly lines: readonly string[];
};

/** A made-up person; `write` creates the resume. */
export type MadeUpPerson = {
  readonly profession: Profession;
  readonly summary: readonly string[];
  readonly positions: readonly MadeUpPosition[];
  /** Lines of the education section. */
  readonly education: readonly string[];
  readonly certificates: readonly string[];
  /** Lines of the skills section. */
  readonly skills: readonly string[];
  /** Lines after all others. */
  readonly more: readonly string[];
};

const employers = ['Lumen Works', 'Harbour & Sons', 'Quillfield Ltd', 'Northgate Group', 'Tarn Valley Co.'];
const spans = ['Mar 2019 - Present', 'Jun 2015 - Feb 2019', 'Sep 2012 - May 2015'];

/** Lines that people in any occupation write. */
const anyWork = [
  'Stood in for the team lead for five months and handed back a shorter list of open questions.',
  'Wrote the notes for newcomers that are still read in their first week.',
  'Took part in the search for a new office near the station and in the move.',
  'Asked for a weekly meeting of fifteen minutes, which replaced a long one a month.',
  'Kept the calendar of visits and welcomed guests from three countries.',
  'Was chosen by colleagues to speak for them with the management for two terms.',
  'Proposed a change of suppliers that saved 12,000 a year and was taken up.',
  'Answered complaints within a day and called back everyone who had written twice.',
  'Sat on the panel that chose eight new colleagues and looked after two of them.',
  'Organized the open day in June with 300 visitors and a raffle for the animal shelter.',
];

export const aProfession: fc.Arbitrary<Profession> = fc.constantFrom(...professions);

/** A person in a profession who uses most of the skills that they list. */
export const personOf = (profession: Profession): fc.Arbitrary<MadeUpPerson> =>
  fc
    .record({
      known: fc.shuffledSubarray([...profession.skills], { minLength: 3, maxLength: 7 }),
      deeds: fc.shuffledSubarray([...profession.deeds], { minLength: 2 }),
      others: fc.shuffledSubarray(anyWork, { minLength: 3 }),
      positions: fc.integer({ min: 2, max: 3 }),
      firm: fc.nat(employers.length - 1),
      listed: fc.integer({ min: 2, max: 7 }),
      certified: fc.boolean(),
      summarized: fc.boolean(),
      environment: fc.boolean(),
    })
    .map(({ known, deeds, others, positions, firm, listed, certified, summarized, environment }) => {
      const sentences = [...known.map(([, use]) => use), ...deeds, ...others];
      const names = known.map(([name]) => name);
      return {
        profession,
        summary: summarized
          ? [
              `${profession.title} with nine years in the trade, at home with ${names.slice(0, 3).join(', ')}.`,
            ]
          : [],
        positions: Array.from({ length: positions }, (_, at) => ({
          title: at === positions - 1 ? profession.earlierTitle : profession.title,
          employer: employers[(firm + at) % employers.length] ?? '',
          dates: spans[at] ?? '',
          lines: [
            ...sentences.filter((_, number) => number % positions === at),
            ...(environment ? [`Tools: ${names.slice(at, at + 4).join(', ')}`] : []),
          ],
        })),
        education: [`B.Sc. ${profession.degree}, Harbour University, 2011`],
        certificates: certified ? [profession.certificate] : [],
        skills: [names.slice(0, listed).join(', ')],
        more: [],
      };
    });

export const aPerson: fc.Arbitrary<MadeUpPerson> = aProfession.chain(personOf);

const section = (heading: string, lines: readonly string[]): readonly string[] =>
  lines.length === 0 ? [] : ['', heading, ...lines];

export const writeResume = ({
  summary,
  positions,
  education,
  certificates,
  skills,
  more,
}: MadeUpPerson): string =>
  [
    'Robin Vale',
    'robin.vale@example.com | +1 202-555-0143',
    ...section('Summary', summary),
    ...section(
      'Experience',
      positions.flatMap(({ title, employer, dates, lines }) => [
        `${title}, ${employer}, ${dates}`,
        ...lines.map((line) => `- ${line}`),
      ]),
    ),
    ...section('Education', education),
    ...section('Certifications', certificates),
    ...section('Skills', skills),
    ...more,
  ].join('\n');

/** A complete advert and the skills it asks for. */
export type MadeUpAdvert = {
  readonly profession: Profession;
  /** Names of skills, in the order asked. */
  readonly asked: readonly string[];
  readonly text: string;
};

export const advertOf = (profession: Profession): fc.Arbitrary<MadeUpAdvert> =>
  fc
    .record({
      asked: fc.shuffledSubarray([...profession.skills], { minLength: 4, maxLength: 8 }),
      duties: fc.shuffledSubarray([...profession.duties], { minLength: 3 }),
      years: fc.integer({ min: 2, max: 7 }),
      inProse: fc.boolean(),
      degree: fc.boolean(),
      certified: fc.boolean(),
    })
    .map(({ asked, duties, years, inProse, degree, certified }) => {
      const names = asked.map(([name]) => name);
      const [first = '', second = '', ...others] = names;
      return {
        profession,
        asked: names,
        text: [
          profession.title,
          '',
          `We are looking for a ${profession.title} to join our growing team in the old harbor district.`,
          '',
          'Responsibilities',
          ...duties.map((duty) => `- ${duty}`),
          '',
          'Requirements',
          `- ${years}+ years of experience as a ${profession.title.toLowerCase()}`,
          `- Strong experience with ${first} and ${second}`,
          ...(inProse
            ? [`- You have worked with ${others.slice(0, -1).join(', ')} and know them well`]
            : others.slice(0, -1).map((name) => `- ${name}`)),
          ...(degree ? [`- Bachelor's degree in ${profession.degree}`] : []),
          '',
          'Nice to have',
          ...others.slice(-1).map((name) => `- ${name}`),
          ...(certified ? [`- ${profession.certificate}`] : []),
        ].join('\n'),
      };
    });

export const anAdvert: fc.Arbitrary<MadeUpAdvert> = aProfession.chain(advertOf);
