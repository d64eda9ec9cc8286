import { expect, test } from '@playwright/test';
import { enter } from './testing/enter.ts';
import { expectAccessible } from './testing/expect-accessible.ts';

test('from a title to a description with its requirements, one section written again on the way', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await enter(page);
  await page.goto('/tools/job-description-creator');
  await page.getByRole('button', { name: 'Write it', exact: true }).click();
  await expect(page.getByText('Job title is required')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Job title' })).toBeFocused();
  await page.getByRole('textbox', { name: 'Job title' }).fill('Registered Nurse');
  await page.getByRole('combobox', { name: 'Level' }).selectOption({ label: 'Senior' });
  await page.getByRole('textbox', { name: 'Place' }).fill('Tromsø');
  await page.getByRole('textbox', { name: 'Wishes' }).fill('Triage\nnice to have: Norwegian');
  await expect(page.getByText('1 credit, when it is there. You have 10.')).toBeVisible();
  await page.getByRole('button', { name: 'Write it', exact: true }).click();

  const description = page.getByRole('region', { name: 'The description' });
  await expect(description.getByText('Written by our own writer')).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText('You have 9.')).toBeVisible();
  const sections = description.getByRole('textbox');
  await expect(sections.nth(2)).toBeVisible();
  const words = await sections.evaluateAll((areas) =>
    areas.map((area) => (area as HTMLTextAreaElement).value),
  );
  expect(words.join(' ')).toMatch(/triage/i);
  expect(words.join(' ')).toMatch(/norwegian/i);

  await test.step('one section is said in other words, and the others stay', async () => {
    const rewrite = description.getByRole('button', { name: /^Write again: / }).first();
    const heading = /^Write again: (.*)$/.exec((await rewrite.getAttribute('aria-label')) ?? '')?.[1] ?? '';
    const section = description.getByRole('textbox', { name: `Words of “${heading}”` });
    const before = await section.inputValue();
    await rewrite.click();
    await expect(section).not.toHaveValue(before);
    const after = await section.inputValue();
    const others = await sections.evaluateAll((areas) =>
      areas.map((area) => (area as HTMLTextAreaElement).value),
    );
    expect(others.filter((text, place) => text !== words[place])).toEqual([after]);
    await description.getByRole('button', { name: 'As before' }).click();
    await expect(section).toHaveValue(before);
    await expect(page.getByText('You have 9.')).toBeVisible();
  });
  await expectAccessible(page);

  await page.setViewportSize({ width: 1280, height: 860 });
  await sections.first().fill('We look for somebody with a calm voice.');
  await description.getByRole('button', { name: 'Keep as a job description' }).click();
  await expect(page).toHaveURL(/\/job-descriptions\/[0-9a-f-]{36}$/);
  await expect(page.getByRole('textbox', { name: 'Title', exact: true })).toHaveValue(/Registered Nurse/);
  await expect(page.getByRole('region', { name: 'Job description as it was read' })).toContainText(
    'a calm voice',
  );
  const requirements = page.getByRole('region', { name: 'Requirements' });
  await expect(requirements.getByRole('status')).toHaveText(/^\d+ lines?, \d+ must-haves?$/);
  await expect(requirements.getByRole('button', { name: /^Edit: .*triage/i }).first()).toBeVisible();
  await page.goto('/job-descriptions');
  await expect(page.getByRole('listitem').filter({ hasText: 'Registered Nurse' })).toContainText('Generated');
});
