import { type Foundation, feature } from '../feature.ts';
import { check } from '../operator/consistency.ts';
import { listMisplaced } from './pool-repository.ts';
import { createPoolWriter, type PoolWriter } from './pool-writer.ts';
import { sealPool, sweepPool } from './talent-pool-task-values.ts';

/** Every hour: while two releases run side by side, the older one removes resumes and knows no index. */
const hourly = '17 * * * *';

/** Writes what people are found by. */
export const poolIndexing = feature({
  createServices: (given: Foundation) => ({ poolWriter: createPoolWriter(given) }),
  tasks(queue, { poolWriter }: { readonly poolWriter: PoolWriter }) {
    queue.handle(sealPool, ({ organizationId }) => poolWriter.seal(organizationId));
    queue.handle(sweepPool, () => poolWriter.sweep());
    queue.schedule(sweepPool, hourly, {});
  },
  checks: ({ database }) => [
    check(
      'pool-people',
      'Whoever has an indexed resume is in the index of the talent pool, and nobody else.',
      () => listMisplaced(database),
    ),
  ],
});
