import { expect, test } from '@playwright/test';
import { createJob, listFiles, quoteBatch, startBatch, uploadFile } from '@winnow/contracts';
import { expectAccessible } from './testing/expect-accessible.ts';
import { overflowOf } from './testing/overflow-of.ts';
import { accountMenu } from './testing/person.ts';
import { sampleJob } from './testing/samples.ts';
import { teamOfTwo } from './testing/team-of-two.ts';

test.setTimeout(180_000);

const resumeOf = (name: string) =>
  new File(
    [`${name}\nData analyst\nSkills: SQL, Python\nExperience\n2020 - 2024 Analyst, Harbor Foods`],
    `${name}.txt`,
    {
      type: 'text/plain',
    },
  );

test('an owner limits a member, who sees what is left before a run and spends it; the ledger says who', async ({
  page,
  browser,
}) => {
  const { boris, context } = await teamOfTwo(page, browser);
  await page.goto('/organization');
  await expect(page.getByText('2 of 5 seats used')).toBeVisible();
  const limit = page.getByRole('textbox', { name: `Monthly limit of ${boris.person.name}` });
  await limit.fill('many');
  await page.getByRole('button', { name: `Save the limit of ${boris.person.name}` }).click();
  await expect(page.getByText('Enter a whole number, or nothing for no limit.')).toBeVisible();
  await limit.fill('2');
  await page.getByRole('button', { name: `Save the limit of ${boris.person.name}` }).click();
  await expect(page.getByText(`Limit of ${boris.person.name} saved.`)).toBeVisible();

  const other = boris.page;
  const { data: job } = await boris.client.call(createJob, { text: sampleJob });
  for (const name of ['Ada Thorne', 'Bea Wick', 'Cleo Marsh']) {
    await boris.client.call(uploadFile, { file: resumeOf(name) });
  }
  await other.goto('/credits');
  await expect(other.getByText('2 of 2 left for you this month')).toBeVisible();
  await expect(other.getByText(/Includes 10 of your own monthly credits/)).toBeVisible();
  // Recruiters may not buy credits.
  await expect(other.getByRole('link', { name: 'Buy credits' })).toBeHidden();
  await accountMenu(other, boris.person).click();
  await expect(other.getByRole('menuitem', { name: 'Settings' })).toBeVisible();
  await expect(other.getByRole('menuitem', { name: 'Billing' })).toBeHidden();
  await other.keyboard.press('Escape');

  const { files } = (await boris.client.call(listFiles, {})).data;
  const own = files.filter(({ fileName }) => fileName.endsWith('.txt')).map(({ id }) => id);
  const work = { jobDescriptionId: job.id, fileIds: own };
  expect((await boris.client.call(quoteBatch, work)).data).toMatchObject({ limitLeft: 2, affordable: 2 });
  const started = boris.client.call(startBatch, { ...work, idempotencyKey: crypto.randomUUID() });
  await expect(started).rejects.toMatchObject({ status: 409 });
  const two = { ...work, fileIds: own.slice(0, 2), idempotencyKey: crypto.randomUUID() };
  await boris.client.call(startBatch, two);

  await page.goto('/credits');
  const spent = page.getByRole('region', { name: 'Spending' });
  await expect(async () => {
    await page.reload();
    await expect(spent.getByText('2 credits used')).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 60_000 });
  await expect(spent.getByText(boris.person.name)).toBeVisible();
  const download = page.waitForEvent('download');
  await spent.getByRole('button', { name: 'Download CSV' }).click();
  expect((await download).suggestedFilename()).toMatch(/^credits-\d{4}-\d{2}\.csv$/);
  await page.getByRole('button', { name: /^Member/ }).click();
  await page.getByRole('option', { name: new RegExp(boris.person.name) }).click();
  await expect(page.getByRole('row', { name: /Used 1/ })).toHaveCount(2);
  await page.getByRole('button', { name: /^Member/ }).click();
  await page.getByRole('option', { name: 'Former member' }).click();
  await expect(page.getByRole('row', { name: /Used 1/ })).toHaveCount(0);
  await expectAccessible(page);
  const shown = {
    '/organization': page.getByText('2 of 2 spent this month'),
    '/credits': spent.getByText('2 credits used'),
    '/billing': page.getByText('2 of 5 seats used'),
  };
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    for (const [path, content] of Object.entries(shown)) {
      await page.goto(path);
      await expect(content).toBeVisible();
      expect(await overflowOf(page), `${path} at ${width}`).toBe(0);
    }
  }
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/organization');
  await expect(shown['/organization']).toBeVisible();
  await expectAccessible(page);
  await context.close();
});
