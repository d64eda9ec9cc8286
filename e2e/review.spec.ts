import { expect, type Page, test } from '@playwright/test';
import { type Client, createJob, getAnalysis, listAnalyses, startBatch, uploadFile } from '@winnow/contracts';
import { makeGoodPdf } from '../tools/testing/hostile-files.ts';
import { enter } from './testing/enter.ts';
import { expectAccessible } from './testing/expect-accessible.ts';
import { makeOwnServer } from './testing/own-server.ts';
import { addressOf, logIn } from './testing/person.ts';

const job = `Senior Software Engineer

Requirements
- TypeScript
- PostgreSQL
- Docker

Nice to have
- Rust`;

/** A finished run of made-up people; their analyses in the order of the list, best first. */
async function runOf(page: Page, client: Client, count: number): Promise<string[]> {
  const { id: jobDescriptionId } = (await client.call(createJob, { text: job })).data;
  const fileIds: string[] = [];
  for (let number = 0; number < count; number += 1) {
    const file = new File([Buffer.from(await makeGoodPdf(number))], `resume-${number}.pdf`);
    const [sent] = (await client.call(uploadFile, { file })).data.files;
    fileIds.push(sent?.file?.id ?? '');
  }
  const run = { jobDescriptionId, fileIds, idempotencyKey: crypto.randomUUID() };
  const { id } = (await client.call(startBatch, run)).data;
  await page.goto(`/resume-analyzer/${id}`);
  const links = page.getByRole('link', { name: /^Candidate / });
  await expect(links).toHaveCount(count, { timeout: 90_000 });
  const ids = await links.evaluateAll((all) => all.map((link) => link.id.replace('candidate-', '')));
  return ids;
}

const notesOf = async (client: Client, id: string) => (await client.call(getAnalysis, { id })).data.notes;

test('ten candidates are reviewed by keys alone, best first, and a decision is taken back', async ({
  page,
}) => {
  test.setTimeout(240_000);
  await page.setViewportSize({ width: 1280, height: 860 });
  const { client } = await enter(page);
  const ids = await runOf(page, client, 10);
  const progress = page.getByRole('navigation', { name: 'Review' }).getByRole('status');
  const at = (place: number) => expect(page).toHaveURL(new RegExp(`/resume-history/${ids[place]}\\?`));

  await test.step('the dashboard opens the best of the newest run', async () => {
    await page.goto('/dashboard');
    await page.getByRole('link', { name: 'Review them' }).focus();
    await page.keyboard.press('Enter');
    await expect(progress).toHaveText('1 of 10 to review');
    await at(0);
  });

  await test.step('each decision opens the next', async () => {
    for (const [place, key] of ['1', '2', '1', '1'].entries()) {
      await expect(progress).toHaveText(`${place + 1} of 10 to review`);
      await page.keyboard.press(key);
      await expect(progress).toHaveText(`${place + 2} of 10 to review`);
    }
    await at(4);
  });

  await test.step('a decision that is taken back is looked at again', async () => {
    await page.keyboard.press('Control+z');
    await expect(progress).toHaveText('4 of 10 to review');
    await at(3);
    await expect(page.getByRole('button', { name: 'Yes', exact: true, pressed: true })).toHaveCount(0);
    await page.keyboard.press('1');
    await expect(progress).toHaveText('5 of 10 to review');
  });

  await test.step('the review survives a reload, and one who is passed over comes at the end', async () => {
    await page.reload();
    await expect(progress).toHaveText('5 of 10 to review');
    await page.keyboard.press('j');
    await expect(progress).toHaveText('6 of 10 to review');
    for (let place = 6; place < 10; place += 1) {
      await expect(progress).toHaveText(`${place} of 10 to review`);
      await page.keyboard.press('2');
      await expect(progress).toHaveText(`${place + 1} of 10 to review`);
    }
    await page.keyboard.press('2');
    await expect(progress).toHaveText('5 of 10 to review');
    await at(4);
  });

  await test.step('at the end it says what was done and what is next', async () => {
    await page.keyboard.press('1');
    await expect(page.getByRole('heading', { name: 'All 10 candidates reviewed' })).toBeVisible();
    await expect(page.locator('main')).toContainText('4 yes · 6 maybe · 0 no');
    await expectAccessible(page);
    await page.goBack();
    await expect(progress).toHaveText('5 of 10 to review');
  });
  const { analyses } = (await client.call(listAnalyses, { decision: 'none' })).data;
  expect(analyses).toEqual([]);
});

test('a job is reviewed from its page, a no is chosen by keys, and the way back leads to the job', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 1280, height: 860 });
  const { client } = await enter(page);
  await runOf(page, client, 2);
  const [row] = (await client.call(listAnalyses, {})).data.analyses;
  await page.goto(`/job-descriptions/${row?.jobDescriptionId}`);
  await page.getByRole('link', { name: 'Review 2 candidates' }).click();
  const progress = page.getByRole('navigation', { name: 'Review' }).getByRole('status');
  await expect(progress).toHaveText('1 of 2 to review');
  // Names stay hidden throughout.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Candidate /);
  await page.keyboard.press('3');
  await expect(page.getByRole('dialog', { name: /^No to Candidate / })).toBeVisible();
  await page.keyboard.press('3');
  await page.keyboard.press('Enter');
  await expect(progress).toHaveText('2 of 2 to review');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Candidate /);
  await page.getByRole('link', { name: 'Back to the job' }).click();
  await page.getByRole('link', { name: 'Review 1 candidate' }).click();
  await expect(progress).toHaveText('2 of 2 to review');
  const { analyses } = (await client.call(listAnalyses, { decision: 'no' })).data;
  expect(analyses.map(({ declinedFor }) => declinedFor?.reasons.includes('pay'))).toEqual([true]);
});

