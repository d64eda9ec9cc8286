import { pathNames, type Role, roles } from '@winnow/contracts';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { queryRows } from '../platform/database/query-rows.ts';
import { isUuid } from '../platform/database/uuid.ts';
import { answerOf, callRoute } from '../testing/access/call-route.ts';
import { accessOf, describedCalls, listAccess } from '../testing/access/list-access.ts';
import { makeOwnThings } from '../testing/access/own-things.ts';
import type { OwnedRoute, OwnThings } from '../testing/access/route-access.ts';
import { testDatabaseUrl } from '../testing/databases/test-database-url.ts';
import { type SignedUp, signUp } from '../testing/sign-up.ts';
import { startTestServer, type TestServer } from '../testing/start-test-server.ts';
import { openTeam } from '../testing/team.ts';

/** One thing of each route is made first, which takes long on a machine that does much else. */
vi.setConfig({ hookTimeout: 300_000 });
/** The embedded database, where row-level security is the same, gets fewer. */
const probes = testDatabaseUrl() ? 10_000 : 4_000;
/** Asked at once. */
const concurrency = 4;

/** The callers: a visitor, the owner of another organization, and a team's members by role. */
const actorNames = ['visitor', 'another organization', ...roles] as const;
type ActorName = (typeof actorNames)[number];
type Actor = { readonly person: SignedUp | null; readonly role: Role | null; readonly own: OwnThings };

type Ids = Readonly<Record<string, string>>;
type Route = (typeof describedCalls)[number] & {
  /** How things of the route are named; `null` where it names none. */
  readonly naming: OwnedRoute | null;
  /** Those of the foreign organization. */
  readonly foreign: Ids;
};
type Answer = { readonly status: number; readonly body: string };

let server: TestServer;
let foreigner: SignedUp;
let actors: ReadonlyMap<ActorName, Actor>;
let routes: readonly Route[];
/** Every id in the rows of the foreign organization. */
let foreignIds: readonly string[];

beforeAll(async () => {
  server = await startTestServer({}, { limitFactor: 1000 });
  foreigner = await signUp(server);
  const another = await signUp(server);
  const { members } = await openTeam(server, roles);
  const recruiter = members[roles.indexOf('recruiter')];
  if (!recruiter) throw new Error('The team has no recruiter.');
  const [ofTeam, ofAnother] = [await makeOwnThings(server, recruiter), await makeOwnThings(server, another)];
  actors = new Map<ActorName, Actor>([
    ['visitor', { person: null, role: null, own: ofTeam }],
    ['another organization', { person: another, role: 'owner', own: ofAnother }],
    ...roles.map((role, index): [ActorName, Actor] => [
      role,
      { person: members[index] ?? null, role, own: ofTeam },
    ]),
  ]);
  const said = await listAccess();
  const made: Route[] = [];
  for (const call of describedCalls) {
    const who = accessOf(call, said);
    // Without a caller there is no organization that could be another's.
    if (who === 'anyone') continue;
    const namings = typeof who === 'string' ? [null] : [who].flat();
    for (const naming of namings) {
      made.push({ ...call, naming, foreign: naming ? await naming.make(server, foreigner) : {} });
    }
  }
  routes = made;
  foreignIds = await listIdsOf(foreigner);
});

afterAll(() => server.stop());

