import { findNetworkIsolation } from '@winnow/documents/processes';
import { chooseStorage } from '../adapters/choose-storage.ts';
import type { Config } from '../config/config.ts';
import { createAuditService } from '../features/audit/audit-service.ts';
import { systemClock } from '../platform/clock/clock.ts';
import { createConsistencyChecks } from '../services.ts';
import { openStored } from './open-stored.ts';

/** Checks all stored data against the invariants and prints the results. Returns the exit code. */
export async function examine(config: Config): Promise<number> {
  const opened = await openStored(config, 'doctor');
  const { database } = opened;
  const storage = await chooseStorage(config);
  const dependencies = { database, storage, clock: systemClock };
  try {
    const { isSound, checks } = await createConsistencyChecks(dependencies)();
    for (const { name, invariant, count, errors } of checks) {
      const mark = errors.length === 0 ? 'ok   ' : 'ERROR';
      process.stdout.write(`${mark} ${name.padEnd(25)} ${String(count).padStart(7)}  ${invariant}\n`);
      for (const error of errors) process.stdout.write(`        ${error}\n`);
    }
    const { head } = await createAuditService(dependencies).verify();
    process.stdout.write(
      `\nThe newest hash of the audit log is ${head || 'empty'}: store it elsewhere to detect removed entries later.\n`,
    );
    process.stdout.write(`${await describeReaders()}\n`);
    process.stdout.write(isSound ? 'Everything adds up.\n' : 'Not everything adds up.\n');
    return isSound ? 0 : 1;
  } finally {
    storage.close();
    await opened.close();
  }
}

/** Not an error: without a namespace, reading processes keep their other limits. */
async function describeReaders(): Promise<string> {
  const isolation = await findNetworkIsolation();
  return isolation.kind === 'namespace'
    ? 'Reading processes have no network: each is in an empty network namespace.'
    : `Reading processes are not kept from the network: ${isolation.why} (docs/operating/reading-processes.md).`;
}
