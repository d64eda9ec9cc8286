/**
 * Speed of the talent pool: synthetic people, the same for the same seed, in the tables of the product, on PostgreSQL
 * if one can be started and on the embedded database. Prints the load of the machine next to each figure. Exits with 1
 * if an order differs from scoring everyone, or data of another organization or of a deleted person is found.
 *
 *   npm run bench:pool                       20,000 people
 *   npm run bench:pool -- --full             1,000,000 people, searches for a minute, 1,000 orders compared
 *   npm run bench:pool -- --people 200000 --seconds 20 --rate 20 --compared 100 --seed 7 --only postgres
 */
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { type OrganizationId, organizationId } from '@winnow/contracts';
import { organizations } from '../apps/server/src/features/organizations/organization-tables.ts';
import {
  createPoolIndex,
  type NamedQuery,
  type PoolIndex,
} from '../apps/server/src/features/talent-pool/pool-index.ts';
import {
  createPoolMemories,
  type PoolMemories,
} from '../apps/server/src/features/talent-pool/pool-memory.ts';
import { createPoolWriter } from '../apps/server/src/features/talent-pool/pool-writer.ts';
import {
  countInBlocks,
  measureDisk,
  probeRows,
} from '../apps/server/src/features/talent-pool/testing/measure-pool.ts';
import { systemClock } from '../apps/server/src/platform/clock/clock.ts';
import type { OpenDatabase } from '../apps/server/src/platform/database/open-database.ts';
import { openEmbeddedDatabase } from '../apps/server/src/platform/database/open-embedded-database.ts';
import { openPostgres } from '../apps/server/src/platform/database/open-postgres.ts';
import { forOrganization } from '../apps/server/src/platform/database/scope.ts';
import { quietLog } from '../apps/server/src/testing/quiet-log.ts';
import { machine } from './bench/machine.ts';
import {
  createExhaustivePool,
  createRandom,
  createSyntheticPool,
  type ExhaustivePool,
  type SyntheticPerson,
  type SyntheticPool,
} from './bench/pool-people.ts';
import { type Postgres, startPostgres } from './running/start-postgres.ts';

const { values } = parseArgs({
  options: {
    full: { type: 'boolean', default: false },
    people: { type: 'string' },
    embedded: { type: 'string', default: '20000' },
    seconds: { type: 'string' },
    rate: { type: 'string', default: '20' },
    compared: { type: 'string' },
    live: { type: 'string' },
    probes: { type: 'string', default: '10000' },
    seed: { type: 'string', default: '1' },
    only: { type: 'string' },
  },
});
const given = (value: string | undefined, usual: number, full: number): number =>
  value === undefined ? (values.full ? full : usual) : Number(value);
const size = given(values.people, 20_000, 1_000_000);
const seconds = given(values.seconds, 10, 60);
const compared = given(values.compared, 100, 1_000);
const live = given(values.live, 50, 1_000);
const rate = Number(values.rate);
const seed = Number(values.seed);
const listed = 50;
const portion = 500;
let broken = 0;

/** The measured organization in one database. */
type Bench = {
  readonly opened: OpenDatabase;
  readonly organizationId: OrganizationId;
  readonly index: PoolIndex;
  readonly memories: PoolMemories;
  readonly writer: ReturnType<typeof createPoolWriter>;
  readonly synthetic: SyntheticPool;
  readonly everybody: ExhaustivePool;
};

async function loadNow(): Promise<string> {
  const pressure = await readFile('/proc/pressure/cpu', 'utf8').catch(() => '');
  const waiting = /some .*?avg60=([\d.]+)/.exec(pressure)?.[1];
  return `load ${loadavg()[0]?.toFixed(1)}${waiting ? `, waiting for a processor ${waiting} % of the last minute` : ''}`;
}

async function say(what: string, figure: string): Promise<void> {
  process.stdout.write(`${what.padEnd(62)} ${figure.padEnd(34)} (${await loadNow()})\n`);
}

