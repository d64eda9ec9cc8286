import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { flagsFor, serverEnvironment } from '@winnow/tuning/measures';
import { type Cluster, startCluster } from '../../../apps/server/src/testing/cluster/cluster.ts';
import { residentKilobytes } from '../../../tools/bench/measure-process.ts';
import { buildWebWhenStale } from '../../../tools/running/build-web.ts';
import { type Postgres, startPostgres } from '../../../tools/running/start-postgres.ts';
import { storesEmailsIn } from '../../testing/emails.ts';

/** An installation with several processes, on a separate PostgreSQL and data folder. */
export type Growing = {
  readonly cluster: Cluster;
  readonly postgres: Postgres;
  /** Address of each API, in order. */
  apiUrls(): string[];
  /** Resident memory of the APIs and of the workers, each with its reading processes, in MB. */
  memory(): { readonly apis: number; readonly workers: number };
  stop(): Promise<void>;
};

export type GrowingPlan = {
  readonly apis: number;
  readonly workers: number;
  readonly settings?: Readonly<Record<string, string>>;
};

/** Starts the processes like `npm start`, on a PostgreSQL that waits for the disk at every commit. */
export async function startGrowing({ apis, workers, settings }: GrowingPlan): Promise<Growing> {
  await buildWebWhenStale();
  const postgres = await startPostgres({ isDurable: true });
  if (!postgres) throw new Error('No PostgreSQL can be started: initdb and pg_ctl are not in the path.');
  const folder = await mkdtemp(join(tmpdir(), 'winnow-bench-growing-'));
  const variables = {
    ...serverEnvironment(join(folder, 'compiled')),
    DATA_DIR: folder,
    DATABASE_URL: postgres.url,
    TRUST_PROXY: '1',
    LOG_LEVEL: 'warn',
    ...settings,
  };
  const removeAll = async () => {
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  };
  const plan = { variables, apis, workers, nodeOptions: flagsFor('server') };
  const cluster = await startCluster(plan).catch(async (error) => {
    await removeAll();
    throw error;
  });
  storesEmailsIn(cluster.url, folder);
  const membersOf = (role: string) => cluster.members.filter(({ name }) => name.startsWith(role));
  const megabytesOf = (role: string) =>
    Math.round(membersOf(role).reduce((sum, member) => sum + residentKilobytes(member.pid() ?? 0), 0) / 1024);
  return {
    cluster,
    postgres,
    apiUrls: () => membersOf('api').flatMap((member) => member.url() ?? []),
    memory: () => ({ apis: megabytesOf('api'), workers: megabytesOf('worker') }),
    async stop() {
      await cluster.stop();
      await removeAll();
    },
  };
}
