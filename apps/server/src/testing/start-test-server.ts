import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { type Client, createClient, type PageSettings, priceListOf, usualPrices } from '@winnow/contracts';
import { createApp } from '../app.ts';
import { defaultIdentitySettings, type IdentitySettings } from '../features/identity/identity-settings.ts';
import { features } from '../features/index.ts';
import { openIdentity } from '../identity-server/open-identity.ts';
import { systemClock } from '../platform/clock/clock.ts';
import { createOutbox } from '../platform/email/outbox-transport.ts';
import { createEventStreams } from '../platform/http/event-streams.ts';
import { createPublicFetch } from '../platform/http/outgoing/public-fetch.ts';
import { listen } from '../platform/http/server.ts';
import { createImapFolders } from '../platform/imap/open-imap-folder.ts';
import { createMemoryStorage } from '../platform/storage/memory-storage.ts';
import { createQueue } from '../platform/tasks/queue.ts';
import { noTelemetry } from '../platform/telemetry/telemetry.ts';
import type { Platform } from '../platform.ts';
import { createServices, type Services } from '../services.ts';
import { openTestDatabase } from './databases/open-test-database.ts';
import { quietLog } from './quiet-log.ts';

export type TestServer = {
  /** Without a slash at the end. */
  readonly url: string;
  readonly client: Client;
  readonly platform: Platform;
  readonly services: Services;
  stop(): Promise<void>;
};

/** The operator of a test server. */
export const operatorEmail = 'operator@example.org';

/** What the pages of a test's server show. */
export const testPageSettings: PageSettings = {
  siteUrl: 'http://localhost',
  launchMode: 'open',
  contactEmail: operatorEmail,
  twitterUrl: 'https://twitter.com/winnow_example',
  linkedinUrl: 'https://www.linkedin.com/company/winnow-example',
  demoVideoUrl: null,
  prices: { currency: usualPrices.currency, proMonth: usualPrices.proMonth, vatRate: usualPrices.vatRate },
  isReadOnly: false,
  hasDevPages: false,
};

/** Opens the outbox of a test's server. */
export const outboxKey = 'printed-on-the-console-of-a-test';

/** Key with which tests sign tokens. */
export const sharedSecret = 'a secret of the tests, shared with nobody else';

/** The whole application on a loopback port, with its own database and folder. */
export async function startTestServer(
  changes: Partial<Platform> = {},
  identityChanges: Partial<IdentitySettings> = {},
): Promise<TestServer> {
  const ownFolder = await mkdtemp(join(tmpdir(), 'winnow-server-test-'));
  const dataFolder = changes.dataFolder ?? ownFolder;
  const openDatabase = changes.openDatabase ?? (await openTestDatabase());
  const outbox = createOutbox(join(dataFolder, 'outbox'), 'Winnow <winnow@localhost>', systemClock);
  const platform: Platform = {
    version: '0.0.0-test',
    clock: systemClock,
    log: quietLog,
    telemetry: noTelemetry,
    openDatabase,
    queue: createQueue(openDatabase.queueConnection, quietLog),
    storage: createMemoryStorage(),
    emailTransport: outbox,
    outbox,
    storedEmails: outbox,
    outboxKey,
    eventStreams: createEventStreams(),
    languageModel: null,
    secondReader: null,
    prices: priceListOf(usualPrices),
    issuer: { lines: ['Winnow Ltd', '1 Mill Lane'], bankDetails: 'IBAN XX00 0000' },
    stripe: null,
    publicFetch: createPublicFetch({ mayReachPrivate: true }),
    mayReachPrivate: true,
    webhookHosts: ['127.0.0.1'],
    openMailFolder: createImapFolders({ trustedHosts: [], certificates: [] }),
    trackingHosts: { kind: 'vendors' },
    findTextRecords: async () => [],
    siteUrl: null,
    hostedIdentity: null,
    trustedProxies: 0,
    operatorEmails: [operatorEmail],
    pageSettings: testPageSettings,
    storageLimits: { free: 1_000, pro: 10_000, enterprise: 100_000 },
    storageCeilings: { freeTotalMb: null, dailyShare: 1, minFreeDiskShare: 0.07 },
    // A disk with plenty of room, regardless of this machine.
    diskMeter: async () => ({ freeBytes: 1e12, totalBytes: 2e12 }),
    readerProcesses: 1,
    // Shared by all servers of all tests: the same code for the same sources.
    readerCodeFolder: resolve(import.meta.dirname, '../../../../node_modules/.cache'),
    dataFolder,
    uploadFolder: join(dataFolder, 'uploads'),
    samplesFolder: resolve(import.meta.dirname, '../../../../samples'),
    webFolder: join(dataFolder, 'web'),
    ...changes,
  };
  const server = await listen({ host: '127.0.0.1', port: 0 });
  const url = `http://127.0.0.1:${server.port}`;
  // Minimal cost, for fast tests.
  const hashingCost = { memoryKib: 64, passes: 1 };
  const identity = await openIdentity(
    {
      settings: { ...defaultIdentitySettings, hashingCost, emailSpreadMs: 0, ...identityChanges },
      sharedSecret,
    },
    { siteUrl: platform.siteUrl ?? url, dataFolder },
  );
  const services = createServices(platform, identity);
  features.tasks(platform.queue, services);
  await platform.queue.start({ work: false });
  server.open(createApp(platform, services, () => false));
  return {
    url,
    client: createClient({ baseUrl: `${url}/api` }),
    platform,
    services,
    async stop() {
      await platform.eventStreams.close();
      await server.stop(1_000);
      await services.readers.close();
      await platform.queue.stop(1_000);
      await openDatabase.close();
      await rm(ownFolder, { recursive: true, force: true });
    },
  };
}
