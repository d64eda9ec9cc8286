import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../testing/start-test-server.ts';
import { listPersonalData } from './personal-data.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

afterAll(() => server.stop());

test('whoever joined the waitlist is told so, however many have an address like theirs', async () => {
  const { waitlist, credits } = server.services;
  const { openDatabase, storedEmails } = server.platform;
  const join = (email: string) =>
    waitlist.join({ name: 'Ada Thorne', email, role: 'Cook', company: null }, { address: '127.0.0.1' });
  await join('Ada@example.com');
  for (let more = 0; more < 51; more += 1) await join(`${more}.ada@example.com`);
  const sources = listPersonalData({ database: openDatabase.database, credits, waitlist, storedEmails });
  const source = sources.find(({ name }) => name === 'waitlist');
  const described = (email: string) => source?.describe?.({ userId: '', supabaseId: '', email });
  expect(await described('ada@example.com')).toMatchObject([{ position: 1, email: 'Ada@example.com' }]);
  expect(await described('nobody@example.com')).toEqual([]);
  expect(await described('')).toEqual([]);
});
