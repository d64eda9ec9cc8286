import { setTimeout as wait } from 'node:timers/promises';
import { describeError } from '../log/describe-error.ts';

/** A check: resolves to details for operators, rejects if it fails. */
export type ReadinessCheck = () => Promise<Record<string, unknown>>;

export type CheckResult = { readonly ok: boolean; readonly ms: number } & Record<string, unknown>;
export type Readiness = { readonly ready: boolean; readonly checks: Record<string, CheckResult> };

/** Milliseconds before a check counts as failed, so that readiness answers quickly. */
const timeoutMs = 3_000;

/** Runs all checks concurrently. */
export async function assessReadiness(checks: Readonly<Record<string, ReadinessCheck>>): Promise<Readiness> {
  const results = await Promise.all(
    Object.entries(checks).map(async ([name, check]) => [name, await ask(check)] as const),
  );
  return { ready: results.every(([, { ok }]) => ok), checks: Object.fromEntries(results) };
}

async function ask(check: ReadinessCheck): Promise<CheckResult> {
  const begun = performance.now();
  const answered = new AbortController();
  const tooLong = wait(timeoutMs, null, { signal: answered.signal }).then(() => {
    throw new Error(`no answer within ${timeoutMs} ms`);
  });
  try {
    const known = await Promise.race([check(), tooLong]);
    return { ok: true, ms: Math.round(performance.now() - begun), ...known };
  } catch (error) {
    return { ok: false, ms: Math.round(performance.now() - begun), reason: describeError(error).message };
  } finally {
    answered.abort();
    tooLong.catch(() => {});
  }
}
