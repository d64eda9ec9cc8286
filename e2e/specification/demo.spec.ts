import { expect, type Page, test } from '@playwright/test';
import { openPage } from '../testing/open-page.ts';

const openDemo = (page: Page) => page.getByRole('button', { name: /3-Minute Demo/ }).click();
const video = (page: Page) => page.getByRole('dialog').locator('video');

/** The state of the video player. */
const stateOf = (page: Page) =>
  video(page).evaluate((element: HTMLVideoElement) => ({
    seconds: element.duration,
    isMuted: element.muted,
    hasControls: element.controls,
    source: element.currentSrc,
    width: element.videoWidth,
    shown: [...element.textTracks].filter(({ mode }) => mode === 'showing').map(({ language }) => language),
    languages: [...element.textTracks].map(({ language }) => language).toSorted(),
  }));

test('without a configured video, the walk-through that comes with the product is played', async ({
  page,
}) => {
  await openPage(page, '/');
  await openDemo(page);
  await expect.poll(async () => (await stateOf(page)).width).toBe(1280);
  const { seconds, ...state } = await stateOf(page);
  expect(seconds).toBeGreaterThan(60);
  expect(seconds).toBeLessThan(90);
  expect(state).toMatchObject({
    isMuted: true,
    hasControls: true,
    shown: ['en'],
    languages: ['ar', 'de', 'en', 'es', 'fr'],
  });
  // With reduced motion the user starts it.
  const isPaused = () => video(page).evaluate((element: HTMLVideoElement) => element.paused);
  expect(await isPaused()).toBe(true);
  await video(page).focus();
  await page.keyboard.press('Space');
  await expect.poll(isPaused).toBe(false);
  await expect
    .poll(() => video(page).evaluate((element: HTMLVideoElement) => element.currentTime))
    .toBeGreaterThan(0.5);
});

test('the captions are in the language of the page, and cover the whole film', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ locale: 'de-DE', baseURL: baseURL ?? '' });
  const page = await context.newPage();
  await openPage(page, '/');
  await page.getByRole('button', { name: /Demo/ }).click();
  await expect.poll(async () => (await stateOf(page)).shown).toEqual(['de']);
  const cues = () =>
    video(page).evaluate((element: HTMLVideoElement) => {
      const track = [...element.textTracks].find(({ mode }) => mode === 'showing');
      return [...(track?.cues ?? [])].map((cue) => [cue.startTime, cue.endTime, (cue as VTTCue).text]);
    });
  await expect.poll(async () => (await cues()).length).toBeGreaterThan(6);
  const all = (await cues()) as [number, number, string][];
  expect(all[0]?.[2]).toContain('Stellenbeschreibung');
  for (const [index, [from, to]] of all.entries()) {
    expect(from).toBe(index === 0 ? 0 : all[index - 1]?.[1]);
    expect(to - from).toBeGreaterThan(2);
  }
  await context.close();
});

test('both formats of the film are small, and support range requests', async ({ page }) => {
  await openPage(page, '/');
  await openDemo(page);
  const both = video(page).locator('source');
  await expect(both).toHaveCount(2);
  const sources = await both.evaluateAll((all) => all.map((source) => (source as HTMLSourceElement).src));
  for (const source of sources) {
    const part = await page.request.get(source, { headers: { range: 'bytes=0-99' } });
    expect(part.status()).toBe(206);
    const [, size = ''] = /^bytes 0-99\/(\d+)$/.exec(part.headers()['content-range'] ?? '') ?? [];
    expect(Number(size)).toBeGreaterThan(100_000);
    expect(Number(size)).toBeLessThan(8 * 1024 * 1024);
  }
});

test('a film that fails to load is reported, and the steps show the same', async ({ page }) => {
  await openPage(page, '/');
  await page.route(/\.(mp4|webm)$/, (route) => route.abort());
  await openDemo(page);
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('The video can’t be played')).toBeVisible();
  await dialog.getByRole('button', { name: 'Read it in steps' }).click();
  await expect(dialog.getByText('Say what you need')).toBeVisible();
});
