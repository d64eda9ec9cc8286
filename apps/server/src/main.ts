/**
 * Entry point: reads the settings, locks the data folder, and only then loads the rest. A refused start fails at once
 * and has touched nothing.
 */
import { constants, getPriority, setPriority } from 'node:os';
import { type BackUpOptions, type RestoreOptions, type Role, readCommand } from './commands/command-line.ts';
import { type Config, readConfig } from './config/config.ts';
import { askServer } from './platform/data-folder/control-socket.ts';
import {
  type DataFolderLock,
  type LockHolder,
  lockDataFolder,
} from './platform/data-folder/data-folder-lock.ts';
import type { Storage } from './platform/storage/storage.ts';

const command = readCommand(process.argv.slice(2));
const settings = readConfig(process.env);

if (command.kind === 'wrong-use') refuse(command.message);
else if (!settings.ok) refuse(settings.message);
else if (command.kind === 'send-test-mail') await sendTestEmail(settings.config, command.to);
else if (command.kind === 'examine') await examineStored(settings.config);
else if (command.kind === 'support-bundle') await bundle(settings.config, command.file);
else if (command.kind === 'accept-data-folder') await accept(settings.config);
else if (command.kind === 'back-up') await backUpStored(settings.config, command);
else if (command.kind === 'restore') await restoreStored(settings.config, command);
else if (command.kind === 'delete-again') await deleteAgain(settings.config);
else if (command.kind === 'rotate-keys') await rotate(settings.config);
else if (command.kind === 'migrate') await migrate(settings.config, command.isDryRun);
else await serve(settings.config, command.role);

function refuse(message: string): void {
  process.stderr.write(`${message}\n`);
  process.exitCode = 2;
}

async function sendTestEmail(config: Config, to: string): Promise<void> {
  const { sendTestEmail: send } = await import('./commands/send-test-email.ts');
  process.exitCode = await send(config, to);
}

async function serve(config: Config, role: Role): Promise<void> {
  if (role !== 'all' && !config.databaseUrl) {
    refuse(
      'The embedded database belongs to one process: set DATABASE_URL to run --role=api or --role=worker.',
    );
    return;
  }
  if (role !== 'all' && config.siteUrl === null) {
    refuse(
      `--role=${role} needs SITE_URL, the address that people use: without it each process would issue sign-in ` +
        'tokens that the others refuse, and links in emails would lead to a single process.',
    );
    return;
  }
  if (role === 'worker') giveWay();
  if (config.databaseUrl) return startOrEnd(config, role, null);
  const lock = await lockOrRefuse(config, 'Stop it first, or set DATA_DIR.');
  if (lock) await startOrEnd(config, role, lock);
}

/** Lowers the priority of a worker, so that requests come first if it shares a machine with an API or the database. */
function giveWay(): void {
  try {
    setPriority(Math.min(getPriority() + 10, constants.priority.PRIORITY_LOW));
  } catch {
    // The system doesn't support priorities, or forbids changing them.
  }
}

async function examineStored(config: Config): Promise<void> {
  const advice = 'Stop it first, or ask it: operators find the same checks in /admin.';
  await alone(config, advice, async () => {
    const { examine } = await import('./commands/doctor.ts');
    process.exitCode = await examine(config);
  });
}

/** Writes a support bundle. While a server uses the embedded database, the bundle leaves out its contents. */
async function bundle(config: Config, file: string): Promise<void> {
  const outcome = config.databaseUrl ? null : await lockDataFolder(config.dataFolder);
  try {
    const { writeSupportBundle } = await import('./commands/support-bundle.ts');
    await writeSupportBundle(config, { file, environment: process.env, mayOpen: outcome?.ok ?? true });
    process.stdout.write(`${file} is written. Read it before you send it.\n`);
  } catch (error) {
    await writeStartError(error, config);
    process.exitCode = 1;
  } finally {
    if (outcome?.ok) await outcome.lock.release();
  }
}

async function accept(config: Config): Promise<void> {
  await alone(config, 'Stop it first.', async () => {
    const { acceptDataFolder } = await import('./commands/accept-data-folder.ts');
    await acceptDataFolder(config);
  });
}

