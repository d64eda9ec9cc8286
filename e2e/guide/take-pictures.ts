/**
 * Takes the pictures of the user guide and the README: the built product in a browser, light theme, 1280 pixels wide,
 * with our own samples of fictional people. Look at them before you commit them.
 *
 *   npm run guide:pictures
 *   npm run guide:pictures -- --only board,share
 */
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Page } from '@playwright/test';
import {
  changeAnalyses,
  createJob,
  getBatch,
  listAnalyses,
  startBatch,
  subscribe,
  updateAnalysis,
  uploadFile,
} from '@winnow/contracts';
import { startProduct } from '../bench/start-product.ts';
import { findChromium } from '../chromium.ts';
import { type Entered, enter } from '../testing/enter.ts';
import { sampleJob } from '../testing/samples.ts';

const { values } = parseArgs({
  options: { port: { type: 'string', default: '3297' }, only: { type: 'string' } },
});
const wanted = values.only?.split(',') ?? null;
const root = join(import.meta.dirname, '../..');
const folder = join(root, 'docs/guide/pictures');
const maxBytes = 150_000;

/** The job and the run shown in every picture. */
type Work = {
  readonly jobId: string;
  readonly runId: string;
  readonly best: string;
  readonly nextJobId: string;
};

const product = await startProduct(Number(values.port));
const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: [...(process.getuid?.() === 0 ? ['--no-sandbox'] : []), '--disable-gpu', '--no-first-run'],
});
try {
  const context = await browser.newContext({
    baseURL: product.url,
    viewport: { width: 1280, height: 800 },
    colorScheme: 'light',
    reducedMotion: 'reduce',
    locale: 'en-GB',
  });
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  const entered = await enter(page);
  const work = await makeWork(entered);
  for (const [name, show] of pictures(work)) {
    if (wanted && !wanted.includes(name)) continue;
    await show(page);
    await take(page, name);
  }
} finally {
  await browser.close();
  await product.stop();
}

