import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { type LaunchMode, launchModes } from '@winnow/contracts';
import * as z from 'zod';
import type { HostedIdentity } from '../features/accounts/identities/hosted-identity.ts';
import type { StorageCeilings, StorageLimits } from '../features/files/file-allowance.ts';
import type { TrackingHosts } from '../platform/applicant-tracking/tracking-hosts.ts';
import { isLoopbackUrl } from '../platform/http/guards/this-machine.ts';
import type { LanguageModelConfig } from '../platform/language-model/language-model-config.ts';
import { logLevels } from '../platform/log/log.ts';
import {
  type BillingConfig,
  billingEnvironment,
  errorsOfBilling,
  readBillingConfig,
} from './billing-config.ts';
import { databaseAddress } from './database-address.ts';
import {
  address,
  emailAddresses,
  hosts,
  onOrOff,
  resolvers,
  setting,
  wholeNumber,
} from './environment-fields.ts';
import {
  findIdentityErrors,
  type IdentityConfig,
  identityEnvironment,
  readIdentityConfig,
} from './identity-config.ts';
import { conformanceEnvironment } from './identity-conformance-config.ts';
import {
  errorsOfLanguageModel,
  languageModelEnvironment,
  readLanguageModelConfig,
} from './language-model-config.ts';
import {
  type ObservabilityConfig,
  observabilityEnvironment,
  readObservabilityConfig,
} from './observability-config.ts';
import {
  errorsOfStorage,
  readStorageConfig,
  type StorageConfig,
  storageEnvironment,
} from './storage-config.ts';
import { findSupabaseErrors, readHostedIdentity, supabaseEnvironment } from './supabase-config.ts';

const environment = z.object({
  PORT: setting(wholeNumber(0, 65_535).default(3000)),
  HOST: setting(z.string().default('localhost')),
  DATA_DIR: setting(z.string().default('./data')),
  DATABASE_URL: setting(databaseAddress().optional()),
  DATABASE_POOL: setting(wholeNumber(5, 500).default(10)),
  SITE_URL: setting(address('http', 'https').optional()),
  SMTP_URL: setting(address('smtp', 'smtps').optional()),
  SMTP_REQUIRE_TLS: onOrOff(true),
  MAIL_FROM: setting(
    z.string().includes('@', 'must hold an email address').default('Winnow <winnow@localhost>'),
  ),
  LOG_LEVEL: setting(z.enum(logLevels, `must be one of ${logLevels.join(', ')}`).default('info')),
  LAUNCH_MODE: setting(z.enum(launchModes, `must be ${launchModes.join(' or ')}`).default('open')),
  OPERATOR_EMAILS: emailAddresses(),
  TWITTER_URL: setting(address('http', 'https').default('https://twitter.com/winnow_example')),
  LINKEDIN_URL: setting(address('http', 'https').default('https://www.linkedin.com/company/winnow-example')),
  DEMO_VIDEO_URL: setting(address('https').optional()),
  READ_ONLY: onOrOff(false),
  DEV_PAGES: onOrOff(false),
  CONTACT_EMAIL: setting(z.email('must be an email address').default('hello@winnow.example')),
  DRAIN_SECONDS: setting(wholeNumber(0, 20).optional()),
  TRUST_PROXY: setting(wholeNumber(0, 10).default(0)),
  READER_PROCESSES: setting(wholeNumber(1, 64).default(Math.min(4, availableParallelism()))),
  FREE_STORAGE_MB: setting(wholeNumber(1, 1_000_000_000).default(1_000)),
  PRO_STORAGE_MB: setting(wholeNumber(1, 1_000_000_000).default(10_000)),
  ENTERPRISE_STORAGE_MB: setting(wholeNumber(1, 1_000_000_000).default(100_000)),
  FREE_STORAGE_TOTAL_MB: setting(wholeNumber(1, 1_000_000_000_000).optional()),
  DAILY_UPLOAD_PERCENT: setting(wholeNumber(1, 100).default(50)),
  MIN_FREE_DISK_PERCENT: setting(wholeNumber(0, 50).default(7)),
  PACK_FILES: onOrOff(true),
  DNS_SERVERS: resolvers(),
  SINGLE_SIGN_ON_PRIVATE: onOrOff(false),
  WEBHOOK_PRIVATE_HOSTS: hosts(),
  MAILBOX_PRIVATE_HOSTS: hosts(),
  MAILBOX_CA_FILE: setting(z.string().optional()),
  APPLICANT_TRACKING_URL: setting(address('http', 'https').optional()),
  ...observabilityEnvironment,
  ...storageEnvironment,
  ...billingEnvironment,
  ...languageModelEnvironment,
  IDENTITY_KEYS_FILE: setting(z.string().optional()),
  ...identityEnvironment,
  ...supabaseEnvironment,
});

