import { describeError } from '../log/describe-error.ts';
import type { Log } from '../log/log.ts';

/** Stops gracefully at the first SIGTERM or SIGINT, immediately at the second. */
export function onStopSignal(log: Log, stop: () => Promise<void>): void {
  let asked = false;
  const onSignal = (signal: NodeJS.Signals) => {
    if (asked) process.exit(1);
    asked = true;
    log.info({ signal }, 'stopping');
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        log.error(describeError(error), 'the stop failed');
        process.exit(1);
      },
    );
  };
  process.on('uncaughtExceptionMonitor', (error) => {
    log.error(describeError(error), 'the process ends by an error nobody caught');
  });
  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);
}
