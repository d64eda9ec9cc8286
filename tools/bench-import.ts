/**
 * Imports generated resumes (text, Word and PDF in rotation) through the API of a server that it starts, on the
 * embedded database or, with `--postgres`, on PostgreSQL. Prints how many files per second are sent and read, and the
 * response times of a library page and of the import's state during the import and at rest. The client shares the
 * machine with the server. Exits with 1 if a file is not read or a response is an error.
 *
 *   npm run bench:import                              300 files
 *   npm run bench:import -- --files 10000
 *   npm run bench:import -- --kinds text --asks 5 --postgres
 *   npm run bench:import -- --csv --files 10000        rows of one CSV file, previewed, imported and undone
 */
import { createHash, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { makeParcel } from '../apps/server/src/features/imports/testing/make-parcel.ts';
import { type SpawnedServer, spawnServer } from '../apps/server/src/testing/spawn-server.ts';
import { askSteadily, percentile } from '../e2e/bench/ask-steadily.ts';
import {
  announceImportItems,
  type Client,
  changeImport,
  createClient,
  createImport,
  findPeople,
  getImport,
  importCandidateTable,
  importLimits,
  listFiles,
  listTags,
  previewCandidateTable,
  type ResumeImport,
  sendImportParcel,
  signIn,
  signUp,
} from '../packages/contracts/src/index.ts';
import { makeCandidateTable } from './bench/candidate-table.ts';
import { machine } from './bench/machine.ts';
import { makeResume } from './bench/make-resume.ts';
import { startPostgres } from './running/start-postgres.ts';
import { plainText } from './samples/layouts/plain-text.ts';
import { singleColumnPdf } from './samples/layouts/single-column.ts';
import { wordParagraphs } from './samples/layouts/word-paragraphs.ts';
import type { ResumeContent } from './samples/resume-content.ts';

const { values } = parseArgs({
  options: {
    files: { type: 'string', default: '300' },
    kinds: { type: 'string', default: 'text,word,pdf' },
    asks: { type: 'string', default: '5' },
    postgres: { type: 'boolean', default: false },
    csv: { type: 'boolean', default: false },
  },
});
const count = Number(values.files);
const asksPerSecond = Number(values.asks);
const restSeconds = 5;
const accent = '#1f5f4a';

type Maker = { readonly ending: string; make(resume: ResumeContent): Promise<Uint8Array> };
const makers: Readonly<Record<string, Maker>> = {
  text: { ending: 'txt', make: async (resume) => plainText(resume) },
  word: { ending: 'docx', make: async (resume) => wordParagraphs(resume, accent.slice(1)) },
  pdf: { ending: 'pdf', make: (resume) => singleColumnPdf(resume, { accent }) },
};

type MadeFile = { readonly path: string; readonly content: Uint8Array };

function say(what: string, figure: string): void {
  const load = loadavg()[0]?.toFixed(1);
  process.stdout.write(`${what.padEnd(46)} ${figure.padEnd(40)} (load ${load})\n`);
}

async function makeFiles(from: number, many: number): Promise<MadeFile[]> {
  const chosen = values.kinds.split(',').map((kind) => {
    const maker = makers[kind];
    if (!maker) throw new Error(`There is no kind ${kind}: choose of ${Object.keys(makers).join(', ')}.`);
    return maker;
  });
  const made: MadeFile[] = [];
  for (let number = from; number < from + many; number += 1) {
    const maker = chosen[number % chosen.length];
    if (!maker) continue;
    const content = await maker.make(makeResume(number));
    made.push({ path: `fair/${number % 20}/resume-${number}.${maker.ending}`, content });
  }
  return made;
}

async function enter(url: string): Promise<string> {
  const account = { email: `${randomUUID()}@example.org`, password: 'a long and quiet river' };
  const visitor = createClient({ baseUrl: url });
  await visitor.call(signUp, { name: 'Ada Thorne', ...account });
  return (await visitor.call(signIn, account)).data.token;
}

/**
 * Announces and sends one batch of files at a time, as a browser does; returns the milliseconds spent on creating
 * files.
 */
async function sendAll(client: Client, id: string): Promise<number> {
  let making = 0;
  for (let from = 0; from < count; from += importLimits.parcelFiles) {
    const begun = performance.now();
    const files = await makeFiles(from, Math.min(importLimits.parcelFiles, count - from));
    const items = files.map(({ path, content }) => ({
      path,
      bytes: content.length,
      hash: createHash('sha256').update(content).digest('hex'),
    }));
    making += performance.now() - begun;
    const { data } = await client.call(announceImportItems, { id, items });
    const contents = new Map(files.map(({ path, content }) => [path, content]));
    const waiting = data.items.flatMap((item) => {
      const content = contents.get(item.path);
      return content && item.state === 'waiting' ? [{ name: item.id, content }] : [];
    });
    if (waiting.length > 0) await client.call(sendImportParcel, { id, file: makeParcel(waiting) });
  }
  return making;
}

async function untilEnded(client: Client, id: string): Promise<ResumeImport> {
  for (;;) {
    const { data } = await client.call(getImport, { id });
    if (data.state === 'done') return data;
    await wait(250);
  }
}

/** Requests light pages for as long as `work` takes. @returns the errors */
async function askBeside(
  what: string,
  pages: Parameters<typeof askSteadily>[0],
  work: () => Promise<unknown>,
): Promise<number> {
  const asking = askSteadily(pages, asksPerSecond);
  await work().finally(() => asking.stop());
  const at = (share: number) => percentile(asking.times, share).toFixed(1);
  say(what, `${at(0.5)} / ${at(0.95)} ms, ${asking.times.length} answers`);
  for (const [error, often] of asking.errors) process.stdout.write(`FAILED ${often} times: ${error}\n`);
  return asking.errors.size;
}

async function measure({ url }: SpawnedServer): Promise<boolean> {
  const api = `${url}/api`;
  const headers = { authorization: `Bearer ${await enter(api)}` };
  const client = createClient({ baseUrl: api, headers: () => headers });
  const request = { name: 'Spring fair', files: count, idempotencyKey: randomUUID() };
  const { id } = (await client.call(createImport, request)).data;
  const pages = ['/api/imports', `/api/imports/${id}`, '/api/files', '/api/credits'].map((path) => ({
    url: url + path,
    headers,
  }));
  // The first responses compile code and fill caches, so they are not counted.
  for (const page of pages) await (await fetch(page.url, { headers })).arrayBuffer();
  let errors = await askBeside('light pages at rest, median / 95 %', pages, () => wait(restSeconds * 1_000));
  let ended: ResumeImport | null = null;
  const begun = performance.now();
  const secondsSince = () => (performance.now() - begun) / 1_000;
  errors += await askBeside('light pages beside the import', pages, async () => {
    const making = (await sendAll(client, id)) / 1_000;
    const sent = secondsSince();
    say('announced and sent', `${sent.toFixed(1)} s, of which ${making.toFixed(1)} s made files`);
    ended = await untilEnded(client, id);
    const total = secondsSince();
    say('sent and read, all', `${total.toFixed(1)} s, ${(count / total).toFixed(1)} files a second`);
  });
  const { counts } = ended ?? (await client.call(getImport, { id })).data;
  const states = `${counts.done} read, ${counts.duplicate} duplicates, ${counts.refused} refused`;
  say(`of ${count} files`, states);
  return errors === 0 && counts.done === count;
}

/** Imports a table and undoes the import. Its counts must be exact, and nothing may be left. */
async function measureTable({ url }: SpawnedServer): Promise<boolean> {
  const api = `${url}/api`;
  const headers = { authorization: `Bearer ${await enter(api)}` };
  const client = createClient({ baseUrl: api, headers: () => headers });
  const table = makeCandidateTable(count);
  const file = new File([table.csv], 'people.csv');
  say('the file', `${(file.size / 1024 / 1024).toFixed(1)} MB, ${count} rows`);
  const pages = ['/api/imports', '/api/files', '/api/tags', '/api/credits'].map((path) => ({
    url: url + path,
    headers,
  }));
  for (const page of pages) await (await fetch(page.url, { headers })).arrayBuffer();
  let errors = await askBeside('light pages at rest, median / 95 %', pages, () => wait(restSeconds * 1_000));
  const timed = async <Result>(what: string, work: () => Promise<Result>): Promise<Result> => {
    const begun = performance.now();
    const result = await work();
    say(what, `${((performance.now() - begun) / 1_000).toFixed(1)} s`);
    return result;
  };
  let isExact = false;
  let id = '';
  errors += await askBeside('light pages beside preview and import', pages, async () => {
    const preview = await timed('previewed', () => client.call(previewCandidateTable, { file }));
    isExact = preview.data.total === count && preview.data.refused === table.refused;
    const request = { name: 'Spring fair', mapping: table.mapping, file, idempotencyKey: randomUUID() };
    const begun = performance.now();
    ({ id } = (await timed('taken', () => client.call(importCandidateTable, request))).data);
    const { counts } = await untilEnded(client, id);
    const seconds = (performance.now() - begun) / 1_000;
    say('written and read, all', `${seconds.toFixed(1)} s, ${(count / seconds).toFixed(1)} rows a second`);
    const { done, duplicate, refused } = counts;
    isExact &&= done === table.done && duplicate === table.duplicates && refused === table.refused;
    say('counts', `${done} read, ${duplicate} duplicates, ${refused} refused`);
  });
  errors += await askBeside('light pages beside undoing', pages, async () => {
    await timed('undone', async () => {
      await client.call(changeImport, { id, to: 'undo' });
      while ((await client.call(getImport, { id })).data.state !== 'undone') await wait(250);
    });
  });
  const files = (await client.call(listFiles, { limit: 1 })).data.total;
  const tags = (await client.call(listTags, {})).data.length;
  const people = (await client.call(findPeople, { search: 'a' })).data.length;
  say('left afterwards', `${files} resumes, ${people} people, ${tags} tags`);
  if (!isExact) process.stdout.write(`WRONG: expected ${JSON.stringify({ ...table, csv: undefined })}\n`);
  return errors === 0 && isExact && files + tags + people === 0;
}

process.stdout.write(`${machine}; the server and whoever sends share the machine\n`);
const folder = await mkdtemp(join(tmpdir(), 'winnow-bench-import-'));
const postgres = values.postgres ? await startPostgres({ isDurable: true }) : null;
if (values.postgres && !postgres) throw new Error('No PostgreSQL can be started here.');
process.stdout.write(
  `${postgres?.version ?? 'embedded database'}, ${count} ${values.csv ? 'rows of a CSV file' : `files (${values.kinds})`}\n\n`,
);
try {
  const server = await spawnServer({
    DATA_DIR: folder,
    IDENTITY_AUTO_CONFIRM: 'on',
    LOG_LEVEL: 'warn',
    // Storage is sufficient for any number of files.
    FREE_STORAGE_MB: '1000000',
    DAILY_UPLOAD_PERCENT: '100',
    ...(postgres && { DATABASE_URL: postgres.url }),
  });
  try {
    process.exitCode = (await (values.csv ? measureTable : measure)(server)) ? 0 : 1;
  } catch (error) {
    throw new Error(`The server wrote:\n${server.output()}`, { cause: error });
  } finally {
    server.process.kill('SIGTERM');
    await server.ended;
  }
} finally {
  await postgres?.stop();
  await rm(folder, { recursive: true, force: true });
}