/** Names of all settings; each is listed in `.env.example`. */
export const settingNames: readonly string[] = Object.keys(environment.shape);

/** Default of a setting; `undefined` for none. */
export function defaultOf(name: string): unknown {
  const schema = Object.entries(environment.shape).find(([each]) => each === name)?.[1];
  return schema?.parse(undefined);
}

export type Config = {
  /** 0 lets the system choose. */
  readonly port: number;
  readonly host: string;
  /** Absolute. */
  readonly dataFolder: string;
  readonly storage: StorageConfig;
  /** `null` for the embedded database in the data folder. */
  readonly databaseUrl: string | null;
  /** Maximum connections of this process to the database of `databaseUrl`. */
  readonly databaseConnections: number;
  /** Public URL of this server, without a trailing slash; `null` if not set. */
  readonly siteUrl: string | null;
  /** `null` writes emails to the outbox in the data folder. */
  readonly smtpUrl: string | null;
  /** Whether emails wait if the mail server offers no TLS. */
  readonly smtpRequiresTls: boolean;
  readonly emailFrom: string;
  readonly logLevel: (typeof logLevels)[number];
  readonly observability: ObservabilityConfig;
  /** Number of proxies in front that add to X-Forwarded-For; 0 ignores the header. */
  readonly trustedProxies: number;
  /** Seconds a stopping process keeps answering until the load balancer notices; `null` for the role's default. */
  readonly drainSeconds: number | null;
  readonly readerProcesses: number;
  /** Storage limits by plan. */
  readonly storageLimits: StorageLimits;
  readonly storageCeilings: StorageCeilings;
  /** Whether files are compressed when they are saved. */
  readonly packsFiles: boolean;
  /** Whether identity providers of organizations may be at private addresses and without TLS. */
  readonly mayReachPrivate: boolean;
  /** Webhook hosts that may be private and without TLS, each with or without a port; lowercase. */
  readonly webhookHosts: readonly string[];
  /** Mail servers of mailboxes that may be at private addresses, each with or without a port; lowercase. */
  readonly mailboxHosts: readonly string[];
  /** File with additional certificate authorities for mailboxes' mail servers; absolute, `null` for none. */
  readonly mailboxCertificates: string | null;
  readonly trackingHosts: TrackingHosts;
  /** Resolvers for the DNS records of email domains; empty for the system's. */
  readonly dnsServers: readonly string[];
  /** `waitlist` serves only the landing page and its form. */
  readonly launchMode: LaunchMode;
  /** Email addresses of operators, lowercase. */
  readonly operatorEmails: readonly string[];
  /** Shown publicly. */
  readonly contactEmail: string;
  readonly twitterUrl: string;
  readonly linkedinUrl: string;
  /** Video embedded in the landing page; `null` for the built-in one. */
  readonly demoVideoUrl: string | null;
  /** Whether `/dev/ui`, a gallery of all components in all states, is served. */
  /** Read-only mode for maintenance: members can't change anything, and no tasks run. */
  readonly isReadOnly: boolean;
  readonly hasDevPages: boolean;
  /** `null` if none is configured: the built-in writer is used. */
  readonly languageModel: LanguageModelConfig | null;
  /** Whether the model may be asked about resumes, and how often per day by an organization; `null` if not. */
  readonly secondReader: { readonly perDay: number } | null;
  readonly billing: BillingConfig;
  readonly identity: IdentityConfig;
  /** Absolute; `null` for the file in the data folder. */
  readonly keysFile: string | null;
  /** The hosted project that stores the identities; `null` if this server does. */
  readonly hostedIdentity: HostedIdentity | null;
};

export type ConfigOutcome =
  | { readonly ok: true; readonly config: Config }
  | { readonly ok: false; readonly message: string };

const anybodyOperates =
  '  OPERATOR_EMAILS needs addresses that were proved, which IDENTITY_AUTO_CONFIRM=on does away with. Set one of them.';

