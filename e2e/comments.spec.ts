import { expect, type Page, test } from '@playwright/test';
import { addComment, chooseAnonymousView } from '@winnow/contracts';
import { expectAccessible } from './testing/expect-accessible.ts';
import { overflowOf } from './testing/overflow-of.ts';
import { teamOfTwo } from './testing/team-of-two.ts';

test.slow();

const openComments = (page: Page) => page.getByRole('tab', { name: /^Comments/ }).click();
const commentsOf = (page: Page) => page.getByRole('region', { name: 'Comments' });
const field = (page: Page) => page.getByRole('textbox', { name: 'Write a comment' });

test('two members discuss a candidate: mention, reply, edit, delete', async ({ page, browser }) => {
  const { anna, boris, context, candidate } = await teamOfTwo(page, browser);
  for (const { client } of [anna, boris]) await client.call(chooseAnonymousView, { anonymousView: false });
  await page.goto(candidate.path);
  await openComments(page);
  await expect(page.getByText('No comments yet.')).toBeVisible();

  await test.step('a name is chosen by keys behind an @', async () => {
    await field(page).pressSequentially('Strong on SQL, @bo');
    const option = page.getByRole('option', { name: 'Boris Lund' });
    await expect(option).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');
    await expect(field(page)).toHaveValue('Strong on SQL, @Boris Lund ');
    await field(page).pressSequentially('what do you think? See https://example.org/sql.');
    await page.getByRole('button', { name: 'Comment', exact: true }).click();
    await expect(commentsOf(page).getByText('@Boris Lund')).toBeVisible();
    await expect(field(page)).toHaveValue('');
    await expect(commentsOf(page).getByRole('link')).toHaveAttribute('href', 'https://example.org/sql');
  });

  const { page: other } = boris;
  await test.step('the other one replies', async () => {
    await other.goto(candidate.path);
    await openComments(other);
    await expect(commentsOf(other)).toContainText('Anna Berg');
    await commentsOf(other).getByRole('button', { name: 'Reply to Anna Berg' }).click();
    await expect(other.getByRole('textbox', { name: 'Write a reply' })).toBeFocused();
    await other.keyboard.type('I agree.\nLet us call her.');
    await other.keyboard.press('Control+Enter');
    await expect(commentsOf(other)).toContainText('Let us call her.');
  });

  await test.step('the first one sees that at once, edits the comment, and everybody sees that', async () => {
    await expect(commentsOf(page)).toContainText('Let us call her.');
    const own = commentsOf(page).getByRole('listitem').first();
    await own.getByRole('button', { name: 'Edit' }).click();
    const edited = page.getByRole('textbox', { name: 'Edit' });
    await expect(edited).toHaveValue(/^Strong on SQL, @Boris Lund what do you think/);
    await edited.fill('Strong on SQL and Python, @Boris Lund');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(own).toContainText('edited');
    await expect(own).toContainText('Strong on SQL and Python, @Boris Lund');
    await expect(commentsOf(other)).toContainText('Strong on SQL and Python');
  });

  await test.step('deleted, it leaves its place to the reply', async () => {
    await commentsOf(page).getByRole('button', { name: 'Delete' }).click();
    await expect(commentsOf(page)).toContainText('Comment deleted');
    await expect(commentsOf(page)).toContainText('Let us call her.');
    // It can be undone until the page is left.
    await page.goto('/dashboard');
    await expect(commentsOf(other)).toContainText('Comment deleted');
    await expect(commentsOf(other)).not.toContainText('Strong on SQL');
  });
  await context.close();
});

test('a comment survives a network failure and a closed tab', async ({ page, browser }) => {
  const { anna, context, candidate } = await teamOfTwo(page, browser);
  await anna.client.call(chooseAnonymousView, { anonymousView: false });
  await page.goto(candidate.path);
  await openComments(page);
  await field(page).fill('Typed and not sent');
  await page.reload();
  await openComments(page);
  await expect(field(page)).toHaveValue('Typed and not sent');
  await page.context().setOffline(true);
  await field(page).fill('Sent while offline');
  await page.getByRole('button', { name: 'Comment', exact: true }).click();
  await expect(commentsOf(page)).toContainText('Sent while offline');
  await expect(commentsOf(page)).toContainText('Not sent yet.');
  await page.context().setOffline(false);
  await expect(commentsOf(page).getByText('Not sent yet.')).toBeHidden({ timeout: 30_000 });
  await expect(commentsOf(page)).toContainText('Sent while offline');
  await expect(page.getByRole('tab', { name: /^Comments/ })).toContainText('1');
  await context.close();
});

for (const width of [360, 1280]) {
  test(`comments fit a screen of ${width} pixels, in the dark too, and are covered in the anonymous view`, async ({
    page,
    browser,
  }) => {
    const { anna, context, candidate } = await teamOfTwo(page, browser);
    const text = `Ada is strong. ${'W'.repeat(300)} https://example.org/${'a'.repeat(200)}`;
    const commentId = crypto.randomUUID();
    await anna.client.call(addComment, { id: candidate.id, commentId, text });
    await anna.client.call(addComment, {
      id: candidate.id,
      commentId: crypto.randomUUID(),
      parentId: commentId,
      text: 'She is.',
    });
    await page.setViewportSize({ width, height: 800 });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.goto(`${candidate.path}?comment=${commentId}`);
      await expect(page.getByText('Comments may name the candidate')).toBeVisible();
      await expect(page.getByText('Ada is strong')).toBeHidden();
      await page.getByRole('button', { name: 'Show 2 comments' }).click();
      await expect(page.getByText('Ada is strong')).toBeVisible();
      await field(page).fill('@');
      await expect(page.getByRole('listbox').getByRole('option')).toHaveCount(2);
      expect(await overflowOf(page)).toBeLessThanOrEqual(0);
      await expectAccessible(page);
      await field(page).fill('');
    }
    await context.close();
  });
}