/** Writes a backup. A running server copies its embedded database itself and continues. */
async function backUpStored(config: Config, options: BackUpOptions): Promise<void> {
  const outcome = config.databaseUrl ? null : await lockDataFolder(config.dataFolder);
  try {
    const copy = outcome && !outcome.ok ? await askServer(config.dataFolder, 'copy-database') : null;
    if (outcome && !outcome.ok && !copy) return refuseWhileUsed(config, outcome.holder, 'Stop it first.');
    const { backUpStored: backUp } = await import('./commands/back-up.ts');
    await backUp(config, options, copy);
  } catch (error) {
    await writeStartError(error, config);
    process.exitCode = 1;
  } finally {
    if (outcome?.ok) await outcome.lock.release();
  }
}

/** Checks the restored data at once and reports the result. */
async function restoreStored(
  config: Config,
  { folder, identityFile, tombstones }: RestoreOptions,
): Promise<void> {
  await alone(config, 'Stop it first.', async () => {
    const { restore } = await import('./backup/restore.ts');
    const { deleteRestored, readTombstonesOf } = await import('./commands/delete-again.ts');
    const further = tombstones === null ? [] : await readTombstonesOf(tombstones);
    const { files, bytes } = await withBucket(config, (bucket) =>
      restore(config, folder, bucket, identityFile),
    );
    process.stdout.write(`${files} files of ${bytes} bytes were restored.\n\n`);
    await deleteRestored(config, further);
    const { examine } = await import('./commands/doctor.ts');
    process.exitCode = await examine(config);
  });
}

/** After a recovery without `--restore`. */
async function deleteAgain(config: Config): Promise<void> {
  await alone(config, 'Stop it first.', async () => {
    const { deleteRestored } = await import('./commands/delete-again.ts');
    await deleteRestored(config, []);
  });
}

async function rotate(config: Config): Promise<void> {
  await alone(config, 'Stop it first.', async () => {
    const { rotateKeys } = await import('./commands/rotate-keys.ts');
    await rotateKeys(config);
  });
}

async function migrate(config: Config, isDryRun: boolean): Promise<void> {
  await alone(config, 'Stop it first.', async () => {
    const { migrateStored } = await import('./commands/migrate.ts');
    await migrateStored(config, { isDryRun });
  });
}

async function withBucket<Done>(
  config: Config,
  work: (bucket: Storage | null) => Promise<Done>,
): Promise<Done> {
  const { openStorageElsewhere } = await import('./adapters/choose-storage.ts');
  const bucket = await openStorageElsewhere(config);
  return work(bucket).finally(() => bucket?.close());
}

/** Runs work on the embedded database, which only one process may open; errors are printed as messages. */
async function alone(config: Config, advice: string, work: () => Promise<void>): Promise<void> {
  const lock = config.databaseUrl ? null : await lockOrRefuse(config, advice);
  if (!config.databaseUrl && !lock) return;
  try {
    await work();
  } catch (error) {
    await writeStartError(error, config);
    process.exitCode = 1;
  } finally {
    await lock?.release();
  }
}

async function lockOrRefuse(config: Config, advice: string): Promise<DataFolderLock | null> {
  const outcome = await lockDataFolder(config.dataFolder);
  if (outcome.ok) return outcome.lock;
  refuseWhileUsed(config, outcome.holder, advice);
  return null;
}

function refuseWhileUsed(config: Config, { pid, startedAt, host }: LockHolder, advice: string): void {
  const holder = `process ${pid} on ${host}, started at ${startedAt}`;
  refuse(`The data folder ${config.dataFolder} is in use by ${holder}. ${advice}`);
}

async function startOrEnd(config: Config, role: Role, lock: DataFolderLock | null): Promise<void> {
  const { serve: start } = await import('./serve.ts');
  try {
    await start(config, role, lock);
  } catch (error) {
    await writeStartError(error, config);
    await lock?.release();
    const { StartRefused } = await import('./platform/process/start-refused.ts');
    // Open handles would keep the process alive.
    process.exit(error instanceof StartRefused ? 2 : 1);
  }
}

async function writeStartError(error: unknown, config: Config): Promise<void> {
  const { describeStartError } = await import('./describe-start-error.ts');
  process.stderr.write(`${describeStartError(error, config)}\n`);
}
