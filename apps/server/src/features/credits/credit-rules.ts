import { type CreditKind, creditsByPlan, type Plan } from '@winnow/contracts';

/** Credits by origin. `unlimited` counts the work of a plan without limit and isn't deducted from anything. */
export type CreditAmounts = { readonly monthly: number; readonly bought: number; readonly unlimited: number };

type AccountAmounts = { readonly plan: Plan; readonly monthly: number; readonly bought: number };

export const noCredits: CreditAmounts = { monthly: 0, bought: 0, unlimited: 0 };

export const totalOf = ({ monthly, bought, unlimited }: CreditAmounts): number =>
  monthly + bought + unlimited;

/** Effect of an entry on the available credits: a debit has none, since its hold has already taken them. */
export function signOf(kind: CreditKind): 1 | 0 | -1 {
  if (kind === 'debit') return 0;
  return kind === 'grant' || kind === 'release' ? 1 : -1;
}

const isUnlimited = (plan: Plan): boolean => creditsByPlan[plan] === -1;

/** Available credits of an account; -1 for unlimited. */
export function availableIn({ plan, monthly, bought }: AccountAmounts): number {
  return isUnlimited(plan) ? -1 : monthly + bought;
}

/** Monthly credits of an account; -1 for unlimited. Free credits belong to people: a team on the Free plan has none. */
export function allowanceOf({ plan, isTeam }: { readonly plan: Plan; readonly isTeam: boolean }): number {
  return isTeam && plan === 'free' ? 0 : creditsByPlan[plan];
}

/** Credits to add for a month in which `monthGranted` were already granted. */
export function monthlyGrant(
  account: Parameters<typeof allowanceOf>[0] & { readonly monthGranted: number },
): number {
  return Math.max(0, allowanceOf(account) - account.monthGranted);
}

/**
 * How many of the member's own monthly credits work in an organization uses if the organization has too few on the Free
 * plan.
 * @returns 0 if none are needed, `null` if there are too few
 */
export function takeOwn(
  account: AccountAmounts & { readonly isTeam: boolean },
  own: { readonly monthly: number },
  credits: number,
): number | null {
  const short = credits - account.monthly - account.bought;
  if (isUnlimited(account.plan) || short <= 0) return 0;
  return drawsOnMembers(account) && own.monthly >= short ? short : null;
}

export function drawsOnMembers({ plan, isTeam }: { readonly plan: Plan; readonly isTeam: boolean }): boolean {
  return isTeam && plan === 'free';
}

/** Credits that a hold takes: monthly ones first, since they expire. `null` if there are too few. */
export function takeForHold(account: AccountAmounts, credits: number): CreditAmounts | null {
  if (isUnlimited(account.plan)) return { ...noCredits, unlimited: credits };
  if (account.monthly + account.bought < credits) return null;
  const monthly = Math.min(account.monthly, credits);
  return { monthly, bought: credits - monthly, unlimited: 0 };
}

/** The next credit of a hold to spend: monthly before bought. `null` if none is left. */
export function oneToSpend(hold: CreditAmounts): CreditAmounts | null {
  if (hold.monthly > 0) return { ...noCredits, monthly: 1 };
  if (hold.bought > 0) return { ...noCredits, bought: 1 };
  return hold.unlimited > 0 ? { ...noCredits, unlimited: 1 } : null;
}

/** The next credit of a hold to release: bought before monthly. `null` if none is left. */
export function oneToGiveBack(hold: CreditAmounts): CreditAmounts | null {
  if (hold.bought > 0) return { ...noCredits, bought: 1 };
  return oneToSpend(hold);
}

/** UTC month of a time as `YYYY-MM`, regardless of the machine's time zone. */
export function monthOf(time: Date): string {
  return time.toISOString().slice(0, 7);
}

export function startOfMonth(month: string): Date {
  return new Date(`${month}-01T00:00:00.000Z`);
}

export function startOfNextMonth(month: string): Date {
  const start = startOfMonth(month);
  return new Date(Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + 1, 1));
}
