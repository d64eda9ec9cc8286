import type { PoolChip, PoolProblemCode } from '@winnow/contracts';
import { degreeLevels, demandOf, kindOfWritten, seniorities, type Vocabulary } from '@winnow/engine';
import { findWords } from '../../search/words/fold-words.ts';
import { comparedForm } from '../facts/read-pool-facts.ts';
import { commonWords, placeWords } from './common-words.ts';
import { type Expression, isBoolean, parseExpression, type WrittenLeaf } from './parse-expression.ts';

export type ReadQuery = {
  readonly chips: readonly PoolChip[];
  /** Words that were ignored because they say nothing about candidates. */
  readonly ignored: readonly string[];
  readonly problem: { readonly code: PoolProblemCode; readonly at: number | null } | null;
  /** Parsed expression, for a text with operators; its only chip has the kind `boolean`. */
  readonly expression: Expression<PoolChip> | null;
};

/** As in the contract, which reading processes do not load. */
const maxChips = 30;
const textMax = 500;

type Interval = { readonly start: number; readonly end: number };

/** Separators between parts of a query. */
const separator = /[,;\n•|]|\s(?:with|plus|and|mit|und|avec|et|con|y|&)\s/giu;
/** "at least 5 years of", in the languages of the interface; what follows is what the years are of. */
const yearsPhrase =
  /(?:\p{L}{1,20}\s){0,3}?\d{1,2}\s?\+?(?:\s?[-–]\s?\d{1,2})?\s?(?:years?|yrs?|jahren?|años|ans|سنوات|سنة)(?:'|’)?(?:\s(?:of|as))?(?:\s(?:work\s)?(?:experience|erfahrung|experiencia|expérience))?(?:\s(?:as|of))?/iu;
/** Maximum number of words that are read as one statement. */
const statementWords = 6;

/** Parses a search into chips. Takes time linear in the text, which is short. */
export function readQuery(text: string, vocabulary: Vocabulary): ReadQuery {
  if (isBoolean(text)) return readBoolean(text, vocabulary);
  const { chips, ignored } = readPlain(text, vocabulary);
  const problem = chips.length > 0 ? null : problemOf(text, ignored);
  return { chips, ignored, problem: problem && { code: problem, at: null }, expression: null };
}

function problemOf(text: string, ignored: readonly string[]): PoolProblemCode {
  const words = [...findWords(text)];
  if (words.length === 0) return 'nothing-to-search';
  if (words.length === 1 && words[0]?.word.length === 1) return 'one-letter';
  return ignored.length > 0 ? 'only-common-words' : 'nothing-to-search';
}

function readBoolean(text: string, vocabulary: Vocabulary): ReadQuery {
  const parsed = parseExpression(text);
  if (!parsed.ok) return { chips: [], ignored: [], problem: parsed, expression: null };
  const ignored: string[] = [];
  const expression = withChips(parsed.expression, vocabulary, ignored);
  if (!hasLeaf(expression))
    return { chips: [], ignored, problem: { code: 'only-common-words', at: null }, expression: null };
  return { chips: [{ ...chip('boolean', text), mode: 'must' }], ignored, problem: null, expression };
}

function withChips(
  written: Expression<WrittenLeaf>,
  vocabulary: Vocabulary,
  ignored: string[],
): Expression<PoolChip> {
  switch (written.kind) {
    case 'leaf': {
      const { text, isQuoted } = written.leaf;
      if (isQuoted) return { kind: 'leaf', leaf: { ...chip('words', `"${text}"`), mode: 'must' } };
      const read = readPlain(text, vocabulary);
      ignored.push(...read.ignored);
      return {
        kind: 'all',
        of: read.chips.map((leaf) => ({ kind: 'leaf', leaf: { ...leaf, mode: 'must' } })),
      };
    }
    case 'not':
      return { kind: 'not', of: withChips(written.of, vocabulary, ignored) };
    default:
      return { kind: written.kind, of: written.of.map((each) => withChips(each, vocabulary, ignored)) };
  }
}

function hasLeaf(expression: Expression<PoolChip>): boolean {
  if (expression.kind === 'leaf') return true;
  return expression.kind === 'not' ? hasLeaf(expression.of) : expression.of.some(hasLeaf);
}

function readPlain(
  text: string,
  vocabulary: Vocabulary,
): { readonly chips: PoolChip[]; readonly ignored: string[] } {
  const chips = new Map<string, PoolChip>();
  const ignored: string[] = [];
  for (const part of partsOf(text))
    for (const read of readPart(part, vocabulary, ignored)) {
      const key = `${read.kind} ${comparedForm(read.text)}`;
      if (!chips.has(key)) chips.set(key, read);
    }
  return { chips: [...chips.values()].slice(0, maxChips), ignored };
}

const partsOf = (text: string): string[] =>
  text
    .split(separator)
    .map((part) => part.trim())
    .filter(Boolean);

/** "source: Referral" and "list: Silver medalists", in the languages of the interface. */
const labeled: ReadonlyMap<string, 'source' | 'list'> = new Map([
  ...['source', 'quelle', 'origen', 'المصدر'].map((word) => [word, 'source'] as const),
  ...['list', 'liste', 'lista', 'قائمة'].map((word) => [word, 'list'] as const),
]);

function readLabeled(part: string): PoolChip | null {
  const colon = part.indexOf(':');
  const kind = colon < 0 ? undefined : labeled.get(part.slice(0, colon).trim().toLowerCase());
  const text = part.slice(colon + 1).trim();
  return kind && text ? { ...chip(kind, text), mode: 'must' } : null;
}

function readPart(part: string, vocabulary: Vocabulary, ignored: string[]): PoolChip[] {
  const about = readLabeled(part);
  if (about) return [about];
  const kind = kindOfWritten(part, { vocabulary });
  const demand = demandOf(kind, part, { vocabulary });
  if (demand.kind === 'experience' && demand.minMonths > 0) {
    const rest = readWords(part.replace(yearsPhrase, ' '), vocabulary, ignored);
    const skills = rest.filter((each) => each.kind === 'skill');
    // "5 years of Java" is about Java.
    if (skills.length > 0 && skills.length === rest.length)
      return rest.map((each) => ({ ...each, amount: demand.minMonths }));
    return [...rest, { ...chip('years', `${demand.minMonths / 12}`), amount: demand.minMonths }];
  }
  const isStatement = [...findWords(part)].length <= statementWords;
  if (demand.kind === 'language' && isStatement)
    return [
      {
        ...chip('language', demand.name),
        ways: [{ kind: 'language', value: comparedForm(demand.name) }],
        level: levelOf(demand.level),
      },
    ];
  if (demand.kind === 'education' && demand.level && isStatement)
    return [
      degreeChip(demand.level),
      ...demand.fields.map((field) => ({
        ...chip('field', field),
        ways: [{ kind: 'field' as const, value: comparedForm(field) }],
      })),
    ];
  if (demand.kind === 'certification' && isStatement)
    return [
      {
        ...chip('certification', part),
        ways: [
          { kind: 'certification', value: comparedForm(demand.name) },
          { kind: 'title', value: comparedForm(demand.name) },
          ...vocabulary.findSkills(part).map(({ skillId }) => ({ kind: 'skill' as const, value: skillId })),
        ],
      },
    ];
  return readWords(part, vocabulary, ignored);
}

const languageLevels = ['A1', 'A2', 'B1', 'B2', 'C1', 'C2', 'native'] as const;
const levelOf = (level: string | null): PoolChip['level'] =>
  languageLevels.find((each) => each === level) ?? null;

/** Finds titles and skills anywhere in the text, then places, languages and words in the rest. */
function readWords(part: string, vocabulary: Vocabulary, ignored: string[]): PoolChip[] {
  const taken: Interval[] = [];
  const chips: PoolChip[] = [];
  for (const mention of vocabulary.findTitles(part)) {
    if (overlaps(taken, mention)) continue;
    taken.push(mention);
    chips.push({
      ...chip('title', mention.title),
      ways: [
        { kind: 'title', value: comparedForm(mention.title) },
        ...(mention.occupation ? [{ kind: 'occupation' as const, value: mention.occupation }] : []),
      ],
    });
    if (mention.seniority) chips.push(levelChip(mention.seniority));
  }
  for (const mention of vocabulary.findSkills(part)) {
    if (overlaps(taken, mention)) continue;
    taken.push(mention);
    chips.push(skillChip(mention.skillId, vocabulary));
  }
  return [...chips, ...readRest(part, taken, vocabulary, ignored)];
}

function readRest(
  part: string,
  taken: readonly Interval[],
  vocabulary: Vocabulary,
  ignored: string[],
): PoolChip[] {
  const chips: PoolChip[] = [];
  let run: string[] = [];
  let isPlace = false;
  const endRun = () => {
    if (run.length > 0) {
      const text = run.join(' ');
      const skillId = isPlace ? null : vocabulary.normaliseSkill(text);
      chips.push(
        skillId !== null
          ? skillChip(skillId, vocabulary)
          : isPlace
            ? { ...chip('place', text), ways: [{ kind: 'place', value: comparedForm(text) }] }
            : { ...chip('words', text), mode: 'must' },
      );
    }
    run = [];
  };
  for (const found of findWords(part)) {
    const { word, start, end } = found;
    if (overlaps(taken, found)) {
      endRun();
      isPlace = false;
      continue;
    }
    const written = part.slice(start, end);
    if (placeWords.has(word)) {
      endRun();
      isPlace = true;
      continue;
    }
    if (commonWords.has(word)) {
      endRun();
      ignored.push(written);
      continue;
    }
    const known = isPlace ? null : readWord(written, word, vocabulary);
    if (known) {
      endRun();
      chips.push(known);
    } else if (word.length === 1) ignored.push(written);
    else run.push(written);
  }
  endRun();
  return chips;
}

/** Whether a word is meaningful on its own. */
function readWord(written: string, word: string, vocabulary: Vocabulary): PoolChip | null {
  const seniority = seniorities.find((each) => each === word);
  if (seniority) return levelChip(seniority);
  const degree = degreeLevels.find((each) => each === word);
  if (degree) return degreeChip(degree);
  if (kindOfWritten(written, { vocabulary }) !== 'language') return null;
  const demand = demandOf('language', written, { vocabulary });
  if (demand.kind !== 'language') return null;
  return {
    ...chip('language', demand.name),
    ways: [{ kind: 'language', value: comparedForm(demand.name) }],
    level: levelOf(demand.level),
  };
}

const skillChip = (id: string, vocabulary: Vocabulary): PoolChip => ({
  ...chip('skill', vocabulary.skill(id)?.name ?? id),
  ways: [{ kind: 'skill', value: id }],
});

/** The degree or a higher one. */
const degreeChip = (level: (typeof degreeLevels)[number]): PoolChip => ({
  ...chip('degree', level),
  ways: degreeLevels.slice(degreeLevels.indexOf(level)).map((value) => ({ kind: 'degree', value })),
});

const levelChip = (seniority: string): PoolChip => ({
  ...chip('level', seniority),
  ways: [{ kind: 'level', value: seniority }],
});

const chip = (kind: PoolChip['kind'], text: string): PoolChip => ({
  kind,
  text: text.slice(0, textMax),
  ways: [],
  amount: null,
  level: null,
  mode: 'prefer',
});

const overlaps = (taken: readonly Interval[], { start, end }: Interval): boolean =>
  taken.some((each) => start < each.end && each.start < end);
