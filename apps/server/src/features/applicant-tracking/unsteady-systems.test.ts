import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import {
  changeImport,
  connectTracking,
  getImport,
  importFromTracking,
  listFiles,
  listImportItems,
  listTrackingConnections,
  type TrackingCredentials,
} from '@winnow/contracts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type SignedUp, signUp } from '../../testing/sign-up.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';
import { resumeText } from '../../testing/work.ts';
import '../../testing/databases/test-database-url.ts';
import { type DoubleCandidate, startTrackingDouble, type TrackingDouble } from './testing/tracking-double.ts';

let server: TestServer;
let double: TrackingDouble;

beforeAll(async () => {
  double = await startTrackingDouble();
  const trackingHosts = { kind: 'double', url: double.url } as const;
  server = await startTestServer({ trackingHosts }, { limitFactor: 1000 });
});

afterAll(async () => {
  await server.stop();
  await double.stop();
});

const everyone = ['Ada Thorne', 'Ben Quay', 'Cleo Marsh', 'Dora Finch', 'Emil Hart'];

beforeEach(() => {
  double.candidates = everyone.map((name, at) => ({ id: at + 1, name, file: resumeText(name) }));
  double.pageSize = 2;
  double.instead = [];
  double.pageFor = (page) => page;
  double.cursorFor = (next) => next;
  double.onRequest = () => {};
  double.requests.length = 0;
});

const greenhouse = { vendor: 'greenhouse', clientId: 'winnow', clientSecret: 'secret', userId: '7' } as const;
const vendors: readonly TrackingCredentials[] = [
  greenhouse,
  { vendor: 'lever', apiKey: 'lever-key', userId: 'u1' },
  { vendor: 'ashby', apiKey: 'ashby-key' },
];

const html = (response: ServerResponse) =>
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end('<h1>Maintenance</h1>');
const status = (code: number) => (response: ServerResponse) => response.writeHead(code).end('{}');

/** A page of candidates, without their resumes. */
const isList = (path: string) => /\/applications\?|\/opportunities\?|application\.list/.test(path);
const ofCandidates = /\/candidates\?ids|\/resumes\?|candidate\.info/;
const change = (id: number, to: Partial<DoubleCandidate>) => {
  double.candidates = double.candidates.map((each) => (each.id === id ? { ...each, ...to } : each));
};

async function begin(credentials: TrackingCredentials = greenhouse) {
  const someone = await signUp(server);
  const { id } = (await someone.client.call(connectTracking, { name: 'Our system', credentials })).data;
  return { ...someone, connectionId: id, importId: await start(someone, id) };
}

async function start({ client }: SignedUp, id: string): Promise<string> {
  const request = { id, jobs: [double.jobId], isScored: false, idempotencyKey: randomUUID() };
  double.requests.length = 0;
  return (await client.call(importFromTracking, request)).data.importIds[0] ?? '';
}

async function work(turns = 1): Promise<void> {
  for (let turn = 0; turn < turns; turn += 1) await server.platform.queue.runTasks({ withPostponed: true });
}

type Begun = Awaited<ReturnType<typeof begin>>;
const get = async ({ client, importId }: Begun) => (await client.call(getImport, { id: importId })).data;
const namesOf = async ({ client }: Begun) =>
  (await client.call(listFiles, { limit: 100 })).data.files.map(({ candidateName }) => candidateName).sort();
const tracked = async ({ client }: Begun) =>
  (await client.call(listTrackingConnections)).data.connections[0]?.imports[0];
const goOn = ({ client, importId }: Begun) => client.call(changeImport, { id: importId, to: 'continue' });

const eachOnce = { state: 'done', counts: { total: 5, done: 5, duplicate: 0, refused: 0, unannounced: 0 } };

