import { assessReadiness, type Readiness, type ReadinessCheck } from '../../platform/health/readiness.ts';
import { admit, type IdentifyCaller } from '../../platform/http/caller.ts';
import { comesFromThisMachine, type Reach } from '../../platform/http/guards/this-machine.ts';
import type { App, RequestContext } from '../../platform/http/request-context.ts';
import type { Log } from '../../platform/log/log.ts';

export type HealthDependencies = {
  readonly checks: Readonly<Record<string, ReadinessCheck>>;
  readonly isStopping: () => boolean;
  readonly identifyCaller: IdentifyCaller;
  readonly reach: Reach;
  readonly log: Pick<Log, 'warn'>;
};

/**
 * `/healthz` says that the process answers; `/readyz` that it can do its work. Details are for operators and, on a
 * local server, for requests from the same machine; they are logged as well.
 */
export function mountHealth(app: App, dependencies: HealthDependencies): void {
  const { checks, isStopping, log } = dependencies;
  let looking: Promise<Readiness> | null = null;
  let wasReady = true;

  /** Concurrent requests share one check, so frequent requests cost nothing more. */
  function look(): Promise<Readiness> {
    looking ??= assessReadiness(checks)
      .then(note)
      .finally(() => {
        looking = null;
      });
    return looking;
  }

  /** Says so in the log, once each time it changes. */
  function note(readiness: Readiness): Readiness {
    const { ready, checks: results } = readiness;
    if (!ready && wasReady) {
      const failed = Object.entries(results).filter(([, { ok }]) => !ok);
      log.warn({ failed: Object.fromEntries(failed) }, 'the server is not ready');
    }
    wasReady = ready;
    return readiness;
  }

  async function maySeeDetails(context: RequestContext): Promise<boolean> {
    if (comesFromThisMachine(context, dependencies.reach)) return true;
    if (context.req.header('authorization') === undefined) return false;
    return admit(
      dependencies.identifyCaller,
      { access: 'operator', permission: null, about: null, scope: null },
      context,
    ).then(
      () => true,
      () => false,
    );
  }

  app.get('/healthz', (context) => {
    context.header('cache-control', 'no-store');
    return context.json({ ok: true });
  });
  app.get('/readyz', async (context) => {
    context.header('cache-control', 'no-store');
    if (isStopping()) return context.json({ ready: false, stopping: true }, 503);
    const readiness = await look();
    const told = (await maySeeDetails(context)) ? readiness : { ready: readiness.ready };
    return context.json(told, readiness.ready ? 200 : 503);
  });
}