/** A job with a run of all samples, some of them with decisions. */
async function makeWork({ client }: Entered): Promise<Work> {
  await client.call(subscribe, { plan: 'pro', idempotencyKey: crypto.randomUUID() });
  const { id: jobId } = (await client.call(createJob, { text: sampleJob })).data;
  const samples = join(root, 'samples/resumes');
  const fileIds: string[] = [];
  for (const name of await readdir(samples)) {
    const file = new File([new Uint8Array(await readFile(join(samples, name)))], name);
    fileIds.push((await client.call(uploadFile, { file })).data.files[0]?.file?.id ?? '');
  }
  const run = { jobDescriptionId: jobId, fileIds, idempotencyKey: crypto.randomUUID() };
  const { id: runId } = (await client.call(startBatch, run)).data;
  while ((await client.call(getBatch, { id: runId })).data.state !== 'done') {
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  const { analyses } = (await client.call(listAnalyses, { batchId: runId, order: 'group', limit: 50 })).data;
  const ids = analyses.map(({ id }) => id);
  const [best, second, third, fourth, fifth, sixth] = ids;
  if (!best || !second || !third || !fourth || !fifth || !sixth)
    throw new Error('The samples were not scored.');
  const reason = 'Has built and run services like ours.';
  await client.call(updateAnalysis, { id: second, decision: { value: 'yes', reason }, stage: 'interview' });
  for (const id of [third, fourth]) await client.call(updateAnalysis, { id, stage: 'screening' });
  await client.call(updateAnalysis, {
    id: sixth,
    decision: { value: 'no', reasons: ['missing-must'] },
    stage: 'declined',
  });
  await client.call(changeAnalyses, {
    changeId: crypto.randomUUID(),
    ids: [second, third],
    addTags: ['Kafka'],
  });
  const nextText = await readFile(join(root, 'samples/job-description-nurse.txt'), 'utf8');
  const { id: nextJobId } = (await client.call(createJob, { text: nextText })).data;
  return { jobId, runId, best, nextJobId };
}

/** Each brings a page to the state that its picture shows. */
function pictures({
  jobId,
  runId,
  best,
  nextJobId,
}: Work): readonly (readonly [string, (page: Page) => Promise<void>])[] {
  const job = `/job-descriptions/${jobId}`;
  const results = async (page: Page) => {
    await page.goto(`/resume-analyzer/${runId}`);
    await page.locator('a[id^="candidate-"]').nth(4).waitFor();
  };
  const select = async (page: Page, count: number) => {
    const boxes = page.getByRole('checkbox', { name: /^Select / });
    for (let place = 0; place < count; place += 1) await boxes.nth(place).check();
  };
  return [
    [
      'new-job',
      async (page) => {
        await page.goto('/job-descriptions/new');
        await page.locator('textarea').first().fill(sampleJob);
      },
    ],
    [
      'requirements',
      async (page) => {
        await page.goto(`${job}?view=requirements`);
        await page.getByRole('heading', { level: 1 }).waitFor();
      },
    ],
    [
      'upload',
      async (page) => {
        await page.goto(`/resume-analyzer?job=${nextJobId}`);
        const input = page.locator('input[type="file"][multiple]').first();
        await input.waitFor({ state: 'attached' });
        await input.setInputFiles(
          ['adaeze-okonkwo.pdf', 'priya-raghunathan.docx', 'tomas-quispe.txt'].map((name) =>
            join(root, 'samples/resumes', name),
          ),
        );
        await page.locator('section[aria-labelledby="price"]').getByRole('button').first().waitFor();
      },
    ],
    ['results', results],
    [
      'candidate',
      async (page) => {
        await page.goto(`/resume-history/${best}`);
        await page.locator('[data-tour="decision"]').waitFor();
        await page
          .locator('blockquote, q, button:has(q)')
          .first()
          .click()
          .catch(() => undefined);
      },
    ],
    [
      'decision',
      async (page) => {
        await page.goto(`/resume-history/${best}`);
        await page.locator('[data-tour="decision"]').getByRole('button').nth(2).click();
        await page.getByRole('dialog').waitFor();
      },
    ],
    [
      'board',
      async (page) => {
        await page.goto(`${job}?view=board`);
        await page.getByRole('heading', { level: 1 }).waitFor();
      },
    ],
    [
      'figures',
      async (page) => {
        await page.goto(`${job}?view=figures`);
        await page.getByRole('heading', { level: 1 }).waitFor();
      },
    ],
    [
      'bulk',
      async (page) => {
        await results(page);
        await select(page, 3);
      },
    ],
    [
      'search',
      async (page) => {
        await results(page);
        await page.keyboard.press('ControlOrMeta+k');
        await page.getByRole('dialog').getByRole('combobox').fill('kafka');
        await page.getByRole('option').filter({ hasText: /kafka/i }).nth(1).waitFor();
      },
    ],
    [
      'share',
      async (page) => {
        await results(page);
        await select(page, 3);
        await page.getByRole('button', { name: 'Share', exact: true }).click();
        await page.getByRole('dialog').waitFor();
      },
    ],
    ['credits', (page) => open(page, '/credits')],
    ['billing', (page) => open(page, '/billing')],
    ['settings', (page) => open(page, '/settings')],
    ['dashboard', (page) => open(page, '/dashboard')],
  ];
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).waitFor();
}

/** WebP, created by the browser itself: a third of the size of a PNG, without another program. */
async function take(page: Page, name: string): Promise<void> {
  await page.waitForLoadState('networkidle').catch(() => undefined);
  await page.waitForTimeout(600);
  const png = (await page.screenshot({ animations: 'disabled', caret: 'hide' })).toString('base64');
  const maker = await page.context().newPage();
  await maker.goto('/robots.txt');
  const webp = await maker.evaluate(async (bytes) => {
    const blob = new Blob([Uint8Array.from(atob(bytes), (sign) => sign.charCodeAt(0))], {
      type: 'image/png',
    });
    const image = await createImageBitmap(blob);
    const canvas = new OffscreenCanvas(image.width, image.height);
    canvas.getContext('2d')?.drawImage(image, 0, 0);
    const made = new Uint8Array(
      await (await canvas.convertToBlob({ type: 'image/webp', quality: 0.82 })).arrayBuffer(),
    );
    return btoa(made.reduce((text, byte) => text + String.fromCharCode(byte), ''));
  }, png);
  await maker.close();
  const file = join(folder, `${name}.webp`);
  await writeFile(file, Buffer.from(webp, 'base64'));
  const { size } = await stat(file);
  process.stdout.write(`${name.padEnd(14)} ${Math.round(size / 1024)} kB\n`);
  if (size > maxBytes) throw new Error(`${file} is larger than ${maxBytes} bytes.`);
}
