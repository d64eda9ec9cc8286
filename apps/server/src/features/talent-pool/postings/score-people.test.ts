import fc from 'fast-check';
import { expect, test } from 'vitest';
import { byRank } from './best-of.ts';
import { createListsBySlab } from './lists-by-slab.ts';
import { encodeFacts, type TermValue } from './person-facts.ts';
import type { PoolFilter, PoolQuery, PoolRequirement, Way } from './pool-query.ts';
import { placeOf, slabOf, slabSize } from './posting-block.ts';
import { type PoolFound, scorePeople } from './score-people.ts';
import { createOpenSegment, type OpenSegment, type Segment } from './segment.ts';

type Person = { readonly no: number; readonly values: ReadonlyMap<number, number> };

/** Linear congruences of Numerical Recipes: 0 to 1. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const terms = 12;
const termOf = fc.nat({ max: terms });

/** Numbers in two slabs, at their beginnings and ends. */
const numberOf = fc.oneof(fc.nat({ max: 70 }), fc.integer({ min: slabSize - 40, max: slabSize + 40 }));

const people: fc.Arbitrary<Person[]> = fc
  .uniqueArray(
    fc.record({
      no: numberOf,
      values: fc
        .array(fc.tuple(fc.nat({ max: terms - 1 }), fc.integer({ min: 1, max: 255 })), { maxLength: 8 })
        .map((pairs) => new Map(pairs)),
    }),
    { selector: ({ no }) => no, maxLength: 60 },
  )
  .map((list) => list.toSorted((a, b) => a.no - b.no));

/** Few different credits, so that there are ties. */
const way: fc.Arbitrary<Way> = fc.record({
  term: termOf,
  credits: fc.constantFrom([0, 255], [0, 100, 200], [60]).map((steps) => {
    const credits = new Uint8Array(256);
    credits.forEach((_, value) => {
      credits[value] = steps[value % steps.length] ?? 0;
    });
    return credits;
  }),
});
const ways = fc.array(way, { minLength: 1, maxLength: 3 });

const requirement: fc.Arbitrary<PoolRequirement> = fc.record({
  ways,
  weight: fc.integer({ min: 1, max: 10 }),
  minCredit: fc.constantFrom(0, 0, 0, 1, 150),
  known: fc.option(termOf, { freq: 2 }),
});

const filter: fc.Arbitrary<PoolFilter> = fc.letrec<{ filter: PoolFilter }>((tie) => ({
  filter: fc.oneof(
    { maxDepth: 3 },
    fc.record({ kind: fc.constant('ways' as const), ways, minCredit: fc.constantFrom(1, 150) }),
    fc.record({
      kind: fc.constant('people' as const),
      people: fc
        .uniqueArray(numberOf, { maxLength: 40 })
        .map((numbers) => Int32Array.from(numbers.toSorted((a, b) => a - b))),
    }),
    fc.record({
      kind: fc.constantFrom('all' as const, 'any' as const),
      of: fc.array(tie('filter'), { maxLength: 3 }),
    }),
    fc.record({ kind: fc.constant('not' as const), of: tie('filter') }),
  ),
})).filter;

const query: fc.Arbitrary<PoolQuery> = fc.record({
  requirements: fc.array(requirement, { maxLength: 6 }),
  filter: fc.option(filter),
  limit: fc.constantFrom(0, 1, 5, 100),
  counted: fc.uniqueArray(termOf, { maxLength: 4 }),
  countedByValue: fc.option(termOf),
});

/** Expected results, computed person by person. */
function scoreExhaustively(all: readonly Person[], asked: PoolQuery): PoolFound {
  const creditOf = ({ values }: Person, each: readonly Way[]) =>
    Math.max(
      0,
      ...each.map(({ term, credits }) => {
        const value = values.get(term);
        return value === undefined ? 0 : (credits[value] ?? 0);
      }),
    );
  const passes = (person: Person, each: PoolFilter): boolean => {
    switch (each.kind) {
      case 'ways':
        return creditOf(person, each.ways) >= each.minCredit;
      case 'people':
        return each.people.includes(person.no);
      case 'all':
        return each.of.every((one) => passes(person, one));
      case 'any':
        return each.of.some((one) => passes(person, one));
      case 'not':
        return !passes(person, each.of);
    }
  };
  const { requirements } = asked;
  const excludes = asked.filter !== null || requirements.some(({ minCredit }) => minCredit > 0);
  const found = all.flatMap((person) => {
    if (asked.filter && !passes(person, asked.filter)) return [];
    if (requirements.some(({ ways: each, minCredit }) => creditOf(person, each) < minCredit)) return [];
    const counting = requirements.filter(({ known }) => known === null || person.values.has(known));
    const earned = counting.reduce((sum, each) => sum + each.weight * creditOf(person, each.ways), 0);
    const weights = counting.reduce((sum, each) => sum + each.weight, 0);
    if (requirements.length > 0 && !excludes && earned === 0) return [];
    return [{ person, score: weights === 0 ? 0 : earned / weights }];
  });
  const countsByValue = new Uint32Array(256);
  for (const { person } of found) {
    const value = asked.countedByValue === null ? undefined : person.values.get(asked.countedByValue);
    if (value !== undefined) countsByValue[value] = (countsByValue[value] ?? 0) + 1;
  }
  return {
    best: found
      .map(({ person, score }) => ({ no: person.no, score }))
      .sort(byRank)
      .slice(0, asked.limit),
    total: found.length,
    counts: new Map(
      asked.counted.map((term) => [term, found.filter(({ person }) => person.values.has(term)).length]),
    ),
    countsByValue,
  };
}

