import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import {
  acceptInvitation,
  createOrganization,
  getBatch,
  inviteMember,
  listReceivedInvitations,
  switchOrganization,
  updateAnalysis,
} from '@winnow/contracts';
import { enter } from './testing/enter.ts';
import { expectAccessible } from './testing/expect-accessible.ts';
import { overflowOf } from './testing/overflow-of.ts';
import { newPerson } from './testing/person.ts';
import { scoreResumes } from './testing/score-resumes.ts';

const advert = `Data analyst

Requirements
- 3+ years of experience as a data analyst
- SQL
- Fluent German`;

const resume = `Zephyrine Quillfeather
zephyrine@example.org

Experience
Data analyst, Quillhaven Foods, 2018-01 - present
Wrote reports in SQL for the purchasing department.

Languages
German: C1`;

test('an auditor narrows, opens and downloads decision records, and meets no candidate', async ({
  page,
  browser,
}) => {
  const owner = await enter(page, { ...newPerson(), name: 'Anna Berg' });
  const { data: team } = await owner.client.call(createOrganization, { name: 'Harbor Foods' });
  await owner.client.call(switchOrganization, { id: team.id });
  const { batchId } = await scoreResumes(owner.client, advert, {
    'quill.txt': resume,
    'bo.txt': resume.replaceAll(/Zephyrine|Quillfeather/g, 'Bo'),
  });
  const { items } = (await owner.client.call(getBatch, { id: batchId })).data;
  const [first = '', second = ''] = items.map(({ analysis }) => analysis?.id ?? '');
  await owner.client.call(updateAnalysis, { id: first, stage: 'interview' });
  await owner.client.call(updateAnalysis, {
    id: second,
    decision: { value: 'no', reasons: ['pay', 'other'], reason: 'Zephyrine asks for more.' },
  });

  const context = await browser.newContext();
  const audits = await context.newPage();
  const auditor = await enter(audits);
  await owner.client.call(inviteMember, { email: auditor.person.email, role: 'auditor' });
  const [invitation] = (await auditor.client.call(listReceivedInvitations)).data;
  await auditor.client.call(acceptInvitation, { id: invitation?.id ?? '' });
  await auditor.client.call(switchOrganization, { id: team.id });

  await audits.goto('/dashboard');
  const ways = audits.getByRole('navigation', { name: 'Workspace' }).first();
  await ways.getByRole('link', { name: 'Decision records' }).click();
  await expect(audits.getByRole('heading', { level: 1, name: 'Decision records' })).toBeVisible();
  const records = audits.getByRole('main').getByRole('listitem');
  await expect(records).toHaveCount(2);
  await expect(records.first()).toContainText('Anna Berg');
  await expect(audits.getByText('Decision: Undecided → No')).toBeVisible();
  await expectAccessible(audits);

  await audits.getByRole('combobox', { name: 'Decision' }).selectOption('Moved to Interview');
  await expect(records).toHaveCount(1);
  await expect(audits.getByText('Stage: New → Interview')).toBeVisible();
  await audits.getByRole('combobox', { name: 'Reason' }).selectOption('Pay expectations');
  await expect(audits.getByText('No decision records match these filters.')).toBeVisible();
  await audits.getByRole('button', { name: 'Clear filters' }).click();
  await expect(records).toHaveCount(2);

  // Opened and closed by the keyboard.
  const link = audits.getByRole('link', { name: 'Decision: Undecided → No' });
  await link.focus();
  await audits.keyboard.press('Enter');
  const record = audits.getByRole('dialog', { name: 'Decision record' });
  await expect(record.getByRole('listitem').filter({ hasText: 'SQL' })).toContainText('Met');
  await expect(record).toContainText('Pay expectations and Other');
  await expect(record).toContainText('Free text is not shown');
  await expectAccessible(audits);
  await audits.keyboard.press('Escape');
  await expect(record).toBeHidden();
  await expect(link).toBeFocused();

  await audits.getByRole('button', { name: 'Download' }).click();
  const downloading = audits.waitForEvent('download');
  await audits.getByRole('menuitem', { name: /^CSV/ }).click();
  const csv = await readFile(await (await downloading).path(), 'utf8');
  expect(csv).toContain('Undecided,No,Pay expectations; Other');
  expect(csv).not.toMatch(/Zephyrine|Quill|Bo Bo|purchasing/);
  expect(await audits.getByRole('main').innerText()).not.toMatch(/Zephyrine|Quill|Bo Bo/);

  await audits.goto(`/resume-history/${first}`);
  await expect(audits.getByRole('heading', { name: 'Not part of your role' })).toBeVisible();
  await audits.goto('/organization');
  await expect(audits.getByText(/downloaded decision records$/)).toBeVisible();

  await audits.setViewportSize({ width: 360, height: 780 });
  await audits.goto('/records');
  await expect(records).toHaveCount(2);
  expect(await overflowOf(audits)).toBe(0);
  await link.click();
  await expect(record.getByRole('heading', { name: 'Verdicts' })).toBeVisible();
  expect(await overflowOf(audits)).toBe(0);
  await context.close();
});
