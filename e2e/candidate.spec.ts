import { expect, type Page, test } from '@playwright/test';
import { createJob, startBatch, uploadFile } from '@winnow/contracts';
import { makeResume } from '../tools/bench/make-resume.ts';
import { makeGoodPdf } from '../tools/testing/hostile-files.ts';
import { enter } from './testing/enter.ts';

const job = `Senior Software Engineer

Requirements
- TypeScript
- PostgreSQL
- Docker

Nice to have
- Rust`;

/** Share of a page's canvas that is not blank: dark pixels per thousand. */
function inkOf(page: Page): Promise<number> {
  return page
    .locator('canvas')
    .first()
    .evaluate((canvas: HTMLCanvasElement) => {
      const { data } = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? {
        data: [],
      };
      let dark = 0;
      for (let at = 0; at < data.length; at += 4)
        if ((data[at] ?? 255) < 128 && (data[at + 3] ?? 0) > 0) dark += 1;
      return Math.round((dark * 4000) / Math.max(1, data.length));
    });
}

/**
 * The marks of the selected requirement, and whether the page is dark under each, so that they mark words rather than
 * blank paper.
 */
function chosenMarks(page: Page): Promise<boolean[]> {
  return page
    .locator('canvas')
    .first()
    .evaluate((canvas: HTMLCanvasElement) => {
      const frame = canvas.getBoundingClientRect();
      const sharpness = canvas.width / frame.width;
      const marks = [...(canvas.parentElement?.querySelectorAll('button') ?? [])].filter(
        (mark) => getComputedStyle(mark).outlineStyle === 'solid',
      );
      return marks.map((mark) => {
        const { left, top, width, height } = mark.getBoundingClientRect();
        const { data } = canvas
          .getContext('2d')
          ?.getImageData(
            (left - frame.left) * sharpness,
            (top - frame.top) * sharpness,
            Math.max(1, width * sharpness),
            Math.max(1, height * sharpness),
          ) ?? { data: [] };
        for (let at = 0; at < data.length; at += 4) if ((data[at] ?? 255) < 128) return true;
        return false;
      });
    });
}

test('the original is drawn with its evidence, facts are set right for free, and a score is computed again', async ({
  page,
}) => {
  test.setTimeout(180_000);
  await page.setViewportSize({ width: 1280, height: 860 });
  const { client } = await enter(page);
  const { id: jobDescriptionId } = (await client.call(createJob, { text: job })).data;
  // The first of the made-up people who knows TypeScript.
  const number = Array.from({ length: 20 }, (_, at) => at).find((at) =>
    makeResume(at).skills.some(({ items }) => items.includes('TypeScript')),
  );
  const file = new File([Buffer.from(await makeGoodPdf(number ?? 0))], 'resume.pdf');
  const [sent] = (await client.call(uploadFile, { file })).data.files;
  const fileIds = [sent?.file?.id ?? ''];
  const run = { jobDescriptionId, fileIds, idempotencyKey: crypto.randomUUID() };
  const { id: runId } = (await client.call(startBatch, run)).data;
  await page.goto(`/resume-analyzer/${runId}`);
  await page.getByRole('link', { name: /^Candidate / }).click({ timeout: 60_000 });

  await test.step('the page is covered until somebody asks for it, and drawn then', async () => {
    const name = makeResume(number ?? 0).name;
    await expect(page.getByText('The original file is hidden in anonymous view')).toBeVisible();
    await expect(page.locator('main')).not.toContainText(name);
    await page.getByRole('button', { name: 'Show the original' }).click();
    await expect(page.getByRole('img', { name: /^Page 1 of / })).toBeVisible({ timeout: 30_000 });
    await expect.poll(() => inkOf(page), { timeout: 30_000 }).toBeGreaterThan(5);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  });

  const finding = page.getByRole('listitem').filter({
    has: page.getByRole('heading', { name: 'TypeScript', exact: true, level: 4 }),
  });
  await test.step('choosing the words of a requirement marks them on the page, and the reverse', async () => {
    expect(await chosenMarks(page)).toEqual([]);
    await finding.getByRole('link').first().click();
    await expect.poll(() => chosenMarks(page)).toContain(true);
    expect(await chosenMarks(page)).not.toContain(false);
    await page
      .getByRole('button', { name: /^Evidence for .*Docker/ })
      .first()
      .click();
    await expect(page.getByRole('heading', { name: 'Docker', exact: true, level: 4 })).toBeInViewport();
    expect(await chosenMarks(page)).not.toContain(false);
  });

  const score = async () =>
    Number(
      /Score (\d+)/.exec(
        (await page
          .getByRole('img', { name: /^Score \d+/ })
          .first()
          .getAttribute('aria-label')) ?? '',
      )?.[1],
    );
  await test.step('a skill taken out by hand no longer counts, at once and for free', async () => {
    const before = await score();
    await page.getByRole('tab', { name: 'Facts' }).click();
    // The wrong chip links to its correction.
    await page.getByRole('link', { name: /^TypeScript/ }).click();
    await page.getByRole('button', { name: 'Remove TypeScript' }).click();
    await expect(page.getByText('Saved and scored again.')).toBeVisible();
    await expect(page.getByText('Corrected by hand')).toBeVisible();
    await page.getByRole('tab', { name: 'Why' }).click();
    await expect(finding).not.toContainText('Met');
    expect(await score()).toBeLessThan(before);

    await page.getByRole('tab', { name: 'Facts' }).click();
    await page.getByRole('button', { name: 'Reset Skills to what was read' }).click();
    await expect(page.getByText('Corrected by hand')).toHaveCount(0);
    await page.getByRole('tab', { name: 'Why' }).click();
    await expect(finding).toContainText('Met');
    await expect.poll(score).toBe(before);
  });

  await test.step('verified, it is the same, bit for bit', async () => {
    await page.getByRole('tab', { name: 'Record' }).click();
    await page.getByRole('button', { name: 'Verify score' }).click();
    await expect(page.getByText('Verified: recomputed with an identical result.')).toBeVisible({
      timeout: 30_000,
    });
    await expect(
      page.getByText('Facts corrected', { exact: false }).filter({ hasText: 'point' }),
    ).toHaveCount(2);
    await page.goto('/credits');
    await expect(page.getByRole('region', { name: 'Available' })).toContainText('9 of 10 from this month');
  });
});