function segmentsOf(all: readonly Person[]): OpenSegment[] {
  const segments = new Map<number, OpenSegment>();
  for (const { no, values } of all) {
    const slab = slabOf(no);
    const segment = segments.get(slab) ?? createOpenSegment(slab);
    segments.set(slab, segment);
    segment.add(placeOf(no), encodeFacts([...values].map(([term, value]): TermValue => ({ term, value }))));
  }
  return [...segments.values()];
}

test('order, scores, ties and counts match exhaustive scoring', () => {
  fc.assert(
    fc.property(people, query, (all, asked) => {
      expect(scorePeople(segmentsOf(all), asked)).toEqual(scoreExhaustively(all, asked));
    }),
    { numRuns: 1_000 },
  );
});

test('never finds removed people, even while lists still contain them', () => {
  fc.assert(
    fc.property(people, query, fc.func(fc.boolean()), (all, asked, goes) => {
      const segments = segmentsOf(all);
      const left = all.filter((person) => !goes(person.no));
      for (const { no } of all)
        if (goes(no)) segments.find(({ slab }) => slab === slabOf(no))?.remove(placeOf(no));
      expect(scorePeople(segments, asked)).toEqual(scoreExhaustively(left, asked));
    }),
    { numRuns: 300 },
  );
});

test('a search returns the same results after another search', () => {
  fc.assert(
    fc.property(people, query, query, (all, asked, other) => {
      const segments = segmentsOf(all);
      const first = scorePeople(segments, asked);
      scorePeople(segments, other);
      expect(scorePeople(segments, asked)).toEqual(first);
    }),
    { numRuns: 100 },
  );
});

test('of 28 requirements, the must-have filters people and the others rank them', () => {
  const all: Person[] = Array.from({ length: 40 }, (_, no) => ({
    no,
    values: new Map(Array.from({ length: 1 + (no % 28) }, (_each, term) => [term, 255])),
  }));
  const credits = new Uint8Array(256).fill(255, 1);
  const requirements = Array.from({ length: 28 }, (_, term) => ({
    ways: [{ term, credits }],
    weight: 1 + (term % 3),
    minCredit: term === 20 ? 1 : 0,
    known: null,
  }));
  const asked: PoolQuery = { requirements, filter: null, limit: 50, counted: [20], countedByValue: null };
  const found = scorePeople(segmentsOf(all), asked);
  expect(found).toEqual(scoreExhaustively(all, asked));
  expect(found.total).toBe(8);
  expect(found.best[0]).toEqual({ no: 27, score: 255 });
});

/** The segments as blocks are read: one sealed slab of many people, whose long lists have bits. */
function sealedOf(all: readonly Person[]): Segment[] {
  return segmentsOf(all).map((open) => {
    const lists = new Map(
      [...open.terms()].map(([term]) => {
        const list = open.list(term);
        return [term, createListsBySlab(new Map(list ? [[open.slab, list]] : []), open.slab + 1)] as const;
      }),
    );
    return {
      slab: open.slab,
      alive: open.alive,
      list: (term) => lists.get(term)?.in(open.slab),
      count: (term) => lists.get(term)?.countIn(open.slab) ?? 0,
      bits: (term) => lists.get(term)?.bitsIn(open.slab),
    };
  });
}

/** Of whom nearly everybody has term 0, and hardly anybody term 11. */
function unequalPeople(numbers: readonly number[]): Person[] {
  const random = createRandom(5);
  return numbers.map((no) => ({
    no,
    values: new Map(
      Array.from({ length: terms }, (_each, term) => term)
        .filter((term) => random() < 0.9 / 2 ** term)
        .map((term) => [term, 1 + Math.floor(255 * random())]),
    ),
  }));
}

test('few eligible people with long lists get the same scores as in a full scan', () => {
  const all = unequalPeople(Array.from({ length: 5_000 }, (_, no) => no));
  const segments = sealedOf(all);
  fc.assert(
    fc.property(query, (asked) => {
      expect(scorePeople(segments, asked)).toEqual(scoreExhaustively(all, asked));
    }),
    { numRuns: 60 },
  );
});

test('people of a second slab who cannot be among the best of the first are left out, and nobody else', () => {
  const all = unequalPeople(
    Array.from({ length: 7_000 }, (_, index) => (index < 6_500 ? index : slabSize + index)),
  );
  const segments = sealedOf(all).toReversed();
  const way = fc
    .nat({ max: 6 })
    .map((term) => [{ term, credits: Uint8Array.from({ length: 256 }, (_, at) => at) }]);
  const preferred = fc.record({
    ways: fc.oneof({ arbitrary: way, weight: 3 }, { arbitrary: ways, weight: 1 }),
    weight: fc.integer({ min: 1, max: 10 }),
    minCredit: fc.constant(0),
    known: fc.option(fc.nat({ max: 3 }), { freq: 3 }),
  });
  const asked = fc.record({
    requirements: fc.array(preferred, { minLength: 2, maxLength: 6 }),
    filter: fc.constant(null),
    limit: fc.constantFrom(1, 5, 50),
    counted: fc.constant([0]),
    countedByValue: fc.constant(0),
  });
  fc.assert(
    fc.property(asked, (each) => {
      expect(scorePeople(segments, each)).toEqual(scoreExhaustively(all, each));
    }),
    { numRuns: 60 },
  );
});

test('rejects weights whose sum would not be exact', () => {
  const heavy = { ways: [], weight: 2 ** 15, minCredit: 0, known: null };
  const asked = { requirements: [heavy, heavy], filter: null, limit: 1, counted: [], countedByValue: null };
  expect(() => scorePeople([], asked)).toThrow('too large');
});
