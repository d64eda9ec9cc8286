import { randomUUID } from 'node:crypto';
import { type OrganizationId, organizationId } from '@winnow/contracts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { systemClock } from '../../platform/clock/clock.ts';
import type { OpenDatabase } from '../../platform/database/open-database.ts';
import { queryRows } from '../../platform/database/query-rows.ts';
import { forOrganization } from '../../platform/database/scope.ts';
import { openTestDatabase } from '../../testing/databases/open-test-database.ts';
import { organizations } from '../organizations/organization-tables.ts';
import { allCredits, graded } from './facts/fact-grades.ts';
import type { PoolFact } from './facts/pool-fact.ts';
import { listPostings } from './pool-block-repository.ts';
import { createPoolIndex, type NamedQuery, type PoolIndex } from './pool-index.ts';
import { createPoolMemories } from './pool-memory.ts';
import { listPeopleFrom } from './pool-repository.ts';
import { createPoolWriter, type PoolWriter } from './pool-writer.ts';
import { decodeFacts } from './postings/person-facts.ts';
import { countPeople, slabSize } from './postings/posting-block.ts';

let open: OpenDatabase;
let writer: PoolWriter;
let asked: object[];

beforeAll(async () => {
  open = await openTestDatabase();
  asked = [];
  const queue = {
    enqueue: async (_transaction: unknown, _task: unknown, payload: object) => {
      asked.push(payload);
    },
  };
  writer = createPoolWriter({ database: open.database, clock: systemClock, queue });
});

afterAll(() => open.close());

async function newOrganization(): Promise<OrganizationId> {
  const id = organizationId.parse(randomUUID());
  await open.database
    .insert(organizations)
    .values({ id, name: 'Harbor Foods', personalUserId: null, createdAt: systemClock.now() });
  return id;
}

const newIndex = (maxBytes = 1e8): PoolIndex =>
  createPoolIndex({ database: open.database, memories: createPoolMemories({ maxBytes }) });

type Person = { readonly personId: string; readonly facts: readonly PoolFact[] };

const skills = Array.from({ length: 30 }, (_, index) => `skill-${index}`);

