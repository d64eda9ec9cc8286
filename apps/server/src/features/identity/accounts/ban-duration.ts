import { hourMs } from '../../../platform/clock/clock.ts';
import { IdentityError } from '../http/identity-error.ts';

const unitMs: Readonly<Record<string, number>> = { h: hourMs, m: 60_000, s: 1000, ms: 1 };

/**
 * End of a ban of this duration; `null` for no ban.
 * @param duration as `24h30m`, or `none`
 * @throws IdentityError `validation_failed`
 */
export function banEnd(duration: string, now: Date): Date | null {
  if (duration === 'none') return null;
  const parts = [...duration.matchAll(/(\d+(?:\.\d+)?)(ms|[hms])/g)];
  if (parts.length === 0 || parts.map(([part]) => part).join('') !== duration) {
    throw new IdentityError('validation_failed', 'invalid format for ban duration');
  }
  const ms = parts.reduce((sum, [, amount, unit]) => sum + Number(amount) * (unitMs[unit ?? ''] ?? 0), 0);
  // Years have four digits.
  return new Date(Math.min(now.getTime() + ms, Date.UTC(9999, 0)));
}
