import { randomUUID } from 'node:crypto';
import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { request } from '@playwright/test';
import {
  type Batch,
  type Client,
  createClient,
  getBatch,
  getMe,
  type SignedIn,
  setPlan,
  signIn,
  signUp,
  startBatch,
  uploadFile,
  verifyEmail,
} from '@winnow/contracts';
import { makePdfSet } from '../../tools/bench/pdf-set.ts';
import { addFactor } from '../testing/add-factor.ts';
import { receiveEmail } from '../testing/emails.ts';
import { newPerson, type Person } from '../testing/person.ts';

/** A signed-in user without a browser. */
export type Recruiter = {
  readonly client: Client;
  readonly headers: Readonly<Record<string, string>>;
};

/** Creates an account and verifies its address with the email. */
export async function registerWithoutBrowser(url: string, person: Person): Promise<Recruiter> {
  await register(url, person);
  return signInWithoutBrowser(url, person);
}

/** Signs in with the link in the email. */
async function register(url: string, person: Person): Promise<SignedIn> {
  const client = createClient({ baseUrl: `${url}/api` });
  await client.call(signUp, person);
  const context = await request.newContext({ baseURL: url });
  const { code } = await receiveEmail({ request: context }, person.email, 'Confirm your email address');
  await context.dispose();
  return (await client.call(verifyEmail, { email: person.email, code })).data;
}

export async function signInWithoutBrowser(url: string, { email, password }: Person): Promise<Recruiter> {
  const { data } = await createClient({ baseUrl: `${url}/api` }).call(signIn, { email, password });
  const headers = { authorization: `Bearer ${data.token}` };
  return { client: createClient({ baseUrl: `${url}/api`, headers: () => headers }), headers };
}

/** The user whom the product of a bench treats as its operator. */
export const benchOperator: Person = { ...newPerson(), email: 'operator@bench.example.test' };

/** Uses a new operator account to give a user the credits that a benchmark spends. */
export async function takeUnlimitedPlan(url: string, { client }: Recruiter): Promise<void> {
  const { data } = await client.call(getMe);
  const { token } = await register(url, benchOperator);
  const lifted = await addFactor(async (path, given) => {
    const answer = await fetch(url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify(given),
    });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    return answer.json();
  });
  const operator = createClient({
    baseUrl: `${url}/api`,
    headers: () => ({ authorization: `Bearer ${lifted.access_token}` }),
  });
  await operator.call(setPlan, { userId: data.id, plan: 'enterprise', reason: 'A measurement' });
}

/** Sends the given number of typical PDFs of fictional people; returns the ids of their files. */
export async function sendPdfs({ client }: Recruiter, count: number): Promise<string[]> {
  const folder = await makePdfSet(count);
  try {
    const ids: string[] = [];
    for (const name of await readdir(folder)) {
      const file = new File([await readFile(join(folder, name))], name);
      const { data } = await client.call(uploadFile, { file });
      const [sent] = data.files;
      if (!sent?.file) throw new Error(`${name} was refused: ${sent?.message}`);
      ids.push(sent.file.id);
    }
    return ids;
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Runs the files against a job and waits for the end. @throws if one of them is not scored */
export async function judge({ client }: Recruiter, jobId: string, fileIds: string[]): Promise<Batch> {
  const started = { jobDescriptionId: jobId, fileIds, idempotencyKey: randomUUID() };
  const { id } = (await client.call(startBatch, started)).data;
  for (;;) {
    const { data: batch } = await client.call(getBatch, { id });
    if (batch.state === 'running') {
      await wait(300);
      continue;
    }
    if (batch.counts.done !== fileIds.length) {
      throw new Error(`${batch.counts.done} of ${fileIds.length} resumes were judged`);
    }
    return batch;
  }
}