async function expectThat(isSo: boolean, what: string): Promise<void> {
  if (isSo) return;
  broken += 1;
  await say('BROKEN', what);
}

function spread(times: readonly number[]): string {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) =>
    (sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0).toFixed(1);
  return `${at(0.5)} / ${at(0.95)} / ${at(0.99)} ms`;
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}

async function open(opened: OpenDatabase): Promise<Bench> {
  const id = organizationId.parse(randomUUID());
  const row = { id, name: 'Harbor Foods', personalUserId: null, createdAt: systemClock.now() };
  await opened.database.insert(organizations).values(row);
  const memories = createPoolMemories({ maxBytes: 192 * 2 ** 20 });
  return {
    opened,
    organizationId: id,
    memories,
    index: createPoolIndex({ database: opened.database, memories }),
    writer: createPoolWriter({
      database: opened.database,
      clock: systemClock,
      queue: { enqueue: async () => {} },
    }),
    synthetic: createSyntheticPool(seed),
    everybody: createExhaustivePool(),
  };
}

const put = ({ opened, writer, organizationId: id }: Bench, people: readonly SyntheticPerson[]) =>
  opened.database.transaction((transaction) => writer.put(transaction, id, people));

const remove = ({ opened, writer, organizationId: id }: Bench, personId: string) =>
  opened.database.transaction((transaction) => writer.remove(transaction, id, [personId]));

const search = ({ index, organizationId: id }: Bench, query: NamedQuery) =>
  index.search(id, async () => query);

function arrive({ synthetic, everybody }: Bench, count: number): SyntheticPerson[] {
  const people = Array.from({ length: count }, synthetic.next);
  for (const person of people) everybody.add(person);
  return people;
}

async function fill(bench: Bench, people: number): Promise<void> {
  const begun = performance.now();
  for (let at = 0; at < people; at += portion)
    await put(bench, arrive(bench, Math.min(portion, people - at)));
  await say(`${people} people written, ${portion} at once`, `${perSecond(people, begun)} a second`);
  const sealing = await timed(() => bench.writer.seal(bench.organizationId));
  await say('full slabs made into blocks', `${(sealing / 1_000).toFixed(1)} s`);
}

const perSecond = (count: number, begun: number): string =>
  ((1_000 * count) / (performance.now() - begun)).toFixed(0);

async function compareOrders(
  bench: Bench,
  count: number,
  query = bench.synthetic.query(listed),
): Promise<void> {
  let same = 0;
  let asked = query;
  for (let turn = 0; turn < count; turn += 1) {
    const found = await search(bench, asked);
    if (isSame(found.best, bench.everybody.search(asked))) same += 1;
    asked = bench.synthetic.query(listed);
  }
  await expectThat(same === count, `${count - same} orders differ from scoring everybody`);
  await say('orders equal to scoring everybody', `${same} of ${count}`);
}

const isSame = (one: readonly object[], other: readonly object[]): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

async function searchOneByOne(bench: Bench, what: string, prepare: () => void = () => {}): Promise<void> {
  const times: number[] = [];
  for (let turn = 0; turn < 200; turn += 1) {
    prepare();
    const query = bench.synthetic.query(listed);
    times.push(await timed(() => search(bench, query)));
  }
  await say(what, spread(times));
}

