import type { PageSettings, PriceList } from '@winnow/contracts';
import type { ReadingTrial } from './engine-tasks/reading-processes.ts';
import type { HostedIdentity } from './features/accounts/identities/hosted-identity.ts';
import type { StorageCeilings, StorageLimits } from './features/files/file-allowance.ts';
import type { TrackingHosts } from './platform/applicant-tracking/tracking-hosts.ts';
import type { Clock } from './platform/clock/clock.ts';
import type { OpenDatabase } from './platform/database/open-database.ts';
import type { FindTextRecords } from './platform/dns/text-records.ts';
import type { EmailTransport } from './platform/email/email-transport.ts';
import type { Outbox } from './platform/email/outbox-transport.ts';
import type { EventStreams } from './platform/http/event-streams.ts';
import type { PublicFetch } from './platform/http/outgoing/public-fetch.ts';
import type { OpenMailFolder } from './platform/imap/mail-folder.ts';
import type { LanguageModel } from './platform/language-model/language-model.ts';
import type { Log } from './platform/log/log.ts';
import type { StripeDependencies } from './platform/payments/stripe-client.ts';
import type { DiskMeter } from './platform/storage/disk-meter.ts';
import type { Storage } from './platform/storage/storage.ts';
import type { Queue } from './platform/tasks/queue.ts';
import type { Telemetry } from './platform/telemetry/telemetry.ts';

/** What all features can use. `serve.ts` chooses the adapters; tests choose their own. */
export type Platform = {
  readonly version: string;
  readonly clock: Clock;
  readonly log: Log;
  readonly telemetry: Telemetry;
  readonly openDatabase: OpenDatabase;
  readonly queue: Queue;
  readonly storage: Storage;
  readonly emailTransport: EmailTransport;
  /** The same as `emailTransport` if emails are stored in a folder, otherwise `null`. */
  readonly outbox: Outbox | null;
  /** Emails in the outbox, also those from before a mail server was set. */
  readonly storedEmails: Pick<Outbox, 'listEmails' | 'removeEmailsAbout' | 'listNamed' | 'removeNamed'>;
  /** Key of `/dev/outbox`; `null` if that page isn't served. */
  readonly outboxKey: string | null;
  readonly eventStreams: EventStreams;
  /** `null` if none is configured. */
  readonly languageModel: LanguageModel | null;
  /** Whether the model may be asked about resumes, and how often per day by an organization; `null` if not. */
  readonly secondReader: { readonly perDay: number } | null;
  /** HTTP client for the identity providers of organizations. */
  readonly publicFetch: PublicFetch;
  /** Whether those may be at private addresses and without TLS. */
  readonly mayReachPrivate: boolean;
  /** Hosts of webhooks that may be private and without TLS. */
  readonly webhookHosts: readonly string[];
  /** Opens the mail folders of jobs' mailboxes. */
  readonly openMailFolder: OpenMailFolder;
  /** Hosts of applicant tracking systems. */
  readonly trackingHosts: TrackingHosts;
  /** Looks up the TXT records that verify email domains. */
  readonly findTextRecords: FindTextRecords;
  readonly siteUrl: string | null;
  /** The hosted project that stores identities; `null` if this server does. */
  readonly hostedIdentity: HostedIdentity | null;
  readonly trustedProxies: number;
  /** Lowercase. */
  readonly operatorEmails: readonly string[];
  /** Public settings of this installation. */
  readonly pageSettings: PageSettings;
  readonly prices: PriceList;
  /** Issuer lines on invoices, and bank details for payment. */
  readonly issuer: { readonly lines: readonly string[]; readonly bankDetails: string };
  /** `null` if invoices are paid by transfer. */
  readonly stripe: StripeDependencies | null;
  readonly storageLimits: StorageLimits;
  readonly storageCeilings: StorageCeilings;
  readonly diskMeter: DiskMeter;
  readonly readerProcesses: number;
  readonly readingTrial?: ReadingTrial;
  /** Folder that caches the reading processes' compiled code, for a fast start. */
  readonly readerCodeFolder: string;
  readonly dataFolder: string;
  readonly uploadFolder: string;
  readonly samplesFolder: string;
  readonly webFolder: string;
};
