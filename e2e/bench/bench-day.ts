/**
 * From pasting an advert to ten decisions, as a recruiter does it: on a laptop, on a phone and on a slow network, in
 * English and in German, in a real browser against the built product. Counts key presses and clicks, and the seconds
 * that pass without reading or thinking. Prints both next to their targets; the exit status is 1 only if something
 * failed or took more presses than the target, never because of a timing.
 *
 *   npm run bench:day
 */
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, type BrowserContextOptions, chromium, type Page } from '@playwright/test';
import { storageKeys } from '@winnow/contracts';
import { machine } from '../../tools/bench/machine.ts';
import { makePdfSet } from '../../tools/bench/pdf-set.ts';
import { findChromium } from '../chromium.ts';
import { newPerson, registerAndConfirm } from '../testing/person.ts';
import { sampleJob } from '../testing/samples.ts';
import { startProduct } from './start-product.ts';

const { values } = parseArgs({ options: { port: { type: 'string', default: '3295' } } });
/** Covered by the credits of a free account. */
const candidates = 10;
const aim = { presses: 60, minutes: 5 };
/** Choosing files in the system dialog, which scripts cannot see: open it, select all, confirm. */
const pressesOfFileDialog = 3;
/** Focus the field and paste. */
const pressesOfPaste = 3;

type Walk = {
  readonly name: string;
  readonly language: 'en' | 'de';
  readonly device: BrowserContextOptions;
  readonly isSlow?: true;
};

const laptop = { viewport: { width: 1280, height: 800 } };
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const walks: readonly Walk[] = [
  { name: 'laptop, English', language: 'en', device: laptop },
  { name: 'phone, German', language: 'de', device: phone },
  { name: 'laptop on a slow network, English', language: 'en', device: laptop, isSlow: true },
];

process.stdout.write(`${machine}; the product, the browser and this script share the machine\n\n`);
const product = await startProduct(Number(values.port));
const folder = await makePdfSet(candidates);
const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: [...(process.getuid?.() === 0 ? ['--no-sandbox'] : []), '--disable-gpu', '--no-first-run'],
});
try {
  for (const walk of walks) await take(browser, walk);
} finally {
  await browser.close();
  await product.stop();
  await rm(folder, { recursive: true });
}

async function take(within: Browser, { name, language, device, isSlow }: Walk): Promise<void> {
  const context = await within.newContext({ ...device, baseURL: product.url });
  let presses = 0;
  await context.exposeBinding('notePress', () => {
    presses += 1;
  });
  await context.addInitScript(listenForPresses);
  const page = await context.newPage();
  page.setDefaultTimeout(120_000);
  await registerAndConfirm(page, newPerson());
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
    storageKeys.language,
    language,
  ] as const);
  await page.goto('/job-descriptions/new');
  if (isSlow) await slowDown(page);

  presses = pressesOfPaste + pressesOfFileDialog;
  const begun = performance.now();
  await page.locator('textarea').first().fill(sampleJob);
  await page.getByRole('button', { name: /^(Save job description|Stelle speichern)$/ }).click();
  await page.waitForURL(/\/job-descriptions\/[0-9a-f-]{36}/);
  await page.locator('a[href^="/resume-analyzer?job="]:visible').first().click();
  const files = (await readdir(folder)).map((file) => join(folder, file));
  const input = page.locator('input[type="file"][multiple]').first();
  await input.waitFor({ state: 'attached' });
  await input.setInputFiles(files);
  const run = page.locator('section[aria-labelledby="price"]').getByRole('button', { name: /10/ });
  await run.click();
  await page.waitForURL(/\/resume-analyzer\/[0-9a-f-]{36}/);
  await page
    .locator('a[id^="candidate-"]')
    .nth(candidates - 1)
    .waitFor();
  await page.locator('a[href^="/resume-history/next"]:visible').first().click();
  for (let place = 0; place < candidates; place += 1) await decide(page, place, device.hasTouch === true);

  const seconds = (performance.now() - begun) / 1000;
  process.stdout.write(
    `${name.padEnd(36)} ${presses} presses (aim ${aim.presses}), ${seconds.toFixed(1)} s (aim ${aim.minutes * 60} s)\n`,
  );
  if (presses > aim.presses) throw new Error(`${name}: more presses than the aim`);
  await context.close();
}

/** Every third candidate is declined with a reason; the others are decided with one press. */
async function decide(page: Page, place: number, isByTouch: boolean): Promise<void> {
  await page.waitForURL(/\/resume-history\/[0-9a-f-]{36}/);
  const before = page.url();
  await page.locator('nav [role="status"]', { hasText: new RegExp(`^${place + 1}\\D`) }).waitFor();
  const which = place % 3;
  const decision = page.locator('[data-tour="decision"]').getByRole('button').nth(which);
  await decision.waitFor();
  if (isByTouch) await decision.tap();
  else await page.keyboard.press(String(which + 1));
  if (which === 2) {
    const dialog = page.getByRole('dialog');
    const chips = dialog.locator('[aria-pressed]');
    await chips.first().waitFor();
    if ((await dialog.locator('[aria-pressed="true"]').count()) === 0) await chips.nth(1).click();
    await page.keyboard.press('Enter');
  }
  await page.waitForURL((url) => url.href !== before);
}

/** Runs in the page. */
function listenForPresses(): void {
  const note = (globalThis as unknown as { notePress: () => void }).notePress;
  addEventListener('pointerdown', () => note(), true);
  addEventListener('keydown', ({ repeat }) => !repeat && note(), true);
}

/** Like a phone on a train: 400 ms round trip, 1.6 and .75 Mbit/s. */
async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: 200_000,
    uploadThroughput: 94_000,
  });
}
