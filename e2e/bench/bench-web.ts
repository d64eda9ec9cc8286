/**
 * The public pages in a real browser against the built product: Lighthouse on a slow phone, and axe in every theme and
 * width. Prints figures next to their limits; the exit status is 1 if one is missed.
 *
 *   npm run bench:web                      every public page, and that of a job
 *   npm run bench:web -- --path / --path /pricing
 *   npm run bench:web -- --path job        the page of a job alone
 */
import { randomUUID } from 'node:crypto';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { createClient, createJob, saveApplyPage, signIn, signUp } from '@winnow/contracts';
import { findChromium } from '../chromium.ts';
import { checkAccessibility } from './check-accessibility.ts';
import { measurePage, type PageFigures } from './measure-page.ts';
import { startProduct } from './start-product.ts';

const jobText =
  'Data analyst\n\nRequirements\n- 3+ years of experience with SQL\n- Python\n- Degree in statistics';

const { values } = parseArgs({
  options: {
    path: { type: 'string', multiple: true },
    port: { type: 'string', default: '3290' },
    language: { type: 'string', default: 'en' },
  },
});
const port = Number(values.port);
const debuggingPort = port + 1;
/** Compressed size of the landing page's scripts, including all that it loads automatically. */
const scriptLimit = 100_000;
/** In place of a path: the page where candidates apply for a job. */
const pageOfJob = 'job';
const missed: string[] = [];

// The bench signs up before it opens the page of a job.
const product = await startProduct(port, { IDENTITY_AUTO_CONFIRM: 'on' });
const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: [
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    `--remote-debugging-port=${debuggingPort}`,
    '--disable-gpu',
    '--disable-background-networking',
    '--no-first-run',
  ],
});
try {
  const named = values.path ?? [...(await publicPaths()), pageOfJob];
  const paths = named.includes(pageOfJob)
    ? [...named.filter((path) => path !== pageOfJob), ...(await openJobPages())]
    : named;
  line('page', ['perf', 'a11y', 'best', 'seo', 'paint', 'blocked', 'shift', 'script', 'foreign', 'axe']);
  for (const path of paths) await measure(path);
} finally {
  await browser.close();
  await product.stop();
}
for (const error of missed) process.stdout.write(`missed: ${error}\n`);
process.exitCode = missed.length > 0 ? 1 : 0;

/** The pages that the product lists for search engines, in one language, and the sign-in pages. */
async function publicPaths(): Promise<string[]> {
  const sitemap = await (await fetch(`${product.url}/sitemap.xml`)).text();
  const listed = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
  return [...new Set(listed)];
}

/** The page of a job with questions, and the page shown after applying. */
async function openJobPages(): Promise<string[]> {
  const account = { email: `${randomUUID()}@example.org`, password: 'a long and quiet river' };
  const baseUrl = `${product.url}/api`;
  const visitor = createClient({ baseUrl });
  await visitor.call(signUp, { name: 'Ada Thorne', ...account });
  const { token } = (await visitor.call(signIn, account)).data;
  const client = createClient({ baseUrl, headers: () => ({ authorization: `Bearer ${token}` }) });
  const { id } = (await client.call(createJob, { text: jobText })).data;
  const { url } = (
    await client.call(saveApplyPage, {
      id,
      isOpen: true,
      isListed: true,
      language: 'en',
      closesOn: null,
      notice: '',
      privacyUrl: '',
      questions: [
        { id: randomUUID(), kind: 'yes-no', text: 'May you work in the harbor?', accepts: 'yes' },
        {
          id: randomUUID(),
          kind: 'choice',
          text: 'Which shift?',
          options: ['Early', 'Late'],
          accepts: ['Early'],
        },
        { id: randomUUID(), kind: 'number', text: 'Years with SQL?', atLeast: 2 },
      ],
    })
  ).data;
  return url === null ? [] : [new URL(url).pathname];
}

async function measure(path: string): Promise<void> {
  const url = product.url + path + (values.language === 'en' ? '' : `?lang=${values.language}`);
  // The first visitor waits for the page to be rendered, which is not measured elsewhere either.
  await fetch(url, { headers: { accept: 'text/html' } });
  const figures = await measurePage(url, debuggingPort);
  const found = await checkAccessibility(browser, url);
  line(path, [
    String(figures.performance),
    String(figures.accessibility),
    String(figures.bestPractices),
    String(figures.seo),
    `${figures.paintSeconds.toFixed(1)} s`,
    `${Math.round(figures.blockedMs)} ms`,
    figures.layoutShift.toFixed(3),
    `${(figures.scriptBytes / 1_000).toFixed(1)} kB`,
    String(figures.foreignRequests.length),
    `${found.errors.length} in ${found.count}`,
  ]);
  for (const error of errorsOf(path, figures)) missed.push(`${path}: ${error}`);
  for (const error of found.errors) missed.push(`${path}: ${error}`);
}

function errorsOf(path: string, figures: PageFigures): string[] {
  const { performance, accessibility, bestPractices, seo, layoutShift, scriptBytes, foreignRequests } =
    figures;
  // The page of a job allows no connections, so Lighthouse, which fetches robots.txt from inside it, gets none.
  return [
    ...(performance < 95 ? [`performance ${performance} of 95: ${figures.errors.join('; ')}`] : []),
    ...(accessibility < 100 || bestPractices < 100 || (seo < 100 && !path.startsWith('/apply/'))
      ? [`not all that Lighthouse asks: ${figures.errors.join('; ')}`]
      : []),
    ...(layoutShift > 0.001 ? [`the layout shifts by ${layoutShift.toFixed(3)}`] : []),
    ...(path === '/' && scriptBytes > scriptLimit
      ? [`${scriptBytes} bytes of script where ${scriptLimit} are allowed`]
      : []),
    ...foreignRequests.map((url) => `a request to ${url}`),
  ];
}

function line(name: string, cells: readonly string[]): void {
  process.stdout.write(`${name.padEnd(22)}${cells.map((cell) => cell.padStart(9)).join('')}\n`);
}
