import { type AdvertWords, type DemandWords, locales } from '@winnow/locales';
import { foldPieces } from '../../languages/locale-lists.ts';
import { findDegreesInUnsupportedLanguage } from '../../resume/education/degrees-in-unsupported-languages.ts';
import { languageNamed } from '../../resume/person/language-names.ts';
import { fold, readingCopy } from '../../words/reading-copy.ts';
import type { Wording } from '../advert/advert-wording.ts';
import type { AskedDemand, Demand } from '../job-description.ts';

/** Half-open, in UTF-16 units of the line. */
type Interval = { readonly start: number; readonly end: number };

/** What a line in a language without a glossary asks for; `at` is the clause that asks for it. */
export type DemandAsWritten = {
  readonly demand: AskedDemand & Pick<Demand, 'ways'>;
  readonly at: Interval;
  /** Its words without those that only ask: "Excel" in "command of the program Excel". */
  readonly own: Interval;
  /** Strength that the clause states; `null` where it states none. */
  readonly wording: Exclude<Wording, 'asked'> | null;
  /** Whether its words, or those of its sentence, ask: "command of", "is required". */
  readonly asks: boolean;
};

type Clause = Interval & { readonly text: string; readonly sentence: string };

type Reader = {
  readonly isLanguage: RegExp;
  readonly years: RegExp;
  readonly otherYears: RegExp;
  readonly experience: RegExp;
  readonly fieldBehind: RegExp;
  readonly fieldEnds: RegExp;
  readonly fieldAhead: RegExp;
  readonly beforeYears: RegExp;
  readonly beforeStudies: RegExp;
  readonly ofPupils: RegExp;
  readonly levels: readonly (readonly [string, RegExp])[];
  readonly required: RegExp;
  readonly optional: RegExp;
  readonly asking: RegExp;
  readonly numbers: readonly (readonly [number, RegExp])[];
  readonly months: RegExp;
  readonly oneYear: RegExp;
  readonly twoYears: RegExp;
  readonly attached: RegExp;
  readonly frame: RegExp;
  readonly certificates: RegExp;
  /** Between the clauses of a sentence. */
  readonly joints: RegExp;
  /** Between alternatives. */
  readonly either: RegExp;
  readonly article: string;
  readonly and: string;
};

const before = String.raw`(?<![\p{L}\p{M}\p{N}])`;
const behind = String.raw`(?![\p{L}\p{M}\p{N}])`;

/** A name in Latin letters: "CPA". */
const letters = '[a-z][a-z\\d+-]{1,11}';

