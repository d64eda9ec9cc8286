import {
  createEmailTemplate,
  createPreset,
  getOrganizationSettings,
  listEmailTemplates,
  listPresets,
  type PresetRequirement,
  saveEmailTemplate,
  updateOrganizationSettings,
  updatePreset,
} from '@winnow/contracts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';
import { openTeam } from '../../testing/team.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({}, { limitFactor: 1000 });
});

afterAll(() => server.stop());

async function two() {
  const { members } = await openTeam(server, ['owner', 'owner']);
  const [anna, boris] = members;
  if (!anna || !boris) throw new Error('The team lacks a member.');
  return { anna: anna.client, boris: boris.client };
}

const lines = (...texts: string[]): PresetRequirement[] =>
  texts.map((text) => ({ kind: 'skill', text, must: true, weight: 1 }));
const english = (body: string) => ({
  en: { subject: 'Your application', body },
  de: null,
  es: null,
  fr: null,
  ar: null,
});
const overtaken = (current: object) => ({ status: 409, code: 'conflict', current });

test('who replaces a preset that was changed since gets both versions, and nothing is overwritten', async () => {
  const { anna, boris } = await two();
  const before = { name: 'Analysts', requirements: lines('SQL') };
  const { id } = (await anna.call(createPreset, before)).data;
  await boris.call(updatePreset, { id, requirements: lines('SQL', 'Python'), before });
  const mine = { id, requirements: lines('R') };
  const refused = anna.call(updatePreset, { ...mine, before });
  await expect(refused).rejects.toMatchObject(overtaken({ requirements: lines('SQL', 'Python') }));
  // Another part of it is still as it was seen.
  await anna.call(updatePreset, { id, name: 'Data analysts', before });
  // The same change twice is one.
  await boris.call(updatePreset, { id, requirements: lines('SQL', 'Python'), before });
  const seen = { requirements: lines('SQL', 'Python') };
  await anna.call(updatePreset, { ...mine, before: seen });
  const { presets } = (await boris.call(listPresets)).data;
  expect(presets).toMatchObject([{ name: 'Data analysts', requirements: lines('R') }]);
});

test('who saves an email template that was changed since gets both versions, also of a shipped one', async () => {
  const { anna, boris } = await two();
  const words = { name: 'Second talk', purpose: 'invitation', texts: english('See you on Monday.') } as const;
  const { id: own } = (await anna.call(createEmailTemplate, words)).data;
  await boris.call(saveEmailTemplate, { id: own, ...words, texts: english('See you soon.'), before: words });
  const late = { id: own, ...words, texts: english('See you on Friday.') };
  const current = { texts: { en: { body: 'See you soon.' } } };
  const refused = anna.call(saveEmailTemplate, { ...late, before: words });
  await expect(refused).rejects.toMatchObject(overtaken(current));
  await anna.call(saveEmailTemplate, { ...late, before: { ...words, texts: english('See you soon.') } });

  const shipped = (await anna.call(listEmailTemplates)).data.templates.find(({ id }) => id === 'rejection');
  if (!shipped) throw new Error('The shipped template is missing.');
  const { id, name, purpose, texts } = shipped;
  const before = { name, purpose, texts };
  await boris.call(saveEmailTemplate, { id, texts: english('We chose someone else.'), before });
  const again = anna.call(saveEmailTemplate, { id, texts: english('Thank you.'), before });
  await expect(again).rejects.toMatchObject(
    overtaken({ id, texts: { en: { body: 'We chose someone else.' } } }),
  );
});

test('settings that another member changed since are not overwritten', async () => {
  const { anna, boris } = await two();
  const { retentionDays } = (await anna.call(getOrganizationSettings)).data;
  const before = { retentionDays };
  await boris.call(updateOrganizationSettings, { retentionDays: 30, before });
  const refused = anna.call(updateOrganizationSettings, { retentionDays: 60, before });
  await expect(refused).rejects.toMatchObject(overtaken({ retentionDays: 30 }));
  await anna.call(updateOrganizationSettings, { anonymousView: false, before: { anonymousView: true } });
  await anna.call(updateOrganizationSettings, { retentionDays: 60, before: { retentionDays: 30 } });
  expect((await boris.call(getOrganizationSettings)).data).toEqual({
    retentionDays: 60,
    anonymousView: false,
    hiringManagersExport: false,
  });
});