describe.each(vendors.map((credentials) => [credentials.vendor, credentials] as const))(
  '%s',
  (_vendor, credentials) => {
    test('repeated and out-of-order pages import each candidate once', async () => {
      double.candidates = [...double.candidates, ...double.candidates];
      double.pageFor = (page) => [4, 1, 0, 3, 2][page] ?? page;
      const begun = await begin(credentials);
      await work(2);
      expect(await get(begun)).toMatchObject(eachOnce);
      expect(await namesOf(begun)).toEqual(everyone);
      expect((await tracked(begun))?.candidates).toBe(5);
    });

    test.each([
      ['to itself', (next: string) => (next === '2' ? '1' : next)],
      ['in a circle', (next: string) => (next === '4' ? '1' : next)],
    ])('a cursor that leads %s pauses the import with all that came', async (_, cursorFor) => {
      double.pageSize = 1;
      double.cursorFor = cursorFor;
      const begun = await begin(credentials);
      await work(3);
      expect((await get(begun)).state).toBe('paused');
      expect(await tracked(begun)).toMatchObject({ error: 'unexpected', isListed: false });
      expect(double.requests.filter(({ path }) => isList(path)).length).toBeLessThan(15);
      double.cursorFor = (next) => next;
      await goOn(begun);
      await work(2);
      expect(await get(begun)).toMatchObject(eachOnce);
      expect(await namesOf(begun)).toEqual(everyone);
    });

    test('skips a candidate deleted while their page is read, and imports the others', async () => {
      double.onRequest = (path) => {
        if (ofCandidates.test(path)) change(2, { isGone: true });
      };
      const begun = await begin(credentials);
      await work();
      expect(await get(begun)).toMatchObject({ state: 'done', counts: { total: 4, done: 4 } });
      expect(await namesOf(begun)).toEqual(everyone.filter((name) => name !== 'Ben Quay'));
    });

    test('a page that is shorter on retry imports the candidates it still has', async () => {
      let lists = 0;
      double.onRequest = (path) => {
        if (!isList(path)) return;
        lists += 1;
        if (lists === 2) double.instead = [status(500)];
        if (lists === 3) change(4, { isGone: true });
      };
      const begun = await begin(credentials);
      await work(3);
      expect(await get(begun)).toMatchObject({ state: 'done', counts: { total: 4, done: 4 } });
      expect(await namesOf(begun)).toEqual(everyone.filter((name) => name !== 'Dora Finch'));
    });

    test('imports a changing candidate once, and the next import adds a newer resume', async () => {
      change(1, { file: null });
      double.candidates = [...double.candidates, ...double.candidates.slice(0, 2)];
      let lists = 0;
      double.onRequest = (path) => {
        if (!isList(path)) return;
        lists += 1;
        if (lists !== 3) return;
        change(1, { name: 'Ada Thorne-Bell' });
        change(2, { file: `${resumeText('Ben Quay')}\nExcel, 2026`, version: 1 });
      };
      const begun = await begin(credentials);
      await work(2);
      expect(await get(begun)).toMatchObject(eachOnce);
      const again = { ...begun, importId: await start(begun, begun.connectionId) };
      await work(2);
      expect(await get(again)).toMatchObject({ state: 'done', counts: { total: 5, done: 1, duplicate: 4 } });
    });

    test('does not import an HTML page as a resume', async () => {
      let asked = 0;
      double.onRequest = (path) => {
        if (!path.startsWith('/files/3')) return;
        asked += 1;
        if (asked <= 2) double.instead = [html];
      };
      const begun = await begin(credentials);
      await work(4);
      expect(await get(begun)).toMatchObject(eachOnce);
      expect(await namesOf(begun)).toEqual(everyone);
    });
  },
);

test('a resume that times out is refused without affecting others, and a later import adds it', async () => {
  double.onRequest = (path) => {
    if (path.startsWith('/files/3')) double.instead = [status(500)];
  };
  const begun = await begin();
  await work(8);
  expect(await get(begun)).toMatchObject({ state: 'done', counts: { total: 5, done: 4, refused: 1 } });
  double.onRequest = () => {};
  const again = { ...begun, importId: await start(begun, begun.connectionId) };
  await work(2);
  expect(await get(again)).toMatchObject({ state: 'done', counts: { done: 1, duplicate: 4 } });
  expect(await namesOf(begun)).toEqual(everyone);
});

test('a file store that denies one file does not count as rejected credentials', async () => {
  double.onRequest = (path) => {
    if (path.startsWith('/files/3')) double.instead = [status(403)];
  };
  const begun = await begin();
  await work();
  expect(await get(begun)).toMatchObject({ state: 'done', counts: { done: 4, refused: 1 } });
});

test('a long outage pauses the import, and resuming completes it', async () => {
  const begun = await begin();
  double.onRequest = (path) => {
    if (isList(path)) double.instead = [status(500)];
  };
  await work(8);
  expect((await get(begun)).state).toBe('paused');
  expect(await tracked(begun)).toMatchObject({ error: 'unavailable' });
  double.onRequest = () => {};
  await goOn(begun);
  await work(2);
  expect(await get(begun)).toMatchObject(eachOnce);
});

test('an expired cursor restarts the import at the first page', async () => {
  double.onRequest = (path) => {
    if (path.includes('cursor=')) double.instead = [status(422)];
  };
  const begun = await begin();
  await work();
  expect((await get(begun)).state).toBe('paused');
  double.onRequest = () => {};
  await goOn(begun);
  await work(2);
  expect(await get(begun)).toMatchObject(eachOnce);
  const files = double.requests.filter(({ path }) => path.startsWith('/files/'));
  expect(files).toHaveLength(everyone.length);
});

test('discards a page that is in transit when the import is canceled', async () => {
  const begun: { current: Begun | null } = { current: null };
  double.onRequest = async (path) => {
    if (!path.startsWith('/files/3') || !begun.current) return;
    await begun.current.client.call(changeImport, { id: begun.current.importId, to: 'cancel' });
  };
  begun.current = await begin();
  await work(2);
  expect((await get(begun.current)).state).toBe('canceled');
  const { client, importId } = begun.current;
  const { items } = (await client.call(listImportItems, { id: importId, limit: 500 })).data;
  expect(items).toHaveLength(2);
  expect((await client.call(listFiles, { limit: 100 })).data.files.length).toBeLessThanOrEqual(2);
});

test('an import of a job without candidates completes', async () => {
  double.candidates = [];
  const begun = await begin();
  await work();
  expect(await get(begun)).toMatchObject({ state: 'done', counts: { total: 0, unannounced: 0 } });
});
