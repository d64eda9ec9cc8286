import type { OrganizationEvent, Spender } from '@winnow/contracts';
import { expect, test } from 'vitest';
import { texts as germanRoles } from '../../../entities/organization/organization-texts.de.ts';
import { organizationTexts } from '../../../entities/organization/organization-texts.ts';
import { writeActivity } from './activity-csv.ts';
import { texts as german } from './activity-texts.de.ts';
import { activityTexts } from './activity-texts.ts';

const person = (name: string, isFormer = false): Spender => ({
  userId: '4b1f7a52-0c7e-4f6c-8a0a-0f3f0c1d2e3f',
  name,
  profileImage: null,
  isFormer,
});
const gone: Spender = { userId: null, name: '', profileImage: null, isFormer: true };

const event = (given: Partial<OrganizationEvent>): OrganizationEvent => ({
  id: '0b9f0f0a-6c3e-4d3b-9a57-0d6a5b1c2d3e',
  number: 7,
  at: '2026-11-23T15:00:00.000Z',
  action: 'run-started',
  actorId: 'u1',
  actor: person('Maren Ostrowski'),
  subject: null,
  key: null,
  assistant: null,
  route: null,
  subjectIds: [],
  role: null,
  count: null,
  ...given,
});

const english = { texts: activityTexts.english, roles: organizationTexts.english.roles };
const linesOf = async (events: readonly OrganizationEvent[], words = english) =>
  (await writeActivity(events, words).text()).trim().split('\r\n');

test("a program's action is shown with the name of its key", async () => {
  const key = { id: '4b1f7a52-0c7e-4f6c-8a0a-0f3f0c1d2e40', name: 'Reporting' };
  const [, read, created] = await linesOf([
    event({ action: 'candidates-read', key, count: 3 }),
    event({ action: 'api-key-created', key }),
  ]);
  expect(read).toContain('API key “Reporting” read 3 candidates');
  expect(created).toContain('Maren Ostrowski created the API key “Reporting”');
});

test('each event is a line with time, person and action', async () => {
  expect(await linesOf([event({ count: 12 })])).toEqual([
    'No.,Time (UTC),Member,Member ID,Activity,What happened',
    '7,2026-11-23T15:00:00.000Z,Maren Ostrowski,u1,Runs,Maren Ostrowski started a run of 12 resumes',
  ]);
});

test('a name that starts a formula is text, at the start of a cell and later in it', async () => {
  const [, line] = await linesOf([event({ actor: person('=HYPERLINK("x")') })]);
  expect(line).toContain(`,"'=HYPERLINK(""x"")",`);
});

test('former members are marked, and a deleted account has no name', async () => {
  const removed = { action: 'member-removed', actor: person('Bo Linden', true), subject: gone } as const;
  const [, line] = await linesOf([event(removed)]);
  expect(line).toContain('Bo Linden (former member) removed Former member');
  const [, looked] = await linesOf([event({ action: 'organization-looked-at', actor: null, actorId: null })]);
  expect(looked).toContain(',Winnow,,Settings,Winnow viewed the organization');
});

test('the file is in the language of the user', async () => {
  const [header, line] = await linesOf([event({})], { texts: german, roles: germanRoles.roles });
  expect(header).toContain('Mitglied');
  expect(line).toContain('hat einen Durchlauf gestartet: einen Lebenslauf');
});
