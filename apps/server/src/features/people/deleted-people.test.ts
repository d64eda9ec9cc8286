import { randomUUID } from 'node:crypto';
import {
  addComment,
  addToTalentList,
  createTalentList,
  deletePerson,
  labelSource,
  listAnalyses,
  recordConsent,
  tagPeople,
  updateAnalysis,
} from '@winnow/contracts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findResidualData } from '../../testing/residual-data/find-residual-data.ts';
import { signUp } from '../../testing/sign-up.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';
import { newJob, resumeText, send, start } from '../../testing/work.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({}, { limitFactor: 1000 });
});

afterAll(() => server.stop());

test('a deleted person leaves no word of theirs in any table or file', async () => {
  const anna = await signUp(server);
  const { client } = anna;
  const word = 'Zuriqal';
  const { id: jobId } = await newJob(anna);
  const fileId = await send(anna, `${word}.txt`, resumeText(`${word} Thorne`, `SQL, ${word}`));
  await start(anna, jobId, [fileId]);
  await server.platform.queue.runTasks();
  const [analysis] = (await client.call(listAnalyses, { limit: 1 })).data.analyses;
  const { id = '', personId = '' } = analysis ?? {};
  await client.call(updateAnalysis, { id, notes: `Asked ${word}` });
  await client.call(addComment, { id, commentId: randomUUID(), text: `Met ${word}` });
  await client.call(tagPeople, { personIds: [personId], addTags: [`Of ${word}`] });
  await client.call(labelSource, { ids: [fileId], label: `Sent by ${word}` });
  const { data: list } = await client.call(createTalentList, { name: 'Silver medalists' });
  await client.call(addToTalentList, { id: list.id, personIds: [personId], note: `Ask ${word} again` });
  const consent = { id: personId, kind: 'given', on: '2026-01-02', how: `${word} wrote to us` } as const;
  await client.call(recordConsent, consent);
  // A response as stored by an earlier release.
  const reply = JSON.stringify({ id: 'a run', items: [{ fileName: `${word}.txt` }] });
  await server.platform.openDatabase.database.execute(
    sql`update request_keys set reply = ${reply} where scope = 'batches'`,
  );
  const planted = (await findResidualData(server, word)).join('\n');
  for (const table of ['request_keys', 'credit_labels', 'resume_tags']) expect(planted).toContain(table);
  await client.call(deletePerson, { id: personId });
  await server.platform.queue.runTasks();
  expect(await findResidualData(server, word)).toEqual([]);
});