test('a note typed without a network is kept, says so, and is saved when the network is back', async ({
  page,
  context,
}) => {
  test.setTimeout(120_000);
  const { client } = await enter(page);
  const [id = ''] = await runOf(page, client, 2);
  await page.goto(`/resume-history/${id}`);
  const notes = page.getByRole('textbox', { name: 'Notes' });
  await expect(page.getByRole('tab', { name: 'Record' })).toBeVisible();
  await page.keyboard.press('n');
  await expect(notes).toBeFocused();
  await page.keyboard.type('Call');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await context.setOffline(true);
  await notes.fill('Call on Monday');
  await expect(page.getByText(/^Not saved: you’re offline\. Kept on this device/)).toBeVisible();
  expect(await notesOf(client, id)).toBe('Call');
  await context.setOffline(false);
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await expect.poll(() => notesOf(client, id)).toBe('Call on Monday');
  await page.reload();
  await page.getByRole('tab', { name: 'Record' }).click();
  await expect(notes).toHaveValue('Call on Monday');
});

test('two windows with notes on one candidate overwrite nothing', async ({ page, context }) => {
  test.setTimeout(120_000);
  const { client } = await enter(page);
  const [id = ''] = await runOf(page, client, 2);
  const other = await context.newPage();
  for (const window of [page, other]) {
    await window.goto(`/resume-history/${id}`);
    await window.getByRole('tab', { name: 'Record' }).click();
  }
  await page.getByRole('textbox', { name: 'Notes' }).fill('Speaks Dutch');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await other.getByRole('textbox', { name: 'Notes' }).fill('Lives nearby');
  await expect(
    other.getByRole('heading', { name: 'These notes were changed in another window' }),
  ).toBeVisible();
  await expect(other.getByRole('blockquote')).toHaveText('Speaks Dutch');
  await other.getByRole('button', { name: 'Keep both' }).click();
  await expect(other.getByText('Saved', { exact: true })).toBeVisible();
  expect(await notesOf(client, id)).toBe('Speaks Dutch\n\nLives nearby');
});

test('no word is lost when the session ends, and the same person goes on after signing in again', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const { client, person } = await enter(page);
  const [id = ''] = await runOf(page, client, 2);
  await page.goto(`/resume-history/${id}`);
  await page.getByRole('tab', { name: 'Record' }).click();
  let isOver = true;
  await page.route('**/api/resume-analysis/*', (route) =>
    isOver && route.request().method() === 'PATCH'
      ? route.fulfill({ status: 401, json: { success: false, status: 401, code: 'signed-out', message: '' } })
      : route.continue(),
  );
  await page.getByRole('textbox', { name: 'Notes' }).fill('Call on Monday');
  await expect(page).toHaveURL(/\/login/);
  // The route is not removed, since a login script requested at that moment would never arrive.
  isOver = false;
  await logIn(page, person);
  await page.getByRole('tab', { name: 'Record' }).click();
  await expect(page.getByRole('textbox', { name: 'Notes' })).toHaveValue('Call on Monday');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  expect(await notesOf(client, id)).toBe('Call on Monday');
});

const ownPort = Number(process.env['E2E_PORT'] ?? 3210) + 7;

test.describe('with a server of its own', () => {
  test.use({ baseURL: `http://localhost:${ownPort}` });

  test('the server is killed and the tab closed: the note and the decision with its reason are still there', async ({
    page,
    context,
  }) => {
    test.setTimeout(240_000);
    const server = await makeOwnServer(ownPort, {});
    try {
      await server.start();
      const { client, person } = await enter(page);
      const [id = ''] = await runOf(page, client, 2);
      await page.goto(`/resume-history/${id}`);
      await page.getByRole('tab', { name: 'Record' }).click();
      await server.kill();
      await page.getByRole('textbox', { name: 'Notes' }).fill('Call on Monday');
      await expect(page.getByText(/^Not saved: the server isn’t responding/)).toBeVisible();
      await page.getByRole('textbox', { name: 'Score, 0 to 100' }).fill('81');
      await page.getByRole('textbox', { name: 'Reason' }).fill('Led the harbour team');
      await page.getByRole('button', { name: 'Set score' }).click();
      await expect(page.getByRole('heading', { name: 'This was not saved' })).toBeVisible();
      await page.close();

      await server.start();
      const next = await context.newPage();
      await next.setExtraHTTPHeaders({ 'x-forwarded-for': addressOf(person.email) });
      // Any screen that is opened first saves the note.
      await next.goto('/dashboard');
      await expect.poll(() => notesOf(client, id), { timeout: 30_000 }).toBe('Call on Monday');
      await next.goto(`/resume-history/${id}`);
      await expect(next.getByText('Your own score: 81 (Led the harbour team)')).toBeVisible();
      await next.getByRole('button', { name: 'Save now' }).click();
      await expect(next.getByRole('heading', { name: 'This was not saved' })).toHaveCount(0);
      const { override } = (await client.call(getAnalysis, { id })).data;
      expect(override).toEqual({ score: 81, reason: 'Led the harbour team' });
    } finally {
      await server.remove();
    }
  });
});
