import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { systemClock } from '../../platform/clock/clock.ts';
import type { OpenDatabase } from '../../platform/database/open-database.ts';
import { openTestDatabase } from '../../testing/databases/open-test-database.ts';
import { type LogLine, rememberingLog } from '../../testing/quiet-log.ts';
import { createKeyMaterial } from '../identity/keys/identity-key-file.ts';
import {
  createIdentityKeys,
  createSigningKey,
  type IdentityKeyMaterial,
} from '../identity/keys/identity-keys.ts';
import { removeMarks } from './installation-repository.ts';
import {
  createInstallationService,
  type InstallationService,
  recordIdentityKeys,
} from './installation-service.ts';

let opened: OpenDatabase;
let folder: string;
let installation: InstallationService;
let lines: LogLine[];
let material: IdentityKeyMaterial;

const filesElsewhere = 'the bucket winnow/';
const smtpUrl = 'smtp://localhost';

beforeAll(async () => {
  opened = await openTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'winnow-installation-'));
  material = { ...(await createKeyMaterial()), sharedSecret: null };
});

afterAll(async () => {
  await opened.close();
  await rm(folder, { recursive: true, force: true });
});

beforeEach(async () => {
  const { database } = opened;
  await removeMarks(database, ['identity-secret', 'signing-keys', 'data-folder', 'files']);
  const remembering = rememberingLog();
  lines = remembering.lines;
  installation = createInstallationService({ database, clock: systemClock, log: remembering.log });
});

const newFolder = () => mkdtemp(join(folder, 'data-'));
const check = async (changes: Partial<IdentityKeyMaterial>) =>
  installation.checkKeys(await createIdentityKeys({ ...material, ...changes }), folder);

test('of processes that start together with separate folders, one belongs to the installation', async () => {
  const folders = await Promise.all([newFolder(), newFolder(), newFolder()]);
  const outcomes = await Promise.allSettled(
    folders.map((dataFolder) => installation.checkPlace({ dataFolder, filesElsewhere: null, smtpUrl })),
  );
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

test('processes that share a folder can start, also together in a new folder', async () => {
  const dataFolder = join(await newFolder(), 'new');
  const place = { dataFolder, filesElsewhere: null, smtpUrl: null };
  await Promise.all(Array.from({ length: 8 }, () => installation.checkPlace(place)));
  await installation.checkPlace(place);
  expect(await readdir(dataFolder)).toEqual(['folder-id']);
});

test('without shared folders each process may have its own', async () => {
  for (let process = 0; process < 2; process += 1) {
    await installation.checkPlace({ dataFolder: await newFolder(), filesElsewhere, smtpUrl });
  }
});

test('emails without a mail server need a folder shared by all processes', async () => {
  await installation.checkPlace({ dataFolder: await newFolder(), filesElsewhere, smtpUrl: null });
  const other = installation.checkPlace({ dataFolder: await newFolder(), filesElsewhere, smtpUrl: null });
  await expect(other).rejects.toThrow('is not the one');
});

test('a process that would store files elsewhere is refused until the place is accepted', async () => {
  const dataFolder = await newFolder();
  await installation.checkPlace({ dataFolder, filesElsewhere, smtpUrl });
  const moved = { dataFolder, filesElsewhere: 'the bucket winnow/new/', smtpUrl };
  for (const place of [moved, { ...moved, filesElsewhere: null }]) {
    await expect(installation.checkPlace(place)).rejects.toThrow('keeps its files in the bucket winnow/');
  }
  await installation.accept(moved, await createIdentityKeys(material));
  await installation.checkPlace(moved);
});

test('a refused process leaves nothing in its folder', async () => {
  await installation.checkPlace({ dataFolder: await newFolder(), filesElsewhere: null, smtpUrl });
  const dataFolder = await newFolder();
  await expect(installation.checkPlace({ dataFolder, filesElsewhere: null, smtpUrl })).rejects.toThrow();
  await mkdir(dataFolder, { recursive: true });
  expect(await readdir(dataFolder)).toEqual([]);
});

test('different identity keys are refused, those of the first process are not', async () => {
  expect(await installation.knowsKeys()).toBe(false);
  await check({});
  expect(await installation.knowsKeys()).toBe(true);
  await check({});
  await expect(check(await createKeyMaterial())).rejects.toThrow('are not those of this installation');
});

test('signing keys can be rotated one by one without confirmation, and all at once with one', async () => {
  const [first] = material.signingKeys;
  const second = await createSigningKey();
  if (!first) throw new Error('There is no key.');
  for (const signingKeys of [[first], [first, second], [second, first], [second]])
    await check({ signingKeys });
  expect(lines).toEqual([]);
  await check({ signingKeys: [await createSigningKey()] });
  expect(lines).toMatchObject([{ level: 'warn', message: expect.stringContaining('were replaced') }]);
});

test('a new root secret is recorded by the process that changes it, and the old one is refused', async () => {
  await check({});
  const { secret } = await createKeyMaterial();
  await recordIdentityKeys(opened.database, await createIdentityKeys({ ...material, secret }), new Date());
  await check({ secret });
  await expect(check({})).rejects.toThrow('are not those of this installation');
});
