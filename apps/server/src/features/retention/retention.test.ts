import { updatePreferences } from '@winnow/contracts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createMemoryStorage } from '../../platform/storage/memory-storage.ts';
import { type SignedUp, signUp } from '../../testing/sign-up.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';

const dayMs = 24 * 60 * 60_000;
const storage = createMemoryStorage();
let now = Date.now();
let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ clock: { now: () => new Date(now) }, storage }, { limitFactor: 100 });
});

afterAll(() => server.stop());

async function send(person: SignedUp, text: string): Promise<string> {
  const file = { fileName: `${text}.txt`, bytes: new TextEncoder().encode(text), isSample: false };
  const kept = await server.services.resumes.keep(person, file);
  if (kept.outcome === 'refused') throw new Error(kept.message);
  return kept.resume.storageKey;
}

const held = ({ organizationId }: SignedUp) => server.services.resumes.listIds(organizationId);
const isStored = (key: string) =>
  storage.load(key).then(
    () => true,
    () => false,
  );

test('files are held for their retention period, and no day longer', async () => {
  const [anna, boris] = [await signUp(server), await signUp(server)];
  await boris.client.call(updatePreferences, { retentionDays: 30 });
  const [ofAnna, ofBoris] = [await send(anna, 'A resume of Anna'), await send(boris, 'A resume of Boris')];
  const { retention } = server.services;

  now += 30 * dayMs - 1;
  expect(await retention.run()).toBe(0);
  now += 2;
  expect(await retention.run()).toBe(1);
  expect([await isStored(ofAnna), await isStored(ofBoris)]).toEqual([true, false]);
  expect([(await held(anna)).length, (await held(boris)).length]).toEqual([1, 0]);

  now += 150 * dayMs;
  expect(await retention.run()).toBe(1);
  expect(await isStored(ofAnna)).toBe(false);
  expect(await retention.run()).toBe(0);
});

test('however many files are due in one night, all of them go', async () => {
  const anna = await signUp(server);
  await send(anna, 'The first of many resumes');
  // More than one batch.
  await server.platform.openDatabase.database.execute(sql`
    insert into resumes (id, owner_id, content_hash, file_name, bytes, storage_key, state, is_sample, created_at)
    select gen_random_uuid(), owner_id, 'copy ' || number, file_name, bytes, 'resumes/copy/' || number, state, false, created_at
    from resumes, generate_series(1, 1200) as number where owner_id = ${anna.userId}`);
  now += 181 * dayMs;
  expect(await server.services.retention.run()).toBeGreaterThan(1200);
  expect(await held(anna)).toEqual([]);
});

test('what is kept longer from now on is kept', async () => {
  const anna = await signUp(server);
  await send(anna, 'Another resume of Anna');
  await server.services.accounts.users.changePreferences(anna.userId, { retentionDays: 365 });
  now += 200 * dayMs;
  await server.services.retention.run();
  expect(await held(anna)).toHaveLength(1);
});

test('a file that stayed when its row went is removed as well', async () => {
  const anna = await signUp(server);
  const key = await send(anna, 'A third resume of Anna');
  await storage.save('resumes/nobody/left', Uint8Array.of(1));
  now = Date.now() + dayMs + 1;
  await server.services.retention.run();
  expect([await isStored(key), await isStored('resumes/nobody/left')]).toEqual([true, false]);
});
