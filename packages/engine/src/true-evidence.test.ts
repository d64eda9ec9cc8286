import { documentFromText } from '@winnow/document-model';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Analysis } from './analysis.ts';
import { readJobDescription } from './job/read-job-description.ts';
import { match } from './match.ts';
import { readResume } from './resume/read-resume.ts';
import {
  advertOf,
  anAdvert,
  aPerson,
  aProfession,
  type MadeUpAdvert,
  type MadeUpPerson,
  personOf,
  writeResume,
} from './testing/made-up-people.ts';
import { loadVocabulary } from './vocabulary/load-vocabulary.ts';

const vocabulary = loadVocabulary();
const today = '2026-11-21';
const runs = { numRuns: 80 };

const judge = (text: string, { text: advert }: MadeUpAdvert): Analysis =>
  match(
    readResume(documentFromText(text), { vocabulary, today }),
    readJobDescription(advert, { vocabulary }),
    { vocabulary, today },
  );

/** Whole adverts, half of them of the person's own work. */
const pair: fc.Arbitrary<readonly [MadeUpPerson, MadeUpAdvert]> = fc.oneof(
  aProfession.chain((profession) => fc.tuple(personOf(profession), advertOf(profession))),
  fc.tuple(aPerson, anAdvert),
);

type Change = (person: MadeUpPerson, choice: number) => MadeUpPerson;

const at = <T>(things: readonly T[], choice: number): number => choice % Math.max(1, things.length);
const without = <T>(things: readonly T[], choice: number): readonly T[] =>
  things.filter((_, index) => index !== at(things, choice));

const removals: readonly (readonly [what: string, remove: Change])[] = [
  [
    'a line of a position',
    (person, choice) => {
      const held = at(person.positions, choice);
      return {
        ...person,
        positions: person.positions.map((position, index) =>
          index === held ? { ...position, lines: without(position.lines, choice >> 3) } : position,
        ),
      };
    },
  ],
  ['a position', (person, choice) => ({ ...person, positions: without(person.positions, choice) })],
  [
    'a skill',
    (person, choice) => ({
      ...person,
      skills: person.skills.map((line) => without(line.split(', '), choice).join(', ')).filter(Boolean),
    }),
  ],
  ['all skills', (person) => ({ ...person, skills: [] })],
  ['the summary', (person) => ({ ...person, summary: [] })],
  ['the education', (person) => ({ ...person, education: [] })],
  ['the certificates', (person) => ({ ...person, certificates: [] })],
];

// An addition is tested in reverse: the resume without it is the original.
test.each(removals)('removing %s never raises the score, and adding it never lowers it', (_, remove) => {
  fc.assert(
    fc.property(pair, fc.nat({ max: 999 }), ([person, advert], choice) => {
      const whole = judge(writeResume(person), advert);
      const less = judge(writeResume(remove(person, choice)), advert);
      expect(less.score ?? 0).toBeLessThanOrEqual(whole.score ?? 0);
    }),
    runs,
  );
});

test('removing the quotes of any finding never raises the score', () => {
  fc.assert(
    fc.property(pair, fc.nat({ max: 999 }), ([person, advert], choice) => {
      const text = writeResume(person);
      const whole = judge(text, advert);
      const shown = whole.findings.filter(({ evidence }) => evidence.length > 0);
      fc.pre(shown.length > 0);
      const places = shown[choice % shown.length]?.evidence ?? [];
      const less = [...places]
        .sort((a, b) => b.start - a.start)
        .reduce((rest, { start, end }) => rest.slice(0, start) + rest.slice(end), text);
      expect(judge(less, advert).score ?? 0).toBeLessThanOrEqual(whole.score ?? 0);
    }),
    runs,
  );
});

test('no verdict earns less than an unmentioned requirement: partly met or not met scores at least as much as not found', () => {
  fc.assert(
    fc.property(pair, ([person, advert]) => {
      const { findings } = judge(writeResume(person), advert);
      const silence = judge(
        'Robin Vale\nrobin.vale@example.com\n\nExperience\nHelper, Tarn Valley Co.',
        advert,
      );
      findings.forEach(({ status, credit }, index) => {
        const silent = silence.findings[index];
        if (status === 'not-found' || silent?.status !== 'not-found') return;
        expect(credit ?? 0).toBeGreaterThanOrEqual(silent.credit ?? 0);
      });
    }),
    runs,
  );
});
