import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { PriceList } from '@winnow/contracts';
import { findNetworkIsolation } from '@winnow/documents/processes';
import { tidyAtRest } from '@winnow/tuning';
import { chooseDatabase } from './adapters/choose-database.ts';
import { chooseEmailTransport } from './adapters/choose-email-transport.ts';
import { chooseLanguageModel } from './adapters/choose-language-model.ts';
import { chooseMailFolders } from './adapters/choose-mail-folders.ts';
import { choosePayments } from './adapters/choose-payments.ts';
import { chooseStorage, nameStorageElsewhere } from './adapters/choose-storage.ts';
import { chooseTelemetry } from './adapters/choose-telemetry.ts';
import { createApp } from './app.ts';
import { draftNames } from './backup/draft-names.ts';
import type { Role } from './commands/command-line.ts';
import type { Config } from './config/config.ts';
import { watchWorkers } from './features/analyses/items/watch-workers.ts';
import { features } from './features/index.ts';
import { createInstallationService } from './features/installation/installation-service.ts';
import { createOutboxKey } from './features/outbox/outbox-key.ts';
import { outboxPath } from './features/outbox/outbox-routes.ts';
import { openKnownIdentity } from './identity-server/open-known-identity.ts';
import { systemClock } from './platform/clock/clock.ts';
import { type ControlSocket, listenForCommands } from './platform/data-folder/control-socket.ts';
import type { DataFolderLock } from './platform/data-folder/data-folder-lock.ts';
import type { OpenDatabase } from './platform/database/open-database.ts';
import { createTextRecords } from './platform/dns/text-records.ts';
import { clearUploads } from './platform/http/abandoned-uploads.ts';
import { createEventStreams } from './platform/http/event-streams.ts';
import { isForThisMachine } from './platform/http/guards/this-machine.ts';
import { createPublicFetch } from './platform/http/outgoing/public-fetch.ts';
import { listen } from './platform/http/server.ts';
import { describeError } from './platform/log/describe-error.ts';
import { createLog, type Log } from './platform/log/log.ts';
import { keepErrors } from './platform/log/recent-errors.ts';
import { onStopSignal } from './platform/process/stop-signal.ts';
import { createDiskMeter } from './platform/storage/disk-meter.ts';
import { createQueue } from './platform/tasks/queue.ts';
import type { Platform } from './platform.ts';
import { readGauges } from './read-gauges.ts';
import { createServices } from './services.ts';

const root = resolve(import.meta.dirname, '../../..');
const stopWaitMs = 25_000;
/**
 * Default seconds to drain: load balancers check every few seconds; a process with all roles has none in front of it.
 */
const usualDrainSeconds: Readonly<Record<Role, number>> = { all: 0, api: 5, worker: 0 };

