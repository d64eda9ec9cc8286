import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { createShare, getBatch, listBatches, openTicket, startSampleBatch } from '@winnow/contracts';
import { enter } from './testing/enter.ts';

test('what belongs to another account shows as not found on every screen', async ({ page, browser }) => {
  test.setTimeout(180_000);
  const ownersPage = await browser.newPage();
  const { client: owner } = await enter(ownersPage);
  const started = (await owner.call(startSampleBatch)).data;
  const question = { subject: 'Of nobody else', message: 'Only I read this.', attachmentIds: [] };
  const ticketId = (await owner.call(openTicket, question)).data.id;
  const firstAnalysis = async () =>
    (await owner.call(getBatch, { id: started.id })).data.items.find(({ analysis }) => analysis)?.analysis;
  await expect.poll(firstAnalysis, { timeout: 90_000 }).toBeTruthy();
  const analysisId = (await firstAnalysis())?.id ?? '';

  const screens: { readonly path: (id: string) => string; readonly id: string; readonly words: string }[] = [
    { path: (id) => `/resume-history/${id}`, id: analysisId, words: 'Candidate not found' },
    { path: (id) => `/resume-analyzer/${id}`, id: started.id, words: 'Run not found' },
    {
      path: (id) => `/job-descriptions/${id}`,
      id: started.jobDescriptionId,
      words: 'Job not found',
    },
    { path: (id) => `/support?ticket=${id}`, id: ticketId, words: 'Question not found' },
  ];
  await test.step('its owner sees each of them', async () => {
    for (const { path, id, words } of screens) {
      await ownersPage.goto(path(id));
      await expect(ownersPage.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(ownersPage.getByText(words)).toHaveCount(0);
    }
  });

  const { client: other } = await enter(page);
  for (const { path, id, words } of screens) {
    await test.step(path('…'), async () => {
      const shown: (string | null)[] = [];
      for (const asked of [id, randomUUID()]) {
        await page.goto(path(asked));
        await expect(page.getByText(words)).toBeVisible();
        shown.push(await page.locator('main').textContent());
      }
      expect(shown[0]).toBe(shown[1]);
    });
  }

  await test.step('nor can they be mixed among one’s own', async () => {
    await other.call(startSampleBatch);
    const own = async () => (await other.call(listBatches, {})).data.batches[0]?.counts.done ?? 0;
    await expect.poll(own, { timeout: 90_000 }).toBeGreaterThan(0);
    const [batch] = (await other.call(listBatches, {})).data.batches;
    const items = (await other.call(getBatch, { id: batch?.id ?? '' })).data.items;
    const mine = items.find(({ analysis }) => analysis)?.analysis?.id ?? '';
    const share = { title: 'Mixed', analysisIds: [mine, analysisId], anonymous: true, allowsComments: true };
    await expect(other.call(createShare, share)).rejects.toMatchObject({ status: 404 });
    await page.goto(`/resume-analyzer/${batch?.id}/compare?ids=${mine},${analysisId}`);
    await expect(page.getByText('A candidate was not found')).toBeVisible();
  });
  await ownersPage.close();
});
