/** Starts the server: reads the settings, chooses the adapters, listens, and stops when told to. */
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { createApp } from './app.ts';
import { readCommand } from './command-line.ts';
import { type Config, readConfig } from './config.ts';
import { systemClock } from './platform/clock/clock.ts';
import { lockDataFolder } from './platform/data-folder/data-folder-lock.ts';
import { openEmbeddedDatabase } from './platform/database/open-embedded-database.ts';
import { openPostgres } from './platform/database/open-postgres.ts';
import { createEventStreams } from './platform/http/event-streams.ts';
import { listen } from './platform/http/server.ts';
import { createQueue } from './platform/jobs/queue.ts';
import { createLog } from './platform/log/log.ts';
import { createOutbox } from './platform/mail/outbox-mail.ts';
import { createSmtpMail } from './platform/mail/smtp-mail.ts';
import { onStopSignal } from './platform/process/stop-signal.ts';
import { createDiskStorage } from './platform/storage/disk-storage.ts';
import type { Platform } from './platform.ts';
import { createServices } from './services.ts';

const root = resolve(import.meta.dirname, '../../..');
const stopWaitMs = 25_000;

const command = readCommand(process.argv.slice(2));
const settings = readConfig(process.env);

if (command.kind === 'wrong-use') refuse(command.message);
else if (!settings.ok) refuse(settings.message);
else if (command.kind === 'send-test-mail') await sendTestMail(settings.config, command.to);
else await serve(settings.config, command.role);

function refuse(message: string): void {
  process.stderr.write(`${message}\n`);
  process.exitCode = 2;
}

async function sendTestMail(config: Config, to: string): Promise<void> {
  const { mail } = chooseMail(config);
  const link = config.siteUrl ?? `http://localhost:${config.port}`;
  const text = `This letter shows that Winnow at ${link} can send mail.\n`;
  try {
    await mail.send({ to, subject: 'Winnow can send mail', text });
    process.stdout.write(`Sent through ${mail.destination}.\n`);
  } catch (error) {
    process.stderr.write(`Not sent through ${mail.destination}: ${String(error)}\n`);
    process.exitCode = 1;
  } finally {
    mail.close();
  }
}

function chooseMail({ smtpUrl, mailFrom, dataFolder }: Config) {
  if (smtpUrl) return { mail: createSmtpMail(smtpUrl, mailFrom), outbox: null };
  const outbox = createOutbox(join(dataFolder, 'outbox'), mailFrom, systemClock);
  return { mail: outbox, outbox };
}

async function serve(config: Config, role: 'all' | 'api' | 'worker'): Promise<void> {
  if (!config.databaseUrl && role !== 'all') {
    refuse(
      'The embedded database belongs to one process: set DATABASE_URL to run --role=api or --role=worker.',
    );
    return;
  }
  const log = createLog(config.logLevel);
  const outcome = config.databaseUrl ? null : await lockDataFolder(config.dataFolder);
  if (outcome && !outcome.ok) {
    const { pid, startedAt, host } = outcome.holder;
    const holder = `process ${pid} on ${host}, started at ${startedAt}`;
    refuse(`The data folder ${config.dataFolder} is in use by ${holder}. Stop it first, or set DATA_DIR.`);
    return;
  }
  const lock = outcome?.lock ?? null;

  const openDatabase = config.databaseUrl
    ? await openPostgres(config.databaseUrl, log)
    : await openEmbeddedDatabase({ folder: join(config.dataFolder, 'database') });
  const platform: Platform = {
    ...chooseMail(config),
    version: await readVersion(),
    clock: systemClock,
    log,
    openDatabase,
    queue: createQueue(openDatabase.queueConnection, log),
    storage: createDiskStorage(join(config.dataFolder, 'files')),
    eventStreams: createEventStreams(),
    siteUrl: config.siteUrl,
    trustedProxies: config.trustedProxies,
    readerProcesses: config.readerProcesses,
    dataFolder: config.dataFolder,
    uploadFolder: join(config.dataFolder, 'uploads'),
    samplesFolder: join(root, 'samples'),
    webFolder: join(root, 'apps/web/dist'),
  };
  const services = createServices(platform);
  await platform.queue.start({ work: role !== 'api' });
  if (role !== 'api') await services.housekeeping.request();

  let stopping = false;
  const app = createApp(platform, services, () => stopping);
  const server = role === 'worker' ? null : await listen(app, config);
  const place = server ? `http://${config.host}:${server.port}` : 'no address: a worker';
  log.info({ role, database: openDatabase.kind, pid: process.pid, port: server?.port ?? null }, 'started');
  process.stdout.write(`Winnow listens on ${place}\n`);

  onStopSignal(log, async () => {
    stopping = true;
    await platform.eventStreams.close();
    await Promise.all([server?.stop(stopWaitMs), platform.queue.stop(stopWaitMs)]);
    await services.readers.close();
    platform.mail.close();
    await openDatabase.close();
    await lock?.release();
    log.info({}, 'stopped');
  });
}

async function readVersion(): Promise<string> {
  const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { version: string };
  return version;
}
