import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { availableParallelism, release, totalmem } from 'node:os';
import { join, resolve } from 'node:path';
import { findNetworkIsolation } from '@winnow/documents/processes';
import { sql } from 'drizzle-orm';
import { chooseStorage } from '../adapters/choose-storage.ts';
import { type Config, settingNames } from '../config/config.ts';
import { systemClock } from '../platform/clock/clock.ts';
import { checkMigrations } from '../platform/database/migrations.ts';
import { queryRows } from '../platform/database/query-rows.ts';
import { describeError } from '../platform/log/describe-error.ts';
import { readErrors } from '../platform/log/recent-errors.ts';
import { createDiskMeter } from '../platform/storage/disk-meter.ts';
import { createConsistencyChecks } from '../services.ts';
import { openStored } from './open-stored.ts';

const root = resolve(import.meta.dirname, '../../../..');
const maxErrors = 200;

/**
 * Settings that can't be secret or personal: numbers and choices. For all others, only whether they are set is
 * included.
 */
const shownSettings: ReadonlySet<string> = new Set([
  ...['PORT', 'DATABASE_POOL', 'SMTP_REQUIRE_TLS', 'LOG_LEVEL', 'LAUNCH_MODE', 'DEV_PAGES', 'DRAIN_SECONDS'],
  ...['TRUST_PROXY', 'READER_PROCESSES', 'FREE_STORAGE_MB', 'PRO_STORAGE_MB', 'ENTERPRISE_STORAGE_MB'],
  ...['FREE_STORAGE_TOTAL_MB', 'DAILY_UPLOAD_PERCENT', 'MIN_FREE_DISK_PERCENT', 'PACK_FILES', 'METRICS_PORT'],
  ...['SINGLE_SIGN_ON_PRIVATE', 'CURRENCY', 'PRO_PRICE', 'CREDIT_PRICE', 'VAT_PERCENT'],
  ...['LANGUAGE_MODEL_PROVIDER', 'IDENTITY_SIGN_UP', 'IDENTITY_AUTO_CONFIRM', 'IDENTITY_ANONYMOUS'],
  ...['IDENTITY_MIN_PASSWORD', 'IDENTITY_TOKEN_SECONDS', 'IDENTITY_SESSION_DAYS', 'IDENTITY_IDLE_HOURS'],
  ...['IDENTITY_FRESH_MINUTES', 'IDENTITY_AUDIT_DAYS', 'IDENTITY_MAIL_LINKS', 'IDENTITY_CODE_LENGTH'],
]);

/** Fields of log lines with ids, times and names from the code. */
const shownFields = [
  ...['time', 'level', 'msg', 'requestId', 'taskId', 'task', 'method', 'route', 'status', 'ms'],
  ...[
    'work',
    'outcome',
    'reason',
    'name',
    'message',
    'stack',
    'recovered',
    'usable',
    'wanted',
    'role',
    'database',
  ],
] as const;

export type BundleOptions = {
  readonly file: string;
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** `false` while a running server uses the embedded database. */
  readonly mayOpen: boolean;
};

/** Writes diagnostic data about an installation, without personal data. */
export async function writeSupportBundle(
  config: Config,
  { file, environment, mayOpen }: BundleOptions,
): Promise<void> {
  const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { version: string };
  const bundle = {
    madeAt: systemClock.now().toISOString(),
    versions: { winnow: version, node: process.version, system: `${process.platform} ${release()}` },
    machine: {
      architecture: process.arch,
      processors: availableParallelism(),
      memoryMb: Math.round(totalmem() / 1024 ** 2),
      disk: await createDiskMeter(config.dataFolder)().catch(() => null),
    },
    settings: Object.fromEntries(
      settingNames.map((name) => [name, describeSetting(name, environment[name])]),
    ),
    readingProcesses: await findNetworkIsolation(),
    stored: await describeStored(config, mayOpen),
    recentErrors: (await readErrors(config.dataFolder)).slice(-maxErrors).map(describeLine),
  };
  await writeFile(file, `${JSON.stringify(bundle, null, 2)}\n`, { mode: 0o600 });
}

async function describeStored(config: Config, mayOpen: boolean): Promise<unknown> {
  if (!mayOpen) return 'not looked at: a running server has the embedded database';
  if (!config.databaseUrl && !existsSync(join(config.dataFolder, 'database')))
    return 'there is no database yet';
  try {
    return await lookAtStored(config);
  } catch (error) {
    return { error: describeText(describeError(error).message) };
  }
}

async function lookAtStored(config: Config) {
  const opened = await openStored(config, 'support');
  const { database } = opened;
  const storage = await chooseStorage(config);
  try {
    const { checks, isSound } = await createConsistencyChecks({ database, storage, clock: systemClock })();
    const [server] = await queryRows<{ version: string }>(
      database,
      sql`select current_setting('server_version') as version`,
    );
    return {
      kind: opened.kind,
      version: server?.version ?? null,
      migrations: (await checkMigrations(database)).applied,
      isSound,
      checks: checks.map(({ name, count, errors }) => ({ name, count, errors: errors.length })),
      rows: await countRows(database),
      queue: await queryRows(
        database,
        sql`select name, state, count(*)::int as tasks from pgboss.job group by name, state order by name, state`,
      ),
    };
  } finally {
    storage.close();
    await opened.close();
  }
}

async function countRows(database: Parameters<typeof queryRows>[0]) {
  const tables = await queryRows<{ name: string }>(
    database,
    sql`select table_name as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE' order by table_name`,
  );
  const counts: Record<string, number> = {};
  for (const { name } of tables) {
    const [counted] = await queryRows<{ rows: number }>(
      database,
      sql`select count(*)::int as rows from ${sql.identifier(name)}`,
    );
    counts[name] = counted?.rows ?? 0;
  }
  return counts;
}

function describeSetting(name: string, value: string | undefined): string {
  if (value === undefined || value === '') return 'not set';
  return shownSettings.has(name) ? value : 'set';
}

function describeLine(line: Readonly<Record<string, unknown>>) {
  return Object.fromEntries(
    shownFields.flatMap((field) => (field in line ? [[field, describeText(line[field])]] : [])),
  );
}

/** Removes emails, paths and keys from text, which messages of libraries may contain. */
function describeText(value: unknown): unknown {
  if (typeof value !== 'string') return typeof value === 'number' ? value : null;
  return value
    .replaceAll(root, '')
    .replace(/[^\s"'<>()]+/g, hideAddress)
    .replace(/[\w-]{16,}/g, hideKey);
}

function hideAddress(word: string): string {
  if (word.includes('://')) return word.startsWith('file:') ? word : '[address]';
  const at = word.indexOf('@');
  // Names of packages contain `@` after a slash.
  return at > 0 && word[at - 1] !== '/' ? '[email]' : word;
}

/** Ids are kept, since they refer to lines of the log. */
function hideKey(word: string): string {
  if (/^[0-9a-f-]{36}$/.test(word)) return word;
  const looksRandom = word.length > 32 && /\d/.test(word) && /[a-z]/i.test(word);
  return looksRandom || /^(?:sk|pk|wn|whsec|eyJ)/.test(word) ? '[key]' : word;
}