/** Deterministic for a seed. Few terms, so that there are ties and long lists. */
function peopleOf(count: number, seed: number): Person[] {
  let state = seed;
  const next = (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
  return Array.from({ length: count }, () => {
    const facts = new Map<string, PoolFact>();
    for (let index = 0; index < 4; index += 1) {
      const skill = skills[Math.min(next(skills.length), next(skills.length))] ?? '';
      facts.set(skill, graded('skill', skill, skill.toUpperCase(), 1 + next(3) * 100));
    }
    return { personId: randomUUID(), facts: [...facts.values()] };
  });
}

const put = (id: OrganizationId, people: readonly Person[]) =>
  open.database.transaction((transaction) => writer.put(transaction, id, people));
const remove = (id: OrganizationId, people: readonly Pick<Person, 'personId'>[]) =>
  open.database.transaction((transaction) =>
    writer.remove(
      transaction,
      id,
      people.map(({ personId }) => personId),
    ),
  );

const credits = Uint8Array.from({ length: 256 }, (_, grade) => grade);
const wanted = ['skill-0', 'skill-2', 'skill-5', 'skill-9'];

const query = (limit = 20): NamedQuery => ({
  requirements: wanted.map((value, index) => ({
    ways: [{ term: { kind: 'skill', value }, credits }],
    weight: 1 + index,
    minCredit: 0,
    known: null,
  })),
  filter: null,
  limit,
  countedKinds: [{ kind: 'skill', limit: 50 }],
  countedByValue: null,
});

/** The expected result of a search, computed from the people in order of arrival. */
function expectedOf(people: readonly Person[], limit = 20) {
  const scored = people.flatMap(({ personId, facts }, index) => {
    const earned = wanted.reduce(
      (sum, value, place) => sum + (1 + place) * (facts.find((fact) => fact.value === value)?.grade ?? 0),
      0,
    );
    return earned === 0 ? [] : [{ personId, index, facts, score: earned / 10 }];
  });
  const counts = new Map<string, number>();
  for (const { facts } of scored)
    for (const { value } of facts) counts.set(value, (counts.get(value) ?? 0) + 1);
  return {
    best: scored
      .toSorted((left, right) => right.score - left.score || right.index - left.index)
      .slice(0, limit)
      .map(({ personId, score }) => ({ personId, score })),
    total: scored.length,
    counts,
  };
}

async function expectFound(index: PoolIndex, id: OrganizationId, people: readonly Person[]) {
  const found = await index.search(id, async () => query());
  const expected = expectedOf(people);
  expect(found.best).toEqual(expected.best);
  expect(found.total).toBe(expected.total);
  expect(new Map(found.counts.map(({ value, people: count }) => [value, count]))).toEqual(expected.counts);
}

test('searches after every change match exhaustive scoring, in two processes', async () => {
  const id = await newOrganization();
  const indexes = [newIndex(), newIndex(0)] as const;
  let people: Person[] = [];
  const arriving = peopleOf(120, 1);
  for (let step = 0; step < 60; step += 1) {
    const leaver = step % 3 === 2 ? people[(7 * step) % people.length] : undefined;
    if (leaver && step % 2 === 0) {
      await remove(id, [leaver]);
      people = people.filter((each) => each !== leaver);
    } else if (leaver) {
      // A new resume changes the person's facts and makes them the latest.
      const changed = { personId: leaver.personId, facts: peopleOf(1, step + 10)[0]?.facts ?? [] };
      await put(id, [changed]);
      people = [...people.filter((each) => each !== leaver), changed];
    } else {
      const next = arriving.splice(0, 2);
      await put(id, next);
      people = [...people, ...next];
    }
    // The second process searches occasionally and has to catch up.
    for (const index of step % 7 === 0 ? indexes : [indexes[0]]) await expectFound(index, id, people);
  }
});

test('seals a full slab into blocks, and removes deleted people from them immediately', async () => {
  const id = await newOrganization();
  const people = peopleOf(slabSize + 50, 2);
  const index = newIndex();
  await put(id, people.slice(0, slabSize - 10));
  await expectFound(index, id, people.slice(0, slabSize - 10));
  asked.length = 0;
  await put(id, people.slice(slabSize - 10));
  expect(asked).toEqual([{ organizationId: id }]);
  await writer.seal(id);
  await writer.seal(id);
  // An up-to-date process, a new one, and one without memory for lists find the same.
  const forgetful = newIndex(0);
  for (const each of [index, newIndex(), forgetful]) await expectFound(each, id, people);

  const best = expectedOf(people).best.slice(0, 10);
  await remove(id, best);
  const left = people.filter(({ personId }) => !best.some((each) => each.personId === personId));
  for (const each of [index, newIndex(), forgetful]) await expectFound(each, id, left);

  const { database } = open;
  const terms = Array.from({ length: skills.length + 1 }, (_, term) => term);
  const lists = await listPostings(database, id, terms);
  const everyone = lists.find(({ term }) => term === 0);
  expect(everyone && countPeople(everyone.list)).toBe(slabSize - best.length);
  // As many postings as the people have facts: none of the removed people.
  const stored = await listPeopleFrom(database, id, 0, slabSize);
  const postings = lists.reduce((sum, { list }) => sum + countPeople(list), 0);
  expect(postings).toBe(stored.reduce((sum, { facts }) => sum + decodeFacts(facts).length, 0));
});

test('removes unused terms and keeps those in use', async () => {
  const id = await newOrganization();
  const [stays, leaves] = peopleOf(2, 3);
  if (!stays || !leaves) throw new Error('There are two people.');
  const rare = graded('certification', 'harbor pilot', 'Harbor Pilot');
  await put(id, [stays, { ...leaves, facts: [...leaves.facts, rare] }]);
  await remove(id, [leaves]);
  await writer.sweep();
  const terms = await queryRows<{ value: string }>(
    open.database,
    sql`select value from pool_terms where organization_id = ${id}`,
  );
  expect(terms.map(({ value }) => value).sort()).toEqual(stays.facts.map(({ value }) => value).sort());
  await put(id, [leaves]);
  await expectFound(newIndex(), id, [stays, leaves]);
});

test('no query finds people of another organization', async () => {
  const [own, other] = [await newOrganization(), await newOrganization()];
  const people = peopleOf(40, 4);
  await put(own, people.slice(0, 20));
  await put(other, people.slice(20));
  const index = newIndex();
  await expectFound(index, own, people.slice(0, 20));
  await expectFound(index, other, people.slice(20));
  // The database itself shows nothing of another organization, even to a search that asks for it.
  const foreign = await forOrganization(own, () => newIndex().search(other, async () => query()));
  expect(foreign).toMatchObject({ best: [], total: 0, counts: [] });
});

test('a search without requirements returns everyone who passes the filter, newest first', async () => {
  const id = await newOrganization();
  const people = peopleOf(30, 5);
  await put(id, people);
  const filter = {
    kind: 'not',
    of: {
      kind: 'ways',
      ways: [{ term: { kind: 'skill', value: 'skill-0' }, credits: allCredits }],
      minCredit: 1,
    },
  } as const;
  const found = await newIndex().search(id, async () => ({ ...query(), requirements: [], filter }));
  const expected = people.filter(({ facts }) => facts.every(({ value }) => value !== 'skill-0')).toReversed();
  expect(found.best.map(({ personId }) => personId)).toEqual(
    expected.slice(0, 20).map(({ personId }) => personId),
  );
  expect(found.total).toBe(expected.length);
});