function readerOf(words: DemandWords): Reader {
  const attached = `(?:${foldPieces(words.attached)})?`;
  const word = (pieces: string): RegExp =>
    new RegExp(`${before}${attached}(?:${foldPieces(pieces)})${behind}`, 'u');
  const whole = (pieces: string): RegExp => new RegExp(`^${attached}(?:${foldPieces(pieces)})$`, 'u');
  const number = String.raw`(?:\d{1,2}|${words.numbers.map(([, pieces]) => foldPieces(pieces)).join('|')})`;
  const unit = `(?:${foldPieces(words.years)}|${foldPieces(words.months)})`;
  const alone = `(?:${foldPieces(words.twoYears)}|${foldPieces(words.oneYear)})`;
  const until = `(?:${foldPieces(words.until)})`;
  return {
    isLanguage: word(words.languages),
    years: new RegExp(
      `${before}${attached}(?:(${number}) ?(?:${until} ?${number} ?)?(${unit})|(${alone}))${behind}`,
      'gu',
    ),
    otherYears: word(words.otherYears),
    experience: word(words.experience),
    fieldBehind: new RegExp(
      `^(?:[\\s–-]|${until} ?(?:${number} ?)?(?:${unit}|${alone})${behind}|(?:${foldPieces(words.behindYears)})${behind})*(?:${foldPieces(words.beforeField)})${behind}\\s*`,
      'u',
    ),
    fieldEnds: new RegExp(`[,;:.()]|${before}(?:${foldPieces(words.fieldEnds)})${behind}`, 'u'),
    fieldAhead: new RegExp(
      `${before}${attached}(?:${foldPieces(words.experience)})(?: \\p{L}+)? (?:${foldPieces(words.beforeField)})${behind}\\s*`,
      'u',
    ),
    beforeYears: new RegExp(`(?<!\\s)(?:\\s(?:${foldPieces(words.beforeYears)}))+\\s?$`, 'u'),
    beforeStudies: new RegExp(`^(?:[\\s:–-]|(?:${foldPieces(words.beforeStudies)})${behind})+`, 'u'),
    ofPupils: new RegExp(`${before}${attached}(?:${foldPieces(words.ofPupils)})\\s+$`, 'u'),
    levels: Object.entries(words.levels).map(([level, pieces]) => [level, word(pieces)]),
    required: word(words.required),
    optional: word(words.optional),
    asking: new RegExp(`^${attached}(?:${foldPieces(words.asking)})${behind}`, 'u'),
    numbers: words.numbers.map(([value, pieces]) => [value, whole(pieces)]),
    months: whole(words.months),
    oneYear: whole(words.oneYear),
    twoYears: whole(words.twoYears),
    attached: new RegExp(`^(?:${foldPieces(words.attached)})`, 'u'),
    frame: new RegExp(
      `^${attached}(?:${foldPieces(words.asking)})${behind}(?:\\s+(?:${foldPieces(words.frame)})${behind})+\\s+`,
      'u',
    ),
    certificates: new RegExp(
      `^${attached}(?:${foldPieces(words.certificates)}) (${letters}(?:(?:,| (?:${foldPieces(words.or)})|/) ?${letters})+)`,
      'iu',
    ),
    joints: new RegExp(
      String.raw`[,;.](?=\s|$)|\s(?=${fold(words.and)}(?:${foldPieces(words.clauses)})${behind})`,
      'gu',
    ),
    either: new RegExp(` (?:${foldPieces(words.or)}) |/`, 'u'),
    article: fold(words.article),
    and: fold(words.and),
  };
}

const readers = locales.flatMap(({ adverts }) => {
  const { parts }: AdvertWords = adverts;
  return parts ? [readerOf(parts.demands)] : [];
});

/** Longer lines are not read. */
const maxLength = 1500;

/**
 * The years, degrees and languages that a line asks for in a language without a glossary, each with its clause, and what
 * its other clauses ask for in their own words.
 */
export function readDemandsInOtherLanguage(line: string): {
  readonly known: readonly DemandAsWritten[];
  readonly others: readonly DemandAsWritten[];
} {
  if (line.length > maxLength) return { known: [], others: [] };
  const { text, toLine } = withoutMarks(line);
  const isOfWork = readers.some((reader) => reader.experience.test(text));
  const known: DemandAsWritten[] = [];
  const others: DemandAsWritten[] = [];
  for (const reader of readers) {
    for (const clause of clausesOf(text, reader)) {
      const isAsked = reader.required.test(clause.sentence) || reader.optional.test(clause.sentence);
      const wording: DemandAsWritten['wording'] = reader.optional.test(clause.text)
        ? 'nice'
        : reader.required.test(clause.text)
          ? 'must'
          : null;
      const found = [
        ...yearsIn(clause, isOfWork, reader),
        ...degreesIn(clause, reader),
        ...languagesIn(clause, text, reader),
        ...certificatesIn(clause, toLine, line, reader),
      ];
      const asks = isAsked || reader.asking.test(clause.text);
      const inLine = (at: Interval): Interval => toLine(withoutAnd(text, at, reader));
      known.push(
        ...found.map(({ demand, at }) => ({ demand, at: inLine(at), own: inLine(at), wording, asks })),
      );
      if (found.length === 0 && hasWords(clause.text))
        others.push({
          demand: { kind: 'other' },
          at: inLine(clause),
          own: inLine(withoutFrame(clause, reader)),
          wording,
          asks,
        });
    }
  }
  return { known, others };
}

