import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database, Queryable, Transaction } from '../../../platform/database/database.ts';
import { listFactorSecrets, updateFactor } from '../factors/factor-repository.ts';
import { openSecret, sealingKeyOf, sealSecret } from '../factors/sealed-secret.ts';
import { deleteAllSessions } from '../sessions/session-repository.ts';
import { createKeyMaterial, type FiledKeys, readKeyFile, replaceKeyFile } from './identity-key-file.ts';
import { createIdentityKeys, type IdentityKeys } from './identity-keys.ts';

export type Rotation = {
  readonly keptFactors: number;
  /** Number of secrets that neither the old nor the new keys decrypt: they were unreadable before. */
  readonly lostFactors: number;
  readonly endedSessions: number;
};

type Dependencies = {
  readonly database: Database;
  readonly clock: Clock;
  /** Path of the key file. */
  readonly path: string;
  /** Whether these are the keys that the database was used with. */
  readonly areKnown: (keys: IdentityKeys) => Promise<boolean>;
  /** Encrypts again what other features encrypted with the keys. */
  readonly resealOthers: (on: Transaction, before: IdentityKeys, after: IdentityKeys) => Promise<void>;
  /** Records the new keys as those of the installation. */
  readonly record: (on: Queryable, keys: IdentityKeys, now: Date) => Promise<void>;
};

/**
 * Replaces all identity keys: the secret that others are derived from, and those that sign. Second factors are kept.
 * The database must not be in use. The file first holds both, then the database changes in one transaction, then the
 * file holds only the new ones: after an interruption at any step, run it again to finish; until then no server
 * starts.
 * @throws Error if there are no keys, or the database was used with other keys
 */
export async function rotateKeys({
  database,
  clock,
  path,
  areKnown,
  resealOthers,
  record,
}: Dependencies): Promise<Rotation> {
  const found = await readKeyFile(path);
  if (!found) throw new Error(`The identity keys are missing: there is no ${path}.`);
  const { next: begun, ...former } = found;
  const before = await openKeys(former);
  const isKnown =
    (await areKnown(before)) || (begun !== undefined && (await areKnown(await openKeys(begun))));
  if (!isKnown) throw new Error(`The keys in ${path} are not those that this database was used with.`);
  const next = begun ?? (await createKeyMaterial());
  if (!begun) await replaceKeyFile(path, { ...former, next });
  const after = await openKeys(next);
  const rotation = await database.transaction(async (transaction) => {
    const factors = await resealFactors(transaction, sealingKeyOf(before), sealingKeyOf(after));
    await resealOthers(transaction, before, after);
    // Their tokens are derived from the old secret.
    const endedSessions = await deleteAllSessions(transaction);
    await record(transaction, after, clock.now());
    return { ...factors, endedSessions };
  });
  await replaceKeyFile(path, next);
  return rotation;
}

async function resealFactors(
  on: Transaction,
  before: Buffer,
  after: Buffer,
): Promise<Pick<Rotation, 'keptFactors' | 'lostFactors'>> {
  let [keptFactors, lostFactors] = [0, 0];
  for await (const { id, secret: sealed } of listFactorSecrets(on)) {
    // Values already encrypted with the new key, by an interrupted run, stay.
    const isDone = openOrNull(after, id, sealed) !== null;
    const secret = isDone ? null : openOrNull(before, id, sealed);
    if (secret !== null) await updateFactor(on, id, { secret: sealSecret(after, id, secret) });
    if (isDone || secret !== null) keptFactors += 1;
    else lostFactors += 1;
  }
  return { keptFactors, lostFactors };
}

function openOrNull(key: Buffer, id: string, sealed: string): string | null {
  try {
    return openSecret(key, id, sealed);
  } catch {
    return null;
  }
}

function openKeys(keys: FiledKeys): Promise<IdentityKeys> {
  return createIdentityKeys({ ...keys, sharedSecret: null });
}