/** Searches that are due at random times, measured from when each was due, while people are added and removed. */
async function searchAtRate(
  bench: Bench,
  what: string,
  changes: { adds: number; removals: number },
): Promise<void> {
  const random = createRandom(seed + 1);
  const times: number[] = [];
  const running: Promise<unknown>[] = [];
  const begun = performance.now();
  const until = begun + 1_000 * seconds;
  const next = (perSecondOf: number) =>
    perSecondOf === 0 ? Number.POSITIVE_INFINITY : (-1_000 * Math.log(1 - random())) / perSecondOf;
  const due = {
    search: begun + next(rate),
    add: begun + next(changes.adds),
    remove: begun + next(changes.removals),
  };
  for (;;) {
    const now = performance.now();
    if (now >= until) break;
    if (due.search <= now) {
      const at = due.search;
      const query = bench.synthetic.query(listed);
      running.push(search(bench, query).then(() => times.push(performance.now() - at)));
      due.search += next(rate);
    } else if (due.add <= now) {
      running.push(put(bench, arrive(bench, 1)));
      due.add += next(changes.adds);
    } else if (due.remove <= now) {
      const leaver = someone(bench, random);
      bench.everybody.remove(leaver);
      running.push(remove(bench, leaver));
      due.remove += next(changes.removals);
    } else {
      const wait = Math.min(due.search, due.add, due.remove, until) - now;
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
  }
  await Promise.all(running);
  await say(what, `${spread(times)}, ${times.length} searches`);
}

function someone({ everybody }: Bench, random: () => number): string {
  for (;;) {
    const id = everybody.ids[Math.floor(random() * everybody.ids.length)];
    if (id) return id;
  }
}

async function changeLive(bench: Bench): Promise<void> {
  let same = 0;
  for (let turn = 0; turn < live; turn += 1) {
    const query = bench.synthetic.query(listed);
    const [best] = bench.everybody.search(query);
    if (turn % 2 === 0 || !best) await put(bench, arrive(bench, 1));
    else {
      bench.everybody.remove(best.personId);
      await remove(bench, best.personId);
    }
    if (isSame((await search(bench, query)).best, bench.everybody.search(query))) same += 1;
  }
  await expectThat(same === live, `${live - same} orders differ after a change`);
  await say('orders equal after each of the changes', `${same} of ${live}`);
}

async function filterAndCount(bench: Bench, withCounts: boolean): Promise<void> {
  const times: number[] = [];
  for (let turn = 0; turn < 100; turn += 1) {
    const { requirements } = bench.synthetic.query(listed);
    const of = requirements.map(({ ways }) => ({ kind: 'ways' as const, ways, minCredit: 1 }));
    const query: NamedQuery = {
      requirements: [],
      filter: {
        kind: 'all',
        of: [
          { kind: 'any', of: of.slice(0, 2) },
          { kind: 'any', of: of.slice(3, 6) },
          { kind: 'not', of: of[8] ?? { kind: 'all', of: [] } },
        ],
      },
      limit: listed,
      countedKinds: withCounts
        ? [
            { kind: 'skill', limit: 12 },
            { kind: 'place', limit: 8 },
          ]
        : [],
      countedByValue: withCounts ? { kind: 'years', value: '' } : null,
    };
    times.push(await timed(() => search(bench, query)));
  }
  await say(
    withCounts ? 'Boolean, exact count and facets' : 'Boolean, exact count and the first 50',
    spread(times),
  );
}

async function measureWriting(bench: Bench): Promise<void> {
  for (const atOnce of bench.opened.kind === 'postgres' ? [1, 4] : [1]) {
    const people = arrive(bench, 500);
    const begun = performance.now();
    const lanes = Array.from({ length: atOnce }, async () => {
      for (let person = people.pop(); person; person = people.pop()) await put(bench, [person]);
    });
    await Promise.all(lanes);
    await say(`people added one by one, ${atOnce} at once`, `${perSecond(500, begun)} a second`);
  }
  // From here on only the database knows their order of arrival.
  const random = createRandom(seed + 2);
  const times: number[] = [];
  const left: string[] = [];
  for (let turn = 0; turn < 100; turn += 1) {
    const leaver = someone(bench, random);
    bench.everybody.remove(leaver);
    left.push(leaver);
    times.push(await timed(() => remove(bench, leaver)));
  }
  await say('one person deleted from all lists', spread(times));
  const rest = await countInBlocks(bench.opened.database, bench.organizationId);
  await expectThat(rest.people === rest.listed, 'postings of deleted people are left');
}

async function probe({ opened, organizationId: foreign }: Bench): Promise<void> {
  const own = organizationId.parse(randomUUID());
  let seen = 0;
  for (let turn = 0; turn < Number(values.probes); turn += 1) {
    seen += await forOrganization(own, () => probeRows(opened.database, turn, foreign));
  }
  await expectThat(seen === 0, `${seen} rows of another organization`);
  await say('rows of another organization seen by probes', `${seen} of ${values.probes}`);
}

async function measureSize({ opened, memories }: Bench): Promise<void> {
  await say('on disk', `${await measureDisk(opened.database)} MB`);
  await say(
    'memory: lists; this process, with everybody to compare',
    `${(memories.bytes / 2 ** 20).toFixed(0)} MB; ${(process.memoryUsage().rss / 2 ** 20).toFixed(0)} MB`,
  );
}

/** A process with empty caches. */
function restarted(bench: Bench): Bench {
  const { database } = bench.opened;
  const memories = createPoolMemories({ maxBytes: 192 * 2 ** 20 });
  return {
    ...bench,
    memories,
    index: createPoolIndex({ database, memories }),
    writer: createPoolWriter({ database, clock: systemClock, queue: { enqueue: async () => {} } }),
  };
}

async function measurePostgres(postgres: Postgres): Promise<void> {
  process.stdout.write(`\n${postgres.version}, ${size} people\n`);
  const bench = await open(await openPostgres(postgres.url, quietLog));
  await fill(bench, size);
  await compareOrders(bench, compared);
  await changeLive(bench);
  await searchOneByOne(bench, 'ten requirements, one at a time');
  await searchAtRate(bench, `${rate} searches a second for ${seconds} s`, { adds: 0, removals: 0 });
  await searchAtRate(bench, 'the same with 50 additions and 1 deletion a second', { adds: 50, removals: 1 });
  await filterAndCount(bench, false);
  await filterAndCount(bench, true);
  const fresh = restarted(bench);
  await say(
    'first search of a new process',
    `${(await timed(() => search(fresh, bench.synthetic.query(listed)))).toFixed(0)} ms`,
  );
  await bench.opened.close();
  await postgres.restart();
  const afterRestart = restarted({ ...bench, opened: await openPostgres(postgres.url, quietLog) });
  await say(
    'first search of a new process and a restarted database',
    `${(await timed(() => search(afterRestart, bench.synthetic.query(listed)))).toFixed(0)} ms`,
  );
  await measureWriting(afterRestart);
  await probe(afterRestart);
  await measureSize(afterRestart);
  await afterRestart.opened.close();
}

async function measureEmbedded(): Promise<void> {
  const people = Number(values.embedded);
  process.stdout.write(`\nembedded, ${people} people\n`);
  const bench = await open(await openEmbeddedDatabase({ dump: null }));
  await fill(bench, people);
  await compareOrders(bench, compared);
  await changeLive(bench);
  await searchOneByOne(bench, 'ten requirements, lists in memory');
  const without = { ...bench, memories: createPoolMemories({ maxBytes: 0 }) };
  const index = createPoolIndex({ database: bench.opened.database, memories: without.memories });
  await searchOneByOne({ ...without, index }, 'ten requirements, lists read each time');
  await measureWriting(bench);
  await bench.opened.close();
}

process.stdout.write(`${machine}\nmedian / 95 % / 99 %\n`);
if (values.only !== 'embedded') {
  const postgres = await startPostgres({ isDurable: true });
  if (postgres) await measurePostgres(postgres).finally(() => postgres.stop());
  else process.stdout.write('no PostgreSQL can be started here\n');
}
if (values.only !== 'postgres') await measureEmbedded();
process.exit(broken > 0 ? 1 : 0);
