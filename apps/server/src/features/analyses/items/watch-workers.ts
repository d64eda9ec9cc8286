import { describeError } from '../../../platform/log/describe-error.ts';
import type { Log } from '../../../platform/log/log.ts';
import type { Telemetry } from '../../../platform/telemetry/telemetry.ts';
import type { RecoveryService } from './recovery-service.ts';

/** Milliseconds between checks. With a lease of 30 seconds, the files of a vanished worker wait 45 seconds at most. */
const pollIntervalMs = 15_000;

/**
 * Checks regularly for files whose worker has vanished, more often than the queue's schedule allows; the returned
 * function stops it. Checks don't overlap, and a failed one is repeated the next time.
 */
export function watchWorkers(
  recovery: Pick<RecoveryService, 'recover'>,
  log: Log,
  telemetry: Pick<Telemetry, 'measure'>,
): () => void {
  let isLooking = false;
  async function look(): Promise<void> {
    if (isLooking) return;
    isLooking = true;
    try {
      const recovered = await recovery.recover();
      if (recovered === 0) return;
      telemetry.measure('leasesExpired', {}, recovered);
      log.warn({ recovered }, 'files of a worker that disappeared are in the queue again');
    } catch (error) {
      log.warn(describeError(error), 'could not look for workers');
    } finally {
      isLooking = false;
    }
  }
  const timer = setInterval(() => void look(), pollIntervalMs).unref();
  return () => clearInterval(timer);
}