/** Assembles the platform, serves requests or runs tasks by role, and stops on a signal. */
export async function serve(config: Config, role: Role, lock: DataFolderLock | null): Promise<void> {
  const version = await readVersion();
  const told = await chooseTelemetry(config, { version, role });
  const { telemetry } = told;
  const log = createLog(config.logLevel, [...told.sinks, keepErrors(config.dataFolder)]);
  const server = role === 'worker' ? null : await listen(config);
  const openDatabase = await chooseDatabase(config, log, {
    connections: config.databaseConnections,
    name: `${role} ${hostname()} ${process.pid}`,
  });
  const publicUrl = config.siteUrl ?? localUrl(config, server?.port ?? config.port);
  const installation = createInstallationService({
    database: openDatabase.database,
    clock: systemClock,
    log,
  });
  if (openDatabase.kind === 'postgres') {
    await installation.checkPlace({ ...config, filesElsewhere: nameStorageElsewhere(config) });
  }
  const chosenTransport = chooseEmailTransport(config);
  const outboxKey = chosenTransport.outbox && servesOutboxPage(config) ? createOutboxKey() : null;
  const platform: Platform = {
    ...chosenTransport,
    outboxKey,
    version,
    clock: systemClock,
    log,
    telemetry,
    openDatabase,
    queue: createQueue(openDatabase.queueConnection, log, telemetry),
    storage: await chooseStorage(config),
    eventStreams: createEventStreams(),
    languageModel: await chooseLanguageModel(config),
    secondReader: config.secondReader,
    ...config.billing,
    stripe: await choosePayments(config),
    publicFetch: createPublicFetch(config),
    mayReachPrivate: config.mayReachPrivate,
    webhookHosts: config.webhookHosts,
    openMailFolder: await chooseMailFolders(config),
    trackingHosts: config.trackingHosts,
    findTextRecords: createTextRecords(config.dnsServers),
    siteUrl: config.siteUrl,
    hostedIdentity: config.hostedIdentity,
    trustedProxies: config.trustedProxies,
    operatorEmails: config.operatorEmails,
    pageSettings: {
      siteUrl: publicUrl,
      launchMode: config.launchMode,
      contactEmail: config.contactEmail,
      twitterUrl: config.twitterUrl,
      linkedinUrl: config.linkedinUrl,
      demoVideoUrl: config.demoVideoUrl,
      prices: shownPrices(config.billing.prices),
      isReadOnly: config.isReadOnly,
      hasDevPages: config.hasDevPages,
    },
    storageLimits: config.storageLimits,
    storageCeilings: config.storageCeilings,
    diskMeter: createDiskMeter(config.dataFolder),
    readerProcesses: config.readerProcesses,
    readerCodeFolder: join(config.dataFolder, 'reader-code'),
    dataFolder: config.dataFolder,
    uploadFolder: join(config.dataFolder, 'uploads'),
    samplesFolder: join(root, 'samples'),
    webFolder: join(root, 'apps/web/dist'),
  };
  const identity = await openKnownIdentity(config, publicUrl, installation);
  const services = createServices(platform, identity);
  await services.accounts.operators.forgetOthers();
  const { recovery } = services;
  // No other process uses an embedded database: its earlier worker has ended.
  if (openDatabase.kind === 'embedded') {
    await recovery.forgetWorkers();
    await services.importRecovery.forgetReaders();
    await services.webhookDelivering.forgetClaims();
    await services.mailboxChecking.forgetLeases();
  }
  features.tasks(platform.queue, services);
  const works = role !== 'api' && !config.isReadOnly;
  await platform.queue.start({ work: works });
  if (works) {
    await services.housekeeping.request();
    await recovery.recover(0);
    await services.importRecovery.recover();
    await services.webhookDelivering.sweep();
    await services.mailboxChecking.sweep();
    await services.pendingIndex.request();
    await services.pendingPeople.request();
  }
  const control = await takeCommands(config, openDatabase, log);
  const stopReading = told.isOn ? readGauges(told, platform, services) : () => {};
  const stopTidying = tidyAtRest();
  const stopClearing = clearUploads(platform.uploadFolder, systemClock, log);
  const stopWatching = role === 'api' ? null : watchWorkers(recovery, log, telemetry);

  let stopping = false;
  server?.open(createApp(platform, services, () => stopping));
  const isolation = await findNetworkIsolation();
  if (isolation.kind === 'none') log.warn({ reason: isolation.why }, readersOnline);
  log.info({ role, database: openDatabase.kind, pid: process.pid, port: server?.port ?? null }, 'started');
  process.stdout.write(
    server ? `Winnow listens on http://${config.host}:${server.port}\n` : 'Winnow works\n',
  );
  if (server && outboxKey)
    process.stdout.write(`Emails: ${localUrl(config, server.port)}${outboxPath}?key=${outboxKey}\n`);
  if (chosenTransport.outbox && !isForThisMachine(config)) log.warn({}, emailsStayHere);
  // Processes with an API start reading processes when files are uploaded.
  if (role === 'worker') void services.readers.prepare();

  const drainMs = (config.drainSeconds ?? usualDrainSeconds[role]) * 1000;
  onStopSignal(log, async () => {
    stopping = true;
    await control?.close();
    stopWatching?.();
    stopTidying();
    stopClearing();
    stopReading();
    const worked = platform.queue.stopWorking(stopWaitMs);
    server?.drain();
    // Until the balancer has noticed that this process isn't ready, it still sends requests and opens streams.
    if (server) await wait(drainMs);
    await platform.eventStreams.close();
    await Promise.all([server?.stop(stopWaitMs - drainMs), worked]);
    // The last requests may still enqueue tasks.
    await platform.queue.stop(1_000);
    await services.readers.close();
    platform.emailTransport.close();
    platform.storage.close();
    await openDatabase.close();
    await lock?.release();
    log.info({}, 'stopped');
    await told.close();
  });
}

/** Listens for commands on the same machine; without this they ask to stop the server first. */
async function takeCommands(
  { dataFolder }: Config,
  { copyTo }: OpenDatabase,
  log: Log,
): Promise<ControlSocket | null> {
  if (!copyTo) return null;
  const copies = join(dataFolder, draftNames.backup);
  // Left by killed backups.
  await rm(copies, { recursive: true, force: true });
  return listenForCommands(dataFolder, async () => {
    const copy = join(copies, randomUUID());
    const startedAt = performance.now();
    await mkdir(copy, { recursive: true, mode: 0o700 });
    await copyTo(join(copy, 'database'));
    log.info({ ms: Math.round(performance.now() - startedAt) }, 'the database was copied for a backup');
    return copy;
  }).catch((error) => {
    log.warn(describeError(error), 'backups need a stop: commands cannot reach this server');
    return null;
  });
}

/** Prices for the public pages. */
function shownPrices({ currency, plans, vatRate }: PriceList) {
  return { currency, proMonth: plans.find(({ plan }) => plan === 'pro')?.price ?? 0, vatRate };
}

const readersOnline = 'reading processes are not kept from the network (docs/operating/reading-processes.md)';

const emailsStayHere =
  'Emails are not sent, and people cannot confirm their addresses: SMTP_URL is not set. They are kept in the folder outbox of the data folder. Set SMTP_URL, then try it: npm start -- --send-test-mail you@example.org';

/** Before the launch there is only the landing page. */
function servesOutboxPage(config: Config): boolean {
  return isForThisMachine(config) && config.launchMode === 'open';
}

function localUrl({ host }: Config, port: number): string {
  return `http://${nameOfHost(host)}:${port}`;
}

/** A host name for links: wildcard addresses such as `0.0.0.0` become `localhost`. */
function nameOfHost(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}

async function readVersion(): Promise<string> {
  const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { version: string };
  return version;
}
