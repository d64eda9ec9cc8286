import { saveApplyPage } from '@winnow/contracts';
import { sql } from 'drizzle-orm';
import { aJob } from '../../../testing/access/own-things.ts';
import type { AccessByRoute, MakeThing } from '../../../testing/access/route-access.ts';
import { applyTo, pageSettings } from '../../applications/testing/apply-to.ts';

/** A job with an application of a month that is over. */
const aCountedJob: MakeThing = async (server, owner) => {
  const { id } = await aJob(server, owner);
  const { url } = (await owner.client.call(saveApplyPage, { id, ...pageSettings })).data;
  await applyTo(server, url);
  await server.platform.openDatabase.database.execute(
    sql`update applications set created_at = created_at - interval '40 days' where job_id = ${id}`,
  );
  return { id };
};

const ofJob = { make: aCountedJob, input: ({ id }: Readonly<Record<string, string>>) => ({ jobId: id }) };

export const access: AccessByRoute = {
  'GET /organization/fairness': ofJob,
  'GET /organization/fairness/file': {
    ...ofJob,
    input: (ids) => ({ ...ofJob.input(ids), format: 'csv' }),
  },
};