test('thousands of random calls with ids of another organization are answered as for ids of nothing', async () => {
  const chosen = fc.sample(
    fc.record({
      actor: fc.constantFrom(...actorNames),
      route: fc.constantFrom(...routes),
      // Mostly the right kind of thing; else any other of the same organization, or the organization itself.
      kind: fc.constantFrom('thing', 'thing', 'any', 'organization' as const),
      place: fc.nat(foreignIds.length - 1),
    }),
    { numRuns: probes, seed: fc.readConfigureGlobal()?.seed ?? 0 },
  );
  const expected = new Map<string, Promise<Answer>>();
  const differing: object[] = [];
  const statuses = new Map<number, number>();
  const tried = new Set<string>();
  /** Calls beyond what a minute allows of a route: refused before anybody looks at an id. */
  let limited = 0;

  // Each route by each of the seven, and the rest at random.
  const pairs = routes.flatMap((route) => actorNames.map((actor) => ({ actor, route })));
  const work = chosen.map((probe, index) => ({ ...probe, ...pairs[index] })).values();
  const askNext = async () => {
    for (const { actor, route, kind, place } of work) {
      const ids = kind === 'any' ? anyIds(route, place) : route.foreign;
      const namesOrganization = kind === 'organization' || route.naming === null;
      const organization = namesOrganization ? foreigner.organizationId : undefined;
      const found = await ask(actor, route, ids, organization);
      const key = `${actor} ${routes.indexOf(route)} ${namesOrganization}`;
      const ofNothing =
        expected.get(key) ?? ask(actor, route, inventedIds(route), organization && crypto.randomUUID());
      expected.set(key, ofNothing);
      const answer = await ofNothing;
      if ([found.status, answer.status].includes(429)) {
        expected.delete(key);
        limited += 1;
        continue;
      }
      const isSame = found.status === answer.status && found.body === answer.body;
      if (!isSame || !isRefusal(route, found))
        differing.push({ actor, route: route.route, kind, found, answer });
      statuses.set(found.status, (statuses.get(found.status) ?? 0) + 1);
      tried.add(`${actor} ${route.route}`);
    }
  };
  await Promise.all(Array.from({ length: concurrency }, askNext));

  expect(differing.slice(0, 5)).toEqual([]);
  expect(tried.size).toBe(new Set(routes.map(({ route }) => route)).size * actorNames.length);
  expect(limited).toBeLessThan(probes / 100);
  expect(statuses.get(404)).toBeGreaterThan(probes / 3);
}, 300_000);

/**
 * A visitor must sign in, a role may be too small, and the rest is not found. Only lists that can be narrowed to a thing,
 * and calls that take several, say it by the status that their feature names.
 */
function isRefusal({ naming }: Route, { status }: Answer): boolean {
  return [401, 403, 404].includes(status) || status === naming?.status;
}

function ask(
  actor: ActorName,
  { route, naming, path }: Route,
  ids: Ids,
  organization: string | undefined,
): Promise<Answer> {
  const { person, own } = actors.get(actor) ?? {
    person: null,
    own: { jobDescriptionId: '', fileId: '', analysisId: '' },
  };
  const input = typeof naming?.input === 'function' ? naming.input(ids, own) : naming?.input;
  const values = Object.fromEntries(pathNames(path).map((name) => [name, ids[name] ?? crypto.randomUUID()]));
  const ofTeam = person?.organizationId;
  return callRoute(server, route, {
    token: person?.token ?? null,
    values,
    input,
    organization: organization ?? ofTeam,
  }).then(answerOf);
}

const inventedIds = ({ foreign }: Route): Ids => replaceIds(foreign, () => crypto.randomUUID());

const anyIds = ({ foreign }: Route, place: number): Ids => replaceIds(foreign, () => foreignIds[place] ?? '');

/** What is no id, as the number of a version, stays. */
function replaceIds(ids: Ids, replace: () => string): Ids {
  return Object.fromEntries(
    Object.entries(ids).map(([name, value]) => [name, isUuid(value) ? replace() : value]),
  );
}

/** Ids in columns of tables with an organization, of the rows of one. */
async function listIdsOf({ organizationId }: SignedUp): Promise<string[]> {
  const { database } = server.platform.openDatabase;
  const tables = await queryRows<{ name: string }>(
    database,
    sql`select table_name as name from information_schema.columns join information_schema.tables using (table_schema, table_name)
      where table_schema = 'public' and column_name = 'organization_id' and data_type = 'uuid' and table_type = 'BASE TABLE' order by 1`,
  );
  const found = new Set<string>();
  for (const { name } of tables) {
    const rows = await queryRows<{ row: Record<string, unknown> }>(
      database,
      sql`select to_jsonb(t) as row from ${sql.identifier(name)} t where organization_id = ${organizationId}`,
    );
    for (const { row } of rows) {
      for (const [column, value] of Object.entries(row)) {
        if (/(^|_)id$/.test(column) && isUuid(String(value))) found.add(String(value));
      }
    }
  }
  return [...found].toSorted();
}
