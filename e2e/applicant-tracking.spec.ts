import { expect, type Page, test } from '@playwright/test';
import { listAnalyses } from '@winnow/contracts';
import {
  startTrackingDouble,
  type TrackingDouble,
} from '../apps/server/src/features/applicant-tracking/testing/tracking-double.ts';
import { enter } from './testing/enter.ts';
import { expectAccessible } from './testing/expect-accessible.ts';
import { overflowOf } from './testing/overflow-of.ts';
import { makeOwnServer, type OwnServer } from './testing/own-server.ts';

/** A separate port for this journey, next to that of the configuration. */
const port = Number(process.env['E2E_PORT'] ?? 3210) + 40;

let double: TrackingDouble;
let server: OwnServer;

test.beforeAll(async () => {
  test.setTimeout(120_000);
  double = await startTrackingDouble();
  double.candidates = ['Imani Sato', 'Tomas Reed', 'Lena Moss'].map((name, at) => ({
    id: at + 1,
    name,
    file: `${name}\nperson${at + 1}@example.org\n\nExperience\nBookkeeper, Harbor Foods, 2016-01 - present\n\nSkills\nQuickBooks, Excel`,
  }));
  server = await makeOwnServer(port, {
    APPLICANT_TRACKING_URL: double.url,
    IDENTITY_AUTO_CONFIRM: 'off',
    DEV_PAGES: 'on',
  });
  await server.start();
});

test.afterAll(async () => {
  await server.remove();
  await double.stop();
});

test.use({ baseURL: `http://localhost:${port}` });

async function lookAt(page: Page, name: string): Promise<void> {
  await expectAccessible(page);
  expect(await overflowOf(page), name).toBe(0);
}

test('a system is connected, its candidates are imported and scored, and a score goes back', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const { client } = await enter(page);
  await page.goto('/organization#applicant-tracking');
  await page.getByRole('button', { name: 'Connect system' }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel('Client ID').fill('winnow');
  await form.getByLabel('Client secret').fill('wrong');
  await form.getByLabel('User ID').fill('7');
  await form.getByRole('button', { name: 'Connect system' }).click();
  await expect(page.getByText('The system rejects these credentials.', { exact: false })).toBeVisible();
  await lookAt(page, 'form');
  await form.getByLabel('Client secret').fill('secret');
  await form.getByRole('button', { name: 'Connect system' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.getByRole('button', { name: 'Test connection: Greenhouse' }).click();
  await expect(page.getByText('The connection works.')).toBeVisible();
  await page.getByRole('button', { name: 'Choose jobs: Greenhouse' }).click();
  await page.getByRole('checkbox', { name: 'Bookkeeper' }).check();
  await page.getByRole('checkbox', { name: 'Score the candidates' }).check();
  await page.setViewportSize({ width: 360, height: 740 });
  await lookAt(page, 'jobs on a phone');
  await page.getByRole('button', { name: 'Import 1 job' }).click();
  await expect(page.getByText('3 candidates · Done')).toBeVisible({ timeout: 60_000 });
  await lookAt(page, 'connections on a phone');
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole('link', { name: 'Open import: Bookkeeper' }).click();
  await expect(page.getByRole('button', { name: 'Imported: 3' })).toBeVisible();
  const { analyses } = (await client.call(listAnalyses, { search: 'Imani' })).data;
  await page.goto(`/resume-history/${analyses[0]?.id}`);
  await page.getByRole('tab', { name: 'Record' }).click();
  await page.getByRole('button', { name: 'Send score to Greenhouse' }).click();
  await expect(page.getByText('Sent', { exact: true })).toBeVisible({ timeout: 30_000 });
  await lookAt(page, 'score');
  expect(double.notes).toEqual([
    { candidateId: '1', text: expect.stringMatching(/^Winnow score: \d+ of 100/) },
  ]);

  // The others of the run, at once.
  await page.goto(`/resume-analyzer/${analyses[0]?.batchId}`);
  await page.getByRole('button', { name: 'Send scores to Greenhouse' }).click();
  const dialog = page.getByRole('dialog', { name: 'Send scores to Greenhouse' });
  await dialog.getByRole('button', { name: 'Send 2 scores' }).click();
  await expect(dialog.getByRole('button', { name: /^Send/ })).toBeHidden();
  await expect(dialog.getByText('Sending', { exact: true })).toBeHidden({ timeout: 30_000 });
  await lookAt(page, 'scores of a run');
  expect(double.notes.map(({ candidateId }) => candidateId).sort()).toEqual(['1', '2', '3']);

  // On a phone, the selection menu has it.
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await page.setViewportSize({ width: 360, height: 740 });
  await page
    .getByRole('checkbox', { name: /^Select (?!all)/ })
    .first()
    .check();
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Send scores' }).click();
  await expect(page.getByRole('dialog', { name: 'Send scores to Greenhouse' })).toBeVisible();
  await lookAt(page, 'scores of a selection on a phone');
});
