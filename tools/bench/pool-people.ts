import { randomUUID } from 'node:crypto';
import { graded } from '../../apps/server/src/features/talent-pool/facts/fact-grades.ts';
import type {
  FactKind,
  NamedTerm,
  PoolFact,
} from '../../apps/server/src/features/talent-pool/facts/pool-fact.ts';
import type { NamedQuery, PoolHits } from '../../apps/server/src/features/talent-pool/pool-index.ts';
import { type BestOf, createBestOf } from '../../apps/server/src/features/talent-pool/postings/best-of.ts';

/** Synthetic people and searches, the same for the same seed. */
export type SyntheticPool = {
  /** The next person to arrive. */
  next(): SyntheticPerson;
  /** Ten requirements as some person nearly fulfills them, with weights 1-10 and up to three must-haves. */
  query(limit: number): NamedQuery;
};

export type SyntheticPerson = { readonly personId: string; readonly facts: readonly PoolFact[] };

/** How many values each kind has, and how many of them a person has: 40 in all. */
const kinds: readonly { kind: FactKind; values: number; each: number }[] = [
  { kind: 'title', values: 1_000, each: 2 },
  { kind: 'degree', values: 6, each: 1 },
  { kind: 'field', values: 300, each: 1 },
  { kind: 'certification', values: 3_000, each: 2 },
  { kind: 'language', values: 40, each: 2 },
  { kind: 'place', values: 2_000, each: 1 },
  { kind: 'skill', values: 43_600, each: 30 },
];
const musts = [0.3, 0.65, 0.9] as const;

const credits: Uint8Array = Uint8Array.from({ length: 256 }, (_, grade) => grade);

export function createSyntheticPool(seed: number): SyntheticPool {
  const random = createRandom(seed);
  const draw = new Map(kinds.map(({ kind, values }) => [kind, createZipf(values, random)]));
  const pick = (kind: FactKind): NamedTerm => ({ kind, value: `${kind}-${draw.get(kind)?.() ?? 0}` });

  function next(): SyntheticPerson {
    const facts = new Map<string, PoolFact>();
    for (const { kind, each } of kinds) {
      let left = each;
      while (left > 0) {
        const { value } = pick(kind);
        if (facts.has(value)) continue;
        facts.set(value, graded(kind, value, value, 1 + Math.floor(255 * random())));
        left -= 1;
      }
    }
    facts.set('years', graded('years', '', '', 1 + Math.floor(120 * random())));
    return { personId: randomUUID(), facts: [...facts.values()] };
  }

  function query(limit: number): NamedQuery {
    const { facts } = next();
    const of = (kind: FactKind, count: number) => facts.filter((fact) => fact.kind === kind).slice(0, count);
    const asked = [
      ...of('title', 1),
      ...of('degree', 1),
      ...of('certification', 1),
      ...of('language', 1),
      ...of('skill', 6),
    ];
    const share = random();
    const mustCount = musts.filter((each) => share > each).length;
    return {
      requirements: asked.map(({ kind, value }, index) => ({
        ways: [{ term: { kind, value }, credits }],
        weight: 1 + Math.floor(10 * random()),
        minCredit: index < mustCount ? 1 : 0,
        known: null,
      })),
      filter: null,
      limit,
      countedKinds: [],
      countedByValue: null,
    };
  }

  return { next, query };
}

/** Everybody's terms, to score person by person. */
export type ExhaustivePool = {
  add(person: SyntheticPerson): void;
  remove(personId: string): void;
  /** In the order of the index, with its scores. */
  search(query: NamedQuery): PoolHits['best'];
  readonly size: number;
  /** Ids in the order of arrival; `null` for who left. */
  readonly ids: readonly (string | null)[];
};

/** Some people's terms, one person behind the other: few large arrays cost the garbage collector nothing. */
type ForwardPart = {
  readonly terms: Uint32Array;
  readonly grades: Uint8Array;
  /** Where the terms of each person end. */
  readonly ends: Uint32Array;
  people: number;
  used: number;
};

const peopleOfPart = 16_384;
const newPart = (): ForwardPart => ({
  terms: new Uint32Array(48 * peopleOfPart),
  grades: new Uint8Array(48 * peopleOfPart),
  ends: new Uint32Array(peopleOfPart),
  people: 0,
  used: 0,
});

export function createExhaustivePool(): ExhaustivePool {
  const terms = new Map<string, number>();
  const ids: (string | null)[] = [];
  const places = new Map<string, number>();
  const parts: ForwardPart[] = [];
  let part = newPart();
  parts.push(part);
  const nameOf = ({ kind, value }: NamedTerm) => `${kind} ${value}`;
  return {
    add({ personId, facts }) {
      if (part.people === part.ends.length || part.used + facts.length > part.terms.length) {
        part = newPart();
        parts.push(part);
      }
      for (const fact of facts) {
        const name = nameOf(fact);
        const number = terms.get(name) ?? terms.size;
        terms.set(name, number);
        part.terms[part.used] = number;
        part.grades[part.used] = fact.grade;
        part.used += 1;
      }
      part.ends[part.people] = part.used;
      part.people += 1;
      places.set(personId, ids.length);
      ids.push(personId);
    },
    remove(personId) {
      const place = places.get(personId);
      if (place !== undefined) ids[place] = null;
    },
    search({ requirements, limit }) {
      const weights = new Float64Array(terms.size);
      const isMust = new Uint8Array(terms.size);
      let sum = 0;
      let mustCount = 0;
      for (const { ways, weight, minCredit } of requirements) {
        sum += weight;
        mustCount += minCredit > 0 ? 1 : 0;
        const number = terms.get(nameOf(ways[0]?.term ?? { kind: 'skill', value: '' }));
        if (number === undefined) continue;
        weights[number] = weight;
        isMust[number] = minCredit > 0 ? 1 : 0;
      }
      const best: BestOf = createBestOf(limit);
      let no = -1;
      for (const { terms: ofPart, grades, ends, people } of parts) {
        let index = 0;
        for (let person = 0; person < people; person += 1) {
          const end = ends[person] as number;
          no += 1;
          if (ids[no] === null) {
            index = end;
            continue;
          }
          let earned = 0;
          let found = 0;
          for (; index < end; index += 1) {
            const term = ofPart[index] as number;
            const weight = weights[term] as number;
            if (weight === 0) continue;
            earned += weight * (grades[index] as number);
            found += isMust[term] as number;
          }
          if (found === mustCount && earned > 0) best.offer(no, earned / sum);
        }
      }
      return best.list().flatMap(({ no, score }) => {
        const personId = ids[no];
        return personId ? [{ personId, score }] : [];
      });
    },
    get size() {
      return ids.filter((id) => id !== null).length;
    },
    ids,
  };
}

/** Mulberry32: 0 to 1. */
export function createRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A rank below `count`; the chance falls with the rank. */
function createZipf(count: number, random: () => number): () => number {
  const sums = new Float64Array(count);
  let sum = 0;
  for (let rank = 0; rank < count; rank += 1) {
    sum += 1 / (rank + 1);
    sums[rank] = sum;
  }
  return () => {
    const wanted = random() * sum;
    let [low, high] = [0, count - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((sums[middle] ?? 0) < wanted) low = middle + 1;
      else high = middle;
    }
    return low;
  };
}
