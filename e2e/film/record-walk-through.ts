/**
 * Records the walk-through of the landing page: the built product in a real browser, with the samples, from pasting a
 * job description to sharing a shortlist. Writes the film as MP4 and WebM, its poster and its captions in every
 * language to the folders that the web uses. Needs an ffmpeg with libx264 and libvpx.
 *
 *   npm run film -- --ffmpeg PATH
 */
import { spawnSync } from 'node:child_process';
import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, expect, type Page } from '@playwright/test';
import { startProduct } from '../bench/start-product.ts';
import { findChromium } from '../chromium.ts';
import { enter } from '../testing/enter.ts';
import { sampleJob, sampleResume } from '../testing/samples.ts';
import { createFilmCamera } from './film-camera.ts';
import { type CaptionId, captionLanguages, captions } from './film-captions.ts';
import { writeWebVtt } from './web-vtt.ts';

const { values } = parseArgs({
  options: {
    ffmpeg: { type: 'string', default: 'ffmpeg' },
    port: { type: 'string', default: '3296' },
    /** Keeps the frames, for inspection. */
    keep: { type: 'boolean', default: false },
  },
});

const target = join(import.meta.dirname, '../../apps/web/src/features/home/demo/walk-through');
const size = { width: 1280, height: 720 };
/** Covered by the credits of a free account. */
const resumeCount = 10;
const maxBytes = 8 * 1024 * 1024;
const length = { from: 60, to: 90 };

const folder = await mkdtemp(join(tmpdir(), 'winnow-film-'));
const product = await startProduct(Number(values.port));
const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: [...(process.getuid?.() === 0 ? ['--no-sandbox'] : []), '--disable-gpu', '--no-first-run'],
});
try {
  const context = await browser.newContext({
    baseURL: product.url,
    viewport: size,
    locale: 'en-US',
    colorScheme: 'light',
  });
  const page = await context.newPage();
  page.setDefaultTimeout(120_000);
  await enter(page, {
    name: 'Maren Ostrowski',
    email: 'maren@harbourline.example.test',
    password: 'barley over the long field',
  });
  await film(page);
} finally {
  await browser.close();
  await product.stop();
  if (values.keep) process.stdout.write(`The pictures are in ${folder}\n`);
  else await rm(folder, { recursive: true });
}

