import type { MadeUpAdvert, MadeUpPerson } from './made-up-people.ts';

/** A way to insert what an advert asks for into a resume. */
export type StuffingStrategy = (person: MadeUpPerson, advert: MadeUpAdvert) => MadeUpPerson;

const inProse = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

/** The parts of a list, as even as possible. */
const dealt = <T>(things: readonly T[], into: number): readonly (readonly T[])[] =>
  Array.from({ length: into }, (_, part) => things.filter((_, at) => at % into === part));

const toEachPosition = (
  person: MadeUpPerson,
  linesOf: (lines: readonly string[], at: number) => readonly string[],
): MadeUpPerson => ({
  ...person,
  positions: person.positions.map((position, at) => ({ ...position, lines: linesOf(position.lines, at) })),
});

/** The duties of the advert as completed work, with inserted words so that no sequence of words is the same. */
const duties = ({ profession }: MadeUpAdvert): readonly string[] =>
  profession.duties.map((duty) => {
    const words = duty.split(' ');
    const turned = words.flatMap((word, at) => (at > 0 && at % 4 === 0 ? ['always', word] : [word]));
    return `Known to ${turned.join(' ').toLowerCase()}.`;
  });

const sentenceInSummary: StuffingStrategy = (person, { asked }) => ({
  ...person,
  summary: [...person.summary, `I have extensive experience with ${inProse(asked)} in all my roles.`],
});

const sentenceInEachPosition: StuffingStrategy = (person, { asked }) =>
  toEachPosition(person, (lines) => [...lines, `Used ${inProse(asked)} every day in this role.`]);

const aSentenceForEach: StuffingStrategy = (person, { asked }) => ({
  ...person,
  summary: [...person.summary, ...asked.map((name) => `Expert in ${name} with a strong record.`)],
});

const dealtOverPositions: StuffingStrategy = (person, { asked }) => {
  const parts = dealt(asked, person.positions.length);
  return toEachPosition(person, (lines, at) => [
    ...lines,
    `Responsible for ${inProse(parts[at] ?? [])} among other tasks.`,
  ]);
};

const sprinkled =
  (each: number): StuffingStrategy =>
  (person, { asked }) => {
    let next = 0;
    const following = (): string => asked[next++ % asked.length] ?? '';
    return toEachPosition(person, (lines) =>
      lines.map(
        (line) => `${line.replace(/\.$/, '')}, using ${inProse(Array.from({ length: each }, following))}.`,
      ),
    );
  };

const summaryRecitesAdvert: StuffingStrategy = (person, advert) => ({
  ...person,
  summary: [
    `Seasoned ${advert.profession.title} with more than ten years of ${inProse(advert.asked.slice(0, 3))}.`,
    ...duties(advert),
    `Deep knowledge of ${inProse(advert.asked.slice(3))}.`,
  ],
});

const dutiesInEachPosition: StuffingStrategy = (person, advert) =>
  toEachPosition(person, (lines) => [
    ...lines,
    ...duties(advert),
    `Worked with ${inProse(advert.asked)} throughout.`,
  ]);

const listsInSeveralSections: StuffingStrategy = (person, { asked }) => {
  const [some = [], others = [], rest = []] = dealt(asked, 3);
  return {
    ...person,
    summary: [...person.summary, `Core competencies: ${some.join(', ')}`],
    skills: [...person.skills, `Professional strengths: ${others.join(', ')}`],
    more: ['', 'Additional information', `Also familiar with: ${rest.join(', ')}`],
  };
};

const everything: StuffingStrategy = (person, advert) =>
  [sentenceInEachPosition, summaryRecitesAdvert, dutiesInEachPosition, listsInSeveralSections].reduce(
    (stuffed, strategy) => strategy(stuffed, advert),
    person,
  );

export const stuffingStrategies: Readonly<Record<string, StuffingStrategy>> = {
  'a sentence in the summary': sentenceInSummary,
  'a sentence in each position': sentenceInEachPosition,
  'a sentence for each term': aSentenceForEach,
  'terms dealt over the positions': dealtOverPositions,
  'a term set into each honest line': sprinkled(1),
  'terms set into each honest line': sprinkled(2),
  'a summary that recites the advert': summaryRecitesAdvert,
  'the duties in each position': dutiesInEachPosition,
  'short lists in several sections': listsInSeveralSections,
  'everything at once': everything,
};
