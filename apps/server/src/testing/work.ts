import { randomUUID } from 'node:crypto';
import { type Batch, createJob, type JobDescriptionView, startBatch, uploadFile } from '@winnow/contracts';
import type { SignedUp } from './sign-up.ts';

/** A job description of a fictional harbor, for tests. */
export const jobText = `Data analyst

About us
We run a small harbour.

Requirements
- 3+ years of experience as a data analyst
- SQL
- Python or R
- Fluent German

Nice to have
- Docker`;

/** The resume of a fictional person, different for every name. */
export function resumeText(name: string, skills = 'SQL, Python, Excel'): string {
  return `${name}
${name.toLowerCase().replace(/\W+/g, '.')}@example.org

Experience
Data analyst, Harbour Foods, 2018-01 - present
Wrote reports in SQL and Python for the purchasing department and trained four colleagues.
Built dashboards that show stock, prices and the arrival of ships.

Education
BSc Statistics, Port College, 2017

Skills
${skills}

Languages
German: C1
English: C1`;
}

export async function newJob({ client }: SignedUp, text = jobText): Promise<JobDescriptionView> {
  return (await client.call(createJob, { text })).data;
}

/** Sends a file and returns its id. */
export async function send(
  { client }: SignedUp,
  name: string,
  content: string | Uint8Array<ArrayBuffer>,
): Promise<string> {
  const { data } = await client.call(uploadFile, { file: new File([content], name) });
  const [sent] = data.files;
  if (!sent?.file) throw new Error(`${name} was refused: ${sent?.message}`);
  return sent.file.id;
}

/** Sends resumes of fictional people and returns the ids of their files. */
export async function sendResumes(person: SignedUp, names: readonly string[]): Promise<string[]> {
  const ids: string[] = [];
  for (const name of names) ids.push(await send(person, `${name}.txt`, resumeText(name)));
  return ids;
}

export async function start(
  { client }: SignedUp,
  jobDescriptionId: string,
  fileIds: string[],
  idempotencyKey: string = randomUUID(),
): Promise<Batch> {
  return (await client.call(startBatch, { jobDescriptionId, fileIds, idempotencyKey })).data;
}
