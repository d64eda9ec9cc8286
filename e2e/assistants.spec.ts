import { createHash, randomBytes } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { enter } from './testing/enter.ts';
import { expectAccessible } from './testing/expect-accessible.ts';
import { scoreResumes } from './testing/score-resumes.ts';

test.slow();

const advert = 'Harbor planner\n\nRequirements\n- SQL\n- 2+ years of planning experience';
const resume = `Lena Quay
lena.quay@example.org

Experience
Planner, Port of Leith, 2019-01 - present
Planned berths with SQL reports.

Skills
SQL, Excel`;

const redirectUri = 'https://assistant.example/callback';

test('an assistant connects by OAuth, is listed with what it read, and is disconnected', async ({ page }) => {
  const { client } = await enter(page);
  await scoreResumes(client, advert, { 'lena.txt': resume });
  await page.route(`${redirectUri}*`, (route) => route.fulfill({ body: 'Connected.' }));
  const denied = await askForAccess(page);
  await page.getByRole('button', { name: 'Deny' }).click();
  await page.waitForURL(`${redirectUri}*`);
  expect(new URL(page.url()).searchParams.get('error')).toBe('access_denied');
  expect(denied.clientId).toMatch(/^[0-9a-f-]{36}$/);

  const { clientId, verifier } = await askForAccess(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Connect an assistant?' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Desk helper' })).toBeVisible();
  await expect(page.getByText('You’ll return to assistant.example')).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Organization' })).toHaveValue(/^[0-9a-f-]{36}$/);
  await expect(page.getByText('Search people in the talent pool')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Allow' }).click();
  await page.waitForURL(`${redirectUri}*`);
  const code = new URL(page.url()).searchParams.get('code') ?? '';
  const answer = await page.request.post('/auth/v1/oauth/token', {
    form: {
      grant_type: 'authorization_code',
      client_id: clientId,
      code,
      redirect_uri: redirectUri,
      code_verifier: verifier,
    },
  });
  const { access_token: token } = await answer.json();
  const { analyses } = await use(page, token, 'list_candidates', {
    jobId: (await use(page, token, 'list_jobs')).jobs[0].id,
  });
  expect(analyses).toHaveLength(1);

  await page.goto('/settings');
  const own = page.getByRole('region', { name: 'Connected assistants' });
  await expect(own.getByText('Desk helper')).toBeVisible();
  await expect(own.getByText(/Organization: Personal/)).toBeVisible();
  await expect(
    page.getByRole('region', { name: 'Connected apps' }).getByText('No app has access.'),
  ).toBeVisible();

  await page.goto('/organization');
  const section = page.getByRole('region', { name: 'Assistants' });
  const row = section.getByRole('listitem').filter({ hasText: 'Desk helper' }).first();
  await expect(row.getByText(/Last read: 1 candidate,/)).toBeVisible();
  await row.getByRole('button', { name: 'What it read: Desk helper' }).click();
  const reads = page.getByRole('dialog', { name: 'What Desk helper read' });
  await expect(reads.getByText('GET /resume-analysis')).toBeVisible();
  await expectAccessible(page);
  await reads.getByRole('button', { name: 'Done' }).click();
  await row.getByRole('button', { name: 'Disconnect: Desk helper' }).click();
  await page.getByRole('button', { name: 'Disconnect assistant' }).click();
  await expect(page.getByText('The assistant was disconnected.')).toBeVisible();
  expect((await callTool(page, token, 'list_jobs')).status()).toBe(401);
  await page.goto('/settings');
  await expect(own.getByText('No assistant is connected.')).toBeVisible();
});

test('an assistant works in the organization that was chosen, and the audit log is narrowed to it', async ({
  page,
}) => {
  await enter(page);
  await page.route(`${redirectUri}*`, (route) => route.fulfill({ body: 'Connected.' }));
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Create an organization' }).click();
  await page.getByRole('textbox', { name: 'Organization name' }).fill('Harbor Foods');
  await page.getByRole('button', { name: 'Create organization' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Harbor Foods' })).toBeVisible();
  await askForAccess(page);
  const choice = page.getByRole('combobox', { name: 'Organization' });
  await expect(choice.getByRole('option')).toHaveText(['Personal', 'Harbor Foods']);
  await choice.selectOption('Harbor Foods');
  await page.getByRole('button', { name: 'Allow' }).click();
  await page.waitForURL(`${redirectUri}*`);

  await page.goto('/organization');
  const log = page.getByRole('region', { name: 'Audit log' });
  await log.getByRole('combobox', { name: 'Program' }).selectOption('Assistant “Desk helper”');
  await expect(page).toHaveURL(/assistant=/);
  await expect(log.getByText(/connected the assistant “Desk helper”/)).toBeVisible();
  await expect(log.getByText(/created the organization/)).toBeHidden();
  await expectAccessible(page);

  const section = page.getByRole('region', { name: 'Assistants' });
  await section.getByRole('switch', { name: 'Allow AI assistants' }).click();
  await page.getByRole('button', { name: 'Turn off assistants' }).click();
  await expect(section.getByText('No assistant is connected.')).toBeVisible();
  await askForAccess(page);
  await choice.selectOption('Harbor Foods');
  await expect(page.getByText(/doesn’t allow AI assistants/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Allow' })).toBeDisabled();
  await expectAccessible(page);
});

/** Registers an assistant and sends the browser to the consent screen, as assistants do. */
async function askForAccess(page: Page) {
  const registered = await page.request.post('/auth/v1/oauth/clients/register', {
    data: { client_name: 'Desk helper', redirect_uris: [redirectUri], token_endpoint_auth_method: 'none' },
  });
  const { client_id: clientId } = await registered.json();
  const { resource, scopes_supported: scopes } = await (
    await page.request.get('/.well-known/oauth-protected-resource/mcp')
  ).json();
  const verifier = randomBytes(32).toString('base64url');
  const query = new URLSearchParams({
    response_type: 'code',
    client_id: clientId,
    redirect_uri: redirectUri,
    scope: scopes.join(' '),
    resource,
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
  });
  await page.goto(`/auth/v1/oauth/authorize?${query}`);
  return { clientId, verifier };
}

function callTool(page: Page, token: string, name: string, values: object = {}) {
  return page.request.post('/mcp', {
    headers: { authorization: `Bearer ${token}`, accept: 'application/json, text/event-stream' },
    data: { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: values } },
  });
}

/** The data of a tool's result. */
async function use(page: Page, token: string, name: string, values: object = {}) {
  const answer = await callTool(page, token, name, values);
  expect(answer.status()).toBe(200);
  const { result } = await answer.json();
  return JSON.parse(result.content[1].text);
}
