import { assessReadiness, type Readiness, type ReadinessCheck } from '../../platform/health/readiness.ts';
import type { App } from '../../platform/http/request-context.ts';

/** `/healthz` says that the process answers; `/readyz` that it can do its work. */
export function mountHealth(
  app: App,
  checks: Readonly<Record<string, ReadinessCheck>>,
  isStopping: () => boolean,
): void {
  let looking: Promise<Readiness> | null = null;
  /** Whoever asks while somebody's answer is sought gets the same: asking often is no more work. */
  function look(): Promise<Readiness> {
    looking ??= assessReadiness(checks).finally(() => {
      looking = null;
    });
    return looking;
  }

  app.get('/healthz', (context) => {
    context.header('cache-control', 'no-store');
    return context.json({ ok: true });
  });
  app.get('/readyz', async (context) => {
    context.header('cache-control', 'no-store');
    if (isStopping()) return context.json({ ready: false, stopping: true }, 503);
    const readiness = await look();
    return context.json(readiness, readiness.ready ? 200 : 503);
  });
}
