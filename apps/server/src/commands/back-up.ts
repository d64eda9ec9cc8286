import { rm } from 'node:fs/promises';
import { sep } from 'node:path';
import { openStorageElsewhere } from '../adapters/choose-storage.ts';
import { backUp } from '../backup/back-up.ts';
import type { Config } from '../config/config.ts';
import type { BackUpOptions } from './command-line.ts';

/**
 * Writes a backup and prints its contents.
 * @param databaseCopy copy of the embedded database by a running server; removed at the end
 * @throws Error with a message for the operator
 */
export async function backUpStored(
  config: Config,
  { folder, recipients }: BackUpOptions,
  databaseCopy: string | null = null,
): Promise<void> {
  const bucket = await openStorageElsewhere(config);
  try {
    const { files, bytes } = await backUp({ ...config, databaseCopy }, folder, bucket, recipients);
    process.stdout.write(`${folder} holds ${files} files of ${bytes} bytes.\n`);
  } finally {
    bucket?.close();
    if (databaseCopy) await rm(databaseCopy, { recursive: true, force: true });
  }
  if (recipients.length === 0) {
    process.stderr.write(
      'Warning: this backup is not encrypted. Whoever reads it has resumes, emails and the keys of sign-in. ' +
        'Encrypt it: npm run backup -- FOLDER --encrypt-to RECIPIENT (docs/operating/backups.md).\n',
    );
  }
  if (config.keysFile !== null && !config.keysFile.startsWith(config.dataFolder + sep)) {
    process.stdout.write(
      `The identity keys in ${config.keysFile} are not part of it: keep them elsewhere.\n`,
    );
  }
}
