import {
  addToHiringTeam,
  askWhatIf,
  createJob,
  type JobRequirement,
  updatePreferences,
  whatIfFirst,
} from '@winnow/contracts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type SignedUp, signUp } from '../../testing/sign-up.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';
import { openTeam } from '../../testing/team.ts';
import { newJob, resumeText, send, start } from '../../testing/work.ts';
import type { PoolFact } from './facts/pool-fact.ts';
import type { JobLine } from './query/query-of-job.ts';
import { explainMoves } from './what-if-moves.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({}, { limitFactor: 1000 });
});

afterAll(() => server.stop());

const advert = `Data analyst

Requirements
- Excel is required
- Willing to travel to our harbor offices

Nice to have
- Docker`;

async function withPool(member: SignedUp, texts: readonly string[]) {
  const job = await newJob(member);
  const files: string[] = [];
  for (const [place, text] of texts.entries()) files.push(await send(member, `resume-${place}.txt`, text));
  await start(member, job.id, files);
  await server.platform.queue.runTasks();
  return job;
}

const lineOf = (requirements: readonly JobRequirement[], kind: string, text: RegExp) =>
  requirements.find((line) => line.kind === kind && text.test(line.text)) as JobRequirement;

test('changing a weight or must-have reranks everyone, scored or not, and stores nothing', async () => {
  const anna = await signUp(server);
  await anna.client.call(updatePreferences, { anonymousView: false });
  await withPool(anna, [
    resumeText('Ada Thorne', 'Excel'),
    resumeText('Ben Quay', 'Excel, Docker'),
    resumeText('Cleo Marsh', 'Docker, Kubernetes'),
  ]);
  const { data: job } = await anna.client.call(createJob, { text: advert });
  const ask = async (changes: { requirement: string; weight: number; must: boolean }[]) =>
    (await anna.client.call(askWhatIf, { id: job.id, changes })).data;
  const docker = lineOf(job.requirements, 'skill', /docker/i);
  const excel = lineOf(job.requirements, 'skill', /excel/i);
  expect([docker.must, excel.must]).toEqual([false, true]);
  const free = { requirement: excel.id, weight: excel.weight, must: false };

  const asIs = await ask([]);
  expect(asIs).toMatchObject({ enters: [], leaves: [], total: asIs.totalBefore });
  const names = ({ first }: typeof asIs) => first.map(({ hit }) => hit.name);
  expect(names(asIs)[0]).toBe('Ben Quay');
  expect(asIs.first[0]?.hit.match).toBeGreaterThan(asIs.first[1]?.hit.match ?? 100);
  expect(names(asIs)).not.toContain('Cleo Marsh');
  expect(asIs.notCompared).toContain(job.requirements.find(({ text }) => /travel/i.test(text))?.id);

  const open = await ask([free, { requirement: docker.id, weight: 5, must: false }]);
  expect(names(open).indexOf('Cleo Marsh')).toBeLessThan(names(open).indexOf('Ada Thorne'));
  expect(open.enters).toMatchObject([
    { hit: { name: 'Cleo Marsh' }, cause: 'must-dropped', line: excel.id, rankBefore: null },
  ]);

  const strict = await ask([{ requirement: docker.id, weight: docker.weight, must: true }]);
  expect(names(strict)).toEqual(['Ben Quay']);
  expect(strict.leaves).toMatchObject([
    { hit: { name: 'Ada Thorne' }, cause: 'must', line: docker.id, shows: 0, rankAfter: null },
  ]);
  expect(names(await ask([]))).toEqual(names(asIs));
});

test('hiring managers rank only candidates of their jobs', async () => {
  const { members } = await openTeam(server, ['owner', 'hiring-manager']);
  const [owner, manager] = members as [SignedUp, SignedUp];
  await withPool(owner, [resumeText('Cleo Marsh', 'SQL, Docker')]);
  const own = await withPool(owner, [resumeText('Ada Thorne', 'SQL')]);
  await owner.client.call(addToHiringTeam, { id: own.id, userIds: [manager.userId] });
  const answer = (await manager.client.call(askWhatIf, { id: own.id, changes: [] })).data;
  expect(answer.first).toHaveLength(1);
  expect((await owner.client.call(askWhatIf, { id: own.id, changes: [] })).data.first).toHaveLength(2);
});

test('names the requirement that moved each person into or out of the top places', () => {
  const line = (id: string): JobLine => ({
    id,
    kind: 'skill',
    parts: [
      {
        share: 1,
        known: null,
        ways: [{ kind: 'skill', value: id, share: 1, minMonths: null, level: null }],
      },
    ],
  });
  const lines = ['sql', 'docker', 'welding'].map(line);
  const knows = (...skills: string[]): PoolFact[] =>
    skills.map((value) => ({ kind: 'skill', value, label: value, grade: 255 }));
  const counts = (docker: number, welding: number, must: string | null = null) =>
    new Map(
      Object.entries({ sql: 3, docker, welding }).map(([id, weight]) => [id, { weight, must: id === must }]),
    );
  const facts = new Map([
    ['in', knows('sql', 'welding')],
    ['out', knows('sql', 'docker')],
  ]);
  const moved = (after: ReturnType<typeof counts>) =>
    explainMoves({ lines, before: counts(2, 1), after, facts, enters: ['in'], leaves: ['out'] }).map(
      ({ personId, cause, line: id, shows, othersShow }) => [personId, cause, id, shows, othersShow],
    );
  expect(moved(counts(2, 4))).toEqual([
    ['in', 'weight', 'welding', 100, 0],
    ['out', 'weight', 'welding', 0, 100],
  ]);
  expect(moved(counts(0, 1))).toEqual([
    ['in', 'weight', 'docker', 0, 100],
    ['out', 'weight', 'docker', 100, 0],
  ]);
  expect(moved(counts(2, 1, 'welding'))).toEqual([
    ['in', 'others', 'welding', 100, 0],
    ['out', 'must', 'welding', 0, 100],
  ]);
  expect(whatIfFirst).toBe(50);
});