/** The "and" that joins a clause to the previous one is not part of it. */
const withoutAnd = (text: string, { start, end }: Interval, { and }: Reader): Interval =>
  start > 0 && text.startsWith(and, start) ? { start: start + and.length, end } : { start, end };

function withoutFrame({ start, end, text }: Clause, { frame, experience }: Reader): Interval {
  const said = frame.exec(text)?.[0] ?? '';
  const lead = experience.test(said) ? 0 : said.length;
  return { start: start + lead, end };
}

const hasWords = (clause: string): boolean => (clause.match(/\p{L}{2,}/gu) ?? []).length >= 2;

type Found = Pick<DemandAsWritten, 'demand' | 'at'>;

/** Vowel marks, and the stroke that elongates a word. */
const mark = /[\u064B-\u0652\u0640]/;

/** A line folded and without vowel marks, with a map back to the original offsets. */
function withoutMarks(line: string): { text: string; toLine: (at: Interval) => Interval } {
  const plain = fold(readingCopy(line));
  const places: number[] = [];
  let text = '';
  for (let place = 0; place < plain.length; place += 1) {
    if (mark.test(line.charAt(place))) continue;
    text += plain.charAt(place);
    places.push(place);
  }
  places.push(line.length);
  return {
    text,
    toLine: ({ start, end }) => ({
      start: places[start] ?? line.length,
      end: end === text.length ? line.length : (places[end - 1] ?? line.length) + 1,
    }),
  };
}

function clausesOf(text: string, { joints }: Reader): readonly Clause[] {
  const clauses: Clause[] = [];
  let from = 0;
  let first = 0;
  for (const { 0: joint, index } of [...text.matchAll(joints), { 0: '.', index: text.length }]) {
    const said = text.slice(from, index);
    const start = from + said.length - said.trimStart().length;
    if (said.trim() !== '')
      clauses.push({ start, end: start + said.trim().length, text: said.trim(), sentence: '' });
    from = index + joint.length;
    if (joint !== '.') continue;
    const sentence = text.slice(clauses[first]?.start ?? from, index);
    clauses.push(...clauses.splice(first).map((clause) => ({ ...clause, sentence })));
    first = clauses.length;
  }
  return clauses;
}

function yearsIn(clause: Clause, isOfWork: boolean, reader: Reader): readonly Found[] {
  if (!isOfWork || reader.otherYears.test(clause.text)) return [];
  const [found] = clause.text.matchAll(reader.years);
  if (!found) return [];
  const minMonths = monthsOf(found, reader);
  if (minMonths === 0 || minMonths > maxMonths) return [];
  const end = found.index + found[0].length;
  const field = fieldBehind(clause.text, end, reader) ?? fieldAhead(clause.text, found.index, reader);
  return [{ demand: { kind: 'experience', minMonths, skillIds: [], field }, at: clause }];
}

const maxMonths = 300;

function monthsOf([, number = '', unit = '', alone = '']: RegExpExecArray, reader: Reader): number {
  if (alone !== '') return reader.twoYears.test(alone) ? 24 : 12;
  const count = /^\d/.test(number)
    ? Number(number)
    : (reader.numbers.find(([, pattern]) => pattern.test(number))?.[0] ?? 0);
  return reader.months.test(unit) ? count : count * 12;
}

function fieldBehind(clause: string, from: number, reader: Reader): string | null {
  const rest = clause.slice(from);
  const lead = reader.fieldBehind.exec(rest)?.[0].length ?? 0;
  return lead === 0 ? null : fieldIn(rest.slice(lead), reader);
}

/** "Experience in teaching of no less than four years". */
function fieldAhead(clause: string, to: number, reader: Reader): string | null {
  const said = clause.slice(0, to);
  const lead = reader.fieldAhead.exec(said);
  return lead === null
    ? null
    : fieldIn(said.slice(lead.index + lead[0].length).replace(reader.beforeYears, ''), reader);
}

function fieldIn(said: string, reader: Reader): string | null {
  const end = said.search(reader.fieldEnds);
  const field = (end < 0 ? said : said.slice(0, end)).trim();
  return field.length < shortestField ? null : field;
}

const shortestField = 3;
const maxWordsOfField = 5;

