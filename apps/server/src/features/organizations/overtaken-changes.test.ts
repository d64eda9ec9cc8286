import {
  createEmailTemplate,
  createPreset,
  getOrganizationSettings,
  listEmailTemplates,
  listOrganizations,
  listPresets,
  type PresetRequirement,
  removeOrganizationLogo,
  renameOrganization,
  saveEmailTemplate,
  updateOrganizationSettings,
  updatePreset,
  uploadOrganizationLogo,
} from '@winnow/contracts';
import sharp from 'sharp';
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
  return { anna: anna.client, boris: boris.client, saved: { by: boris.userId, at: expect.any(String) } };
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
const overtaken = (current: object, saved: object) => ({ status: 409, code: 'conflict', current, saved });

test('who replaces a preset that was changed since gets both versions, and nothing is overwritten', async () => {
  const { anna, boris, saved } = await two();
  const before = { name: 'Analysts', requirements: lines('SQL') };
  const { id } = (await anna.call(createPreset, before)).data;
  await boris.call(updatePreset, { id, requirements: lines('SQL', 'Python'), before });
  const mine = { id, requirements: lines('R') };
  const refused = anna.call(updatePreset, { ...mine, before });
  await expect(refused).rejects.toMatchObject(overtaken({ requirements: lines('SQL', 'Python') }, saved));
  // Another part hasn't changed since it was seen.
  await anna.call(updatePreset, { id, name: 'Data analysts', before });
  // Repeating the same change isn't a conflict.
  await boris.call(updatePreset, { id, requirements: lines('SQL', 'Python'), before });
  const seen = { requirements: lines('SQL', 'Python') };
  await anna.call(updatePreset, { ...mine, before: seen });
  const { presets } = (await boris.call(listPresets)).data;
  expect(presets).toMatchObject([{ name: 'Data analysts', requirements: lines('R') }]);
});

test('who saves an email template that was changed since gets both versions, also of a shipped one', async () => {
  const { anna, boris, saved } = await two();
  const words = { name: 'Second talk', purpose: 'invitation', texts: english('See you on Monday.') } as const;
  const { id: own } = (await anna.call(createEmailTemplate, words)).data;
  await boris.call(saveEmailTemplate, { id: own, ...words, texts: english('See you soon.'), before: words });
  const late = { id: own, ...words, texts: english('See you on Friday.') };
  const current = { texts: { en: { body: 'See you soon.' } } };
  const refused = anna.call(saveEmailTemplate, { ...late, before: words });
  await expect(refused).rejects.toMatchObject(overtaken(current, saved));
  await anna.call(saveEmailTemplate, { ...late, before: { ...words, texts: english('See you soon.') } });

  const shipped = (await anna.call(listEmailTemplates)).data.templates.find(({ id }) => id === 'rejection');
  if (!shipped) throw new Error('The shipped template is missing.');
  const { id, name, purpose, texts } = shipped;
  const before = { name, purpose, texts };
  await boris.call(saveEmailTemplate, { id, texts: english('We chose someone else.'), before });
  const again = anna.call(saveEmailTemplate, { id, texts: english('Thank you.'), before });
  await expect(again).rejects.toMatchObject(
    overtaken({ id, texts: { en: { body: 'We chose someone else.' } } }, saved),
  );
});

test('settings that another member changed since are not overwritten', async () => {
  const { anna, boris, saved } = await two();
  const { retentionDays } = (await anna.call(getOrganizationSettings)).data;
  const before = { retentionDays };
  await boris.call(updateOrganizationSettings, { retentionDays: 30, before });
  const refused = anna.call(updateOrganizationSettings, { retentionDays: 60, before });
  await expect(refused).rejects.toMatchObject(overtaken({ retentionDays: 30 }, saved));
  // Another setting, changed by anyone, doesn't conflict.
  await anna.call(updateOrganizationSettings, { anonymousView: false, before: { anonymousView: true } });
  const late = anna.call(updateOrganizationSettings, { retentionDays: 60, before });
  await expect(late).rejects.toMatchObject(overtaken({ retentionDays: 30 }, saved));
  for (const setting of ['anonymousView', 'hiringManagersExport', 'allowsAssistants'] as const) {
    const seen = (await anna.call(getOrganizationSettings)).data[setting];
    await boris.call(updateOrganizationSettings, { [setting]: !seen, before: { [setting]: seen } });
    const back = anna.call(updateOrganizationSettings, { [setting]: seen, before: { [setting]: seen } });
    await expect(back).rejects.toMatchObject(overtaken({ [setting]: !seen }, saved));
    // Turning a switch that another member has already turned has the same result.
    await anna.call(updateOrganizationSettings, { [setting]: !seen, before: { [setting]: seen } });
  }
  await anna.call(updateOrganizationSettings, { retentionDays: 60, before: { retentionDays: 30 } });
  expect((await boris.call(getOrganizationSettings)).data).toEqual({
    retentionDays: 60,
    anonymousView: true,
    hiringManagersExport: true,
    allowsAssistants: false,
  });
});

test('a name and a logo that another member changed since are not overwritten', async () => {
  const { anna, boris, saved } = await two();
  const { name = '' } = (await anna.call(listOrganizations)).data.find(({ isCurrent }) => isCurrent) ?? {};
  await boris.call(renameOrganization, { name: 'Kettle & Co', before: { name } });
  const mine = { name: 'Kettle Works', before: { name } };
  await expect(anna.call(renameOrganization, mine)).rejects.toMatchObject(
    overtaken({ name: 'Kettle & Co' }, saved),
  );
  await boris.call(renameOrganization, { name: 'Kettle & Co', before: { name } });
  await anna.call(renameOrganization, { ...mine, before: { name: 'Kettle & Co' } });
  // Programs that don't send the previous value overwrite.
  await boris.call(renameOrganization, { name: 'Kettle' });

  const file = await picture();
  const { logo } = (await boris.call(uploadOrganizationLogo, { file, beforeLogo: '' })).data;
  const isOvertaken = overtaken({ logo }, saved);
  const replaced = anna.call(uploadOrganizationLogo, { file, beforeLogo: '' });
  await expect(replaced).rejects.toMatchObject(isOvertaken);
  const other = '/api/organization-logos/other';
  await expect(anna.call(removeOrganizationLogo, { beforeLogo: other })).rejects.toMatchObject(isOvertaken);
  await anna.call(removeOrganizationLogo, { beforeLogo: logo ?? '' });
  // It is already removed.
  await boris.call(removeOrganizationLogo, { beforeLogo: logo ?? '' });
});

async function picture(): Promise<File> {
  const create = { width: 8, height: 8, channels: 3, background: '#376f4f' } as const;
  const bytes = await sharp({ create }).png().toBuffer();
  return new File([new Uint8Array(bytes)], 'logo.png', { type: 'image/png' });
}
