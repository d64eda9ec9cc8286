import {
  createPreset,
  deletePreset,
  deleteUser,
  exportPersonalData,
  listPresets,
  type PresetRequirement,
  presetLimits,
  updatePreset,
} from '@winnow/contracts';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type SignedUp, signUp } from '../../testing/sign-up.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({}, { limitFactor: 1000 });
});

afterAll(() => server.stop());

const requirements: PresetRequirement[] = [
  { kind: 'skill', text: 'QuickBooks', must: true, weight: 3 },
  { kind: 'experience', text: '5+ years of freight accounting', must: true, weight: 1.5 },
  { kind: 'language', text: 'Norwegian', must: false, weight: 0.25 },
];

const namesOf = async ({ client }: SignedUp) =>
  (await client.call(listPresets)).data.presets.map(({ name }) => name);

test('requirements are saved under a name, with weights and must-haves, and listed by name', async () => {
  const anna = await signUp(server);
  expect(await namesOf(anna)).toEqual([]);
  const { data: saved } = await anna.client.call(createPreset, {
    name: ' Harbor accountants ',
    requirements,
  });
  expect(saved).toMatchObject({ name: 'Harbor accountants', requirements });
  await anna.client.call(createPreset, { name: 'deckhands', requirements });
  await anna.client.call(createPreset, { name: 'Bakers', requirements });
  expect(await namesOf(anna)).toEqual(['Bakers', 'deckhands', 'Harbor accountants']);
  const { presets } = (await anna.client.call(listPresets)).data;
  expect(presets).toContainEqual(saved);
});

test('a preset can be renamed, changed and deleted', async () => {
  const { client } = await signUp(server);
  const { id } = (await client.call(createPreset, { name: 'Accountants', requirements })).data;
  const { data: renamed } = await client.call(updatePreset, { id, name: 'ACCOUNTANTS' });
  expect(renamed).toMatchObject({ id, name: 'ACCOUNTANTS', requirements });
  const fewer = requirements.slice(0, 1);
  const { data: replaced } = await client.call(updatePreset, { id, requirements: fewer });
  expect(replaced).toMatchObject({ name: 'ACCOUNTANTS', requirements: fewer });
  await client.call(deletePreset, { id });
  expect((await client.call(listPresets)).data.presets).toEqual([]);
  await expect(client.call(deletePreset, { id })).rejects.toMatchObject({ status: 404 });
  await expect(client.call(updatePreset, { id, name: 'Again' })).rejects.toMatchObject({ status: 404 });
});

test('names are unique ignoring case; saving the same list again gives the same preset', async () => {
  const { client } = await signUp(server);
  const { data: first } = await client.call(createPreset, { name: 'Accountants', requirements });
  expect((await client.call(createPreset, { name: 'Accountants', requirements })).data).toEqual(first);
  const other = { name: 'accountants', requirements: requirements.slice(1) };
  const inUse = { status: 422, errors: { name: [expect.stringContaining('already have a preset')] } };
  await expect(client.call(createPreset, other)).rejects.toMatchObject(inUse);
  const { data: second } = await client.call(createPreset, { ...other, name: 'Deckhands' });
  const renaming = client.call(updatePreset, { id: second.id, name: 'Accountants' });
  await expect(renaming).rejects.toMatchObject(inUse);
});

test.each([
  [{ name: '', requirements }, 'name'],
  [{ name: 'x'.repeat(presetLimits.nameMax + 1), requirements }, 'name'],
  [{ name: 'Nobody', requirements: [] }, 'requirements'],
])('an invalid preset is refused at its field', async (preset, field) => {
  const { client } = await signUp(server);
  const refused = { status: 422, errors: { [field]: [expect.any(String)] } };
  await expect(client.call(createPreset, preset)).rejects.toMatchObject(refused);
});

test('an account has a limited number of presets, even if they are saved concurrently', async () => {
  const { client } = await signUp(server);
  const save = (place: number) => client.call(createPreset, { name: `Family ${place}`, requirements });
  const outcomes = await Promise.allSettled(
    Array.from({ length: presetLimits.presets + 2 }, (_, place) => save(place)),
  );
  const refused = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []));
  expect(refused).toMatchObject([
    { status: 409, code: 'no-room', message: expect.stringContaining('You have 50 presets') },
    { status: 409, code: 'no-room' },
  ]);
  const { presets } = (await client.call(listPresets)).data;
  expect(presets).toHaveLength(presetLimits.presets);
  await client.call(deletePreset, { id: presets[0]?.id ?? '' });
  await save(99);
});

test('presets are in the export of their account and deleted with it', async () => {
  const [anna, ben] = [await signUp(server), await signUp(server)];
  await anna.client.call(createPreset, { name: 'Accountants', requirements });
  await ben.client.call(createPreset, { name: 'Deckhands', requirements });
  const { blob } = await anna.client.download(exportPersonalData, {});
  const files = unzipSync(new Uint8Array(await blob.arrayBuffer()));
  const exported = new TextDecoder().decode(files['records/requirement_presets.json']);
  expect(exported).toContain('Accountants');
  expect(exported).toContain('5+ years of freight accounting');
  expect(exported).not.toContain('Deckhands');

  await anna.client.call(deleteUser);
  await server.platform.queue.runTasks();
  expect(await server.services.presets.list(anna.organizationId)).toEqual([]);
  expect(await namesOf(ben)).toEqual(['Deckhands']);
});