function degreesIn(clause: Clause, reader: Reader): readonly Found[] {
  const named = findDegreesInUnsupportedLanguage(clause.text).filter(
    ({ start }) => !reader.ofPupils.test(clause.text.slice(0, start)),
  );
  const [first] = named;
  if (!first) return [];
  const levels = named.flatMap(({ level }) => level ?? []);
  // Of several levels the lowest is enough: "a diploma or a bachelor's degree".
  const level = degreeOrder.find((each) => levels.includes(each)) ?? null;
  const studies = named.at(-1);
  const said = clause.text.slice(studies?.end ?? first.end).replace(reader.beforeStudies, '');
  const end = said.search(reader.fieldEnds);
  const fields = (end < 0 ? said : said.slice(0, end))
    .split(reader.either)
    .map((field) => field.trim())
    .filter((field) => field.length >= shortestField && field.split(/\s+/).length <= maxWordsOfField);
  return [{ demand: { kind: 'education', level, fields }, at: clause }];
}

/** "A CPA or CMA certificate": any of several is enough. */
function certificatesIn(
  { start, text }: Clause,
  toLine: (at: Interval) => Interval,
  line: string,
  { certificates }: Reader,
): readonly Found[] {
  const named = certificates.exec(text)?.[1];
  if (named === undefined) return [];
  const from = start + text.indexOf(named);
  const at = { start: from, end: from + named.length };
  const written = toLine(at);
  const names = line.slice(written.start, written.end).match(/[a-z][a-z\d+-]*/gi) ?? [];
  return [{ demand: { kind: 'certification', name: names.join(' or ') }, at: { start, end: at.end } }];
}

const degreeOrder = ['secondary', 'vocational', 'associate', 'bachelor', 'master', 'doctorate'] as const;

function languagesIn(clause: Clause, line: string, reader: Reader): readonly Found[] {
  const named = [...clause.text.matchAll(/[\p{L}\p{M}]+/gu)].flatMap(({ 0: word, index }) => {
    const bare = word.replace(reader.attached, '');
    const name =
      languageNamed(word) ??
      languageNamed(bare) ??
      languageNamed(reader.article + word) ??
      languageNamed(reader.article + bare);
    return name === undefined ? [] : [{ name, start: index, end: index + word.length }];
  });
  if (named.length === 0 || !reader.isLanguage.test(line)) return [];
  const areChoices = named.every(
    ({ end }, place) =>
      place === named.length - 1 || reader.either.test(clause.text.slice(end, named[place + 1]?.start)),
  );
  if (named.length > 1 && areChoices) return [choiceOf(named, clause, reader)];
  let from = 0;
  return named.map(({ name, end }, place) => {
    const next = named[place + 1];
    const to = next ? lastWordBefore(clause.text, end, next.start, reader) : clause.text.length;
    const said = clause.text.slice(from, to);
    const level =
      reader.levels.find(([, pattern]) => pattern.test(said))?.[0] ??
      reader.levels.find(([, pattern]) => pattern.test(clause.text.slice(end)))?.[0] ??
      null;
    const lead = said.length - said.trimStart().length;
    const at = { start: clause.start + from + lead, end: clause.start + from + said.trimEnd().length };
    from = to;
    return { demand: { kind: 'language', name, level }, at };
  });
}

/** "Arabic or Urdu": any of them is enough. */
function choiceOf(named: readonly { readonly name: string }[], clause: Clause, reader: Reader): Found {
  const level = reader.levels.find(([, pattern]) => pattern.test(clause.text))?.[0] ?? null;
  const ways = named.map(({ name }) => [{ kind: 'language', name, level } as const]);
  const first = { kind: 'language', name: named[0]?.name ?? '', level } as const;
  return { demand: { ...first, ways }, at: clause };
}

/** Where the words around the next language begin: "Arabic fluently | and the English language". */
function lastWordBefore(text: string, from: number, to: number, { and }: Reader): number {
  const joint = text.slice(from, to).lastIndexOf(` ${and}`);
  return joint < 0 ? to : from + joint;
}