/** Reads the settings. Reports all errors in one message, each with the name of its setting. */
export function readConfig(variables: Readonly<Record<string, string | undefined>>): ConfigOutcome {
  const parsed = environment.safeParse(variables);
  const errors = (parsed.error?.issues ?? []).map((issue) => `  ${issue.path.join('.')} ${issue.message}.`);
  for (const name of Object.keys(conformanceEnvironment)) {
    if (variables[name]) errors.push(`  ${name} is for the identity service alone (npm run identity).`);
  }
  if (parsed.success) errors.push(...findIdentityErrors(parsed.data), ...findSupabaseErrors(parsed.data));
  if (parsed.success) {
    const ofParts = [
      ...errorsOfStorage(parsed.data),
      ...errorsOfBilling(parsed.data),
      ...errorsOfLanguageModel(parsed.data),
    ];
    errors.push(...ofParts.map((error) => `  ${error}.`));
  }
  if (parsed.data?.IDENTITY_AUTO_CONFIRM && parsed.data.OPERATOR_EMAILS.length > 0)
    errors.push(anybodyOperates);
  if (!parsed.success || errors.length > 0) {
    return { ok: false, message: `The settings cannot be used:\n${errors.join('\n')}` };
  }
  const values = parsed.data;
  const dataFolder = resolve(values.DATA_DIR);
  return {
    ok: true,
    config: {
      port: values.PORT,
      host: values.HOST,
      dataFolder,
      storage: readStorageConfig(values, dataFolder),
      databaseUrl: values.DATABASE_URL ?? null,
      databaseConnections: values.DATABASE_POOL,
      siteUrl: values.SITE_URL?.replace(/\/+$/, '') ?? null,
      smtpUrl: values.SMTP_URL ?? null,
      smtpRequiresTls: values.SMTP_REQUIRE_TLS && !isLoopbackUrl(values.SMTP_URL ?? ''),
      emailFrom: values.MAIL_FROM,
      logLevel: values.LOG_LEVEL,
      observability: readObservabilityConfig(values),
      trustedProxies: values.TRUST_PROXY,
      drainSeconds: values.DRAIN_SECONDS ?? null,
      readerProcesses: values.READER_PROCESSES,
      storageLimits: {
        free: values.FREE_STORAGE_MB,
        pro: values.PRO_STORAGE_MB,
        enterprise: values.ENTERPRISE_STORAGE_MB,
      },
      storageCeilings: {
        freeTotalMb: values.FREE_STORAGE_TOTAL_MB ?? null,
        dailyShare: values.DAILY_UPLOAD_PERCENT / 100,
        minFreeDiskShare: values.MIN_FREE_DISK_PERCENT / 100,
      },
      packsFiles: values.PACK_FILES,
      mayReachPrivate: values.SINGLE_SIGN_ON_PRIVATE,
      webhookHosts: values.WEBHOOK_PRIVATE_HOSTS,
      mailboxHosts: values.MAILBOX_PRIVATE_HOSTS,
      mailboxCertificates: values.MAILBOX_CA_FILE ? resolve(values.MAILBOX_CA_FILE) : null,
      trackingHosts: values.APPLICANT_TRACKING_URL
        ? { kind: 'double', url: values.APPLICANT_TRACKING_URL.replace(/\/$/, '') }
        : { kind: 'vendors' },
      dnsServers: values.DNS_SERVERS,
      launchMode: values.LAUNCH_MODE,
      operatorEmails: values.OPERATOR_EMAILS,
      contactEmail: values.CONTACT_EMAIL,
      twitterUrl: values.TWITTER_URL,
      linkedinUrl: values.LINKEDIN_URL,
      demoVideoUrl: values.DEMO_VIDEO_URL ?? null,
      isReadOnly: values.READ_ONLY,
      hasDevPages: values.DEV_PAGES,
      billing: readBillingConfig(values),
      languageModel: readLanguageModelConfig(values),
      secondReader: values.SECOND_READER ? { perDay: values.SECOND_READER_PER_DAY } : null,
      keysFile: values.IDENTITY_KEYS_FILE ? resolve(values.IDENTITY_KEYS_FILE) : null,
      identity: readIdentityConfig(values, { operatorEmails: values.OPERATOR_EMAILS }),
      hostedIdentity: readHostedIdentity(values),
    },
  };
}
