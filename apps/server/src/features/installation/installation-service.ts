import type { Clock } from '../../platform/clock/clock.ts';
import type { Database, Queryable } from '../../platform/database/database.ts';
import type { Log } from '../../platform/log/log.ts';
import { StartRefused } from '../../platform/process/start-refused.ts';
import { makeFolderMark, readFolderMark } from './folder-mark.ts';
import { findMark, keepMark, removeMarks, replaceMark } from './installation-repository.ts';
import { type FingerprintedKeys, fingerprintKeys } from './key-fingerprint.ts';

/** Where a process stores data outside of the database. */
export type InstallationPlace = {
  readonly dataFolder: string;
  /** Description of the file storage if it isn't the data folder; `null` for the data folder. */
  readonly filesElsewhere: string | null;
  readonly smtpUrl: string | null;
};

/** Checks that a process belongs to the installation whose database it opened. */
export type InstallationService = {
  /**
   * For processes that share a database: the first to start records where files and emails are stored.
   * @throws StartRefused if this process would store them somewhere else
   */
  checkPlace(place: InstallationPlace): Promise<void>;
  /** Whether keys are recorded: then a process without keys must not create its own. */
  knowsKeys(): Promise<boolean>;
  /** Whether these are the recorded keys, or no keys are recorded. */
  areKnownKeys(keys: FingerprintedKeys): Promise<boolean>;
  /** @throws StartRefused if the keys aren't those of the installation */
  checkKeys(keys: FingerprintedKeys, dataFolder: string): Promise<void>;
  /** Replaces the recorded place and keys by those of this process. */
  accept(place: InstallationPlace, keys: FingerprintedKeys): Promise<void>;
};

const acceptCommand = 'npm start -- --accept-data-folder';

export function createInstallationService({
  database,
  clock,
  log,
}: {
  database: Database;
  clock: Clock;
  log: Pick<Log, 'warn'>;
}): InstallationService {
  return {
    async checkPlace(place) {
      const recordedAt = clock.now();
      const files = nameFiles(place);
      const knownFiles = await keepMark(database, { name: 'files', value: files, recordedAt });
      if (knownFiles !== files) {
        throw new StartRefused(
          `This installation keeps its files in ${knownFiles}, and the settings of this process say ${files}. ` +
            'Give it the same storage settings as the other processes. ' +
            `If the files were moved, accept the new place once: ${acceptCommand}`,
        );
      }
      if (!needsFolder(place)) return;
      const known = await findMark(database, 'data-folder');
      const own =
        known === null ? await makeFolderMark(place.dataFolder) : await readFolderMark(place.dataFolder);
      const mark = known ?? (await keepMark(database, { name: 'data-folder', value: own ?? '', recordedAt }));
      if (mark === own) return;
      throw new StartRefused(
        `The data folder ${place.dataFolder} is not the one that this installation's files and emails lie in. ` +
          'All processes need the same folder: mount it and set DATA_DIR, or keep files elsewhere ' +
          `(docs/operating/storage.md) and set SMTP_URL, so that no folder is shared. If this folder is the right one, accept it once: ${acceptCommand}`,
      );
    },

    knowsKeys: async () => (await findMark(database, 'identity-secret')) !== null,

    async areKnownKeys(keys) {
      const known = await findMark(database, 'identity-secret');
      return known === null || known === (await fingerprintKeys(keys)).secret;
    },

    async checkKeys(keys, dataFolder) {
      const recordedAt = clock.now();
      const { secret, signingKeys } = await fingerprintKeys(keys);
      const known = await keepMark(database, { name: 'identity-secret', value: secret, recordedAt });
      if (known !== secret) {
        throw new StartRefused(
          `The identity keys in ${dataFolder} are not those of this installation: sign-ins, emailed codes and ` +
            'second factors would not be understood. Copy identity-keys.json from another process or a backup. ' +
            `To go on with these keys, which signs everyone out: ${acceptCommand}`,
        );
      }
      const value = signingKeys.join(' ');
      const before = await keepMark(database, { name: 'signing-keys', value, recordedAt });
      if (before === value) return;
      // With the same secret, the signing keys may be replaced, one by one or all at once.
      if (!before.split(' ').some((key) => signingKeys.includes(key))) {
        log.warn({}, 'the signing keys were replaced: processes that hold the former ones need a restart');
      }
      await replaceMark(database, { name: 'signing-keys', value, recordedAt });
    },

    async accept(place, keys) {
      const recordedAt = clock.now();
      const folder = needsFolder(place) ? await makeFolderMark(place.dataFolder) : null;
      await database.transaction(async (transaction) => {
        await recordIdentityKeys(transaction, keys, recordedAt);
        await replaceMark(transaction, { name: 'files', value: nameFiles(place), recordedAt });
        await removeMarks(transaction, ['data-folder']);
        if (folder !== null) {
          await replaceMark(transaction, { name: 'data-folder', value: folder, recordedAt });
        }
      });
    },
  };
}

/** Records these keys as the installation's: processes with other keys can't start any more. */
export async function recordIdentityKeys(
  on: Queryable,
  keys: FingerprintedKeys,
  recordedAt: Date,
): Promise<void> {
  const { secret, signingKeys } = await fingerprintKeys(keys);
  await replaceMark(on, { name: 'identity-secret', value: secret, recordedAt });
  await replaceMark(on, { name: 'signing-keys', value: signingKeys.join(' '), recordedAt });
}

/** Whether processes share the data folder: for files that aren't stored elsewhere, or emails without a mail server. */
function needsFolder({ filesElsewhere, smtpUrl }: InstallationPlace): boolean {
  return filesElsewhere === null || smtpUrl === null;
}

function nameFiles({ filesElsewhere }: InstallationPlace): string {
  return filesElsewhere ?? 'the data folder';
}