async function film(page: Page): Promise<void> {
  const camera = await createFilmCamera<CaptionId>(page, folder);
  const main = page.getByRole('main');

  await page.goto('/job-descriptions/new');
  const advert = main.locator('textarea').first();
  await advert.waitFor();
  camera.cue('job');
  await camera.hold(1.5);
  await camera.click(advert);
  await advert.fill(sampleJob);
  await camera.hold(3);
  await camera.click(main.getByRole('button', { name: 'Save job description' }));
  await page.waitForURL(/\/job-descriptions\/[0-9a-f-]{36}/);

  const requirements = page.locator('[data-tour="requirements"]');
  await requirements.waitFor();
  camera.cue('requirements');
  await camera.hold(3);
  const degree = requirements.getByRole('switch', { name: /^Bachelor/ });
  await camera.click(degree);
  await camera.watch(0.8);
  await camera.hold(2);
  await camera.click(main.getByRole('button', { name: 'Save', exact: true }).first());
  await main.getByText('All changes are saved').waitFor();
  await camera.hold(2);

  await camera.click(page.locator('a[href^="/resume-analyzer?job="]:visible').first());
  const input = page.locator('input[type="file"][multiple]').first();
  await input.waitFor({ state: 'attached' });
  camera.cue('upload');
  await camera.hold(2);
  await camera.moveTo(page.locator('label[for], button', { hasText: 'Choose' }).first());
  await input.setInputFiles((await sampleFiles()).slice(0, resumeCount));
  await camera.watch(1.5);
  const run = page.locator('section[aria-labelledby="price"]').getByRole('button', {
    name: String(resumeCount),
  });
  await run.waitFor();
  await expect(run).toBeEnabled();
  await run.scrollIntoViewIfNeeded();
  await camera.hold(3);
  await camera.click(run);
  await page.waitForURL(/\/resume-analyzer\/[0-9a-f-]{36}/);

  await main.getByRole('heading', { level: 1 }).waitFor();
  camera.cue('run');
  const candidates = page.locator('a[id^="candidate-"]');
  const ended = candidates.nth(resumeCount - 1).waitFor();
  await camera.watch(4);
  await ended;
  await camera.hold(1.5);

  camera.cue('ranking');
  await camera.hold(2.5);
  await camera.scroll(420);
  await camera.hold(3.5);
  await camera.scroll(-300);
  await takePoster(page);

  await camera.click(candidates.first());
  await page.waitForURL(/\/resume-history\/[0-9a-f-]{36}/);
  const evidence = page.locator('[data-tour="evidence"]');
  await evidence.waitFor();
  camera.cue('evidence');
  await camera.hold(3);
  await camera.click(page.locator('a[href^="#evidence"]').first());
  await camera.watch(1);
  await camera.hold(4);

  camera.cue('decision');
  const decide = page.locator('[data-tour="decision"]').getByRole('button').first();
  await camera.click(decide);
  await camera.watch(1);
  await camera.hold(3);

  await camera.click(main.getByRole('link', { name: 'Back to results' }));
  await candidates.first().waitFor();
  camera.cue('share');
  const boxes = main.getByRole('checkbox', { name: /^Select Candidate/ });
  await camera.click(boxes.nth(0));
  await camera.click(boxes.nth(1));
  await camera.click(page.getByRole('button', { name: 'Share', exact: true }).first());
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  await camera.hold(2.5);
  await camera.click(dialog.getByRole('button', { name: 'Create link' }));
  await dialog.getByRole('textbox', { name: 'Link' }).waitFor();
  await camera.hold(3.5);
  await camera.click(dialog.getByRole('button', { name: 'Done' }));

  camera.cue('end');
  await camera.hold(3.5);

  await writeFilm(await camera.finish());
  for (const language of captionLanguages) {
    const text = writeWebVtt(camera.cues(), camera.length(), captions[language]);
    await writeFile(join(target, `captions.${language}.vtt`), text);
  }
  const seconds = camera.length();
  process.stdout.write(`The film takes ${seconds.toFixed(1)} s.\n`);
  if (seconds < length.from || seconds > length.to)
    throw new Error(`A film of ${length.from} to ${length.to} seconds is wanted.`);
}

async function sampleFiles(): Promise<string[]> {
  const names = await readdir(join(import.meta.dirname, '../../samples/resumes'));
  return names.toSorted().map(sampleResume);
}

/** Takes the picture shown until the film plays. */
async function takePoster(page: Page): Promise<void> {
  await page.screenshot({ path: join(target, 'poster.jpg'), type: 'jpeg', quality: 80 });
}

async function writeFilm(frames: string): Promise<void> {
  const picture = ['-f', 'concat', '-safe', '0', '-i', frames, '-an', '-r', '25', '-pix_fmt', 'yuv420p'];
  const h264 = [
    '-c:v',
    'libx264',
    '-preset',
    'slow',
    '-crf',
    '22',
    '-profile:v',
    'high',
    '-movflags',
    '+faststart',
  ];
  const vp9 = [
    '-c:v',
    'libvpx-vp9',
    '-b:v',
    '0',
    '-crf',
    '36',
    '-row-mt',
    '1',
    '-cpu-used',
    '3',
    '-g',
    '250',
  ];
  await encode([...picture, ...h264], 'walk-through.mp4');
  await encode([...picture, ...vp9], 'walk-through.webm');
}

async function encode(options: readonly string[], name: string): Promise<void> {
  const path = join(target, name);
  const { status } = spawnSync(values.ffmpeg, ['-y', '-loglevel', 'error', ...options, path], {
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error(`${values.ffmpeg} could not write ${name}.`);
  const { size: bytes } = await stat(path);
  process.stdout.write(`${name}: ${(bytes / 1024 / 1024).toFixed(2)} MB\n`);
  if (bytes > maxBytes) throw new Error(`${name} is larger than ${maxBytes} bytes.`);
}
