import { type CreditKind, creditsByPlan, type Plan } from '@winnow/contracts';

/** Credits by where they come from. `unlimited` counts the work of a plan without limit and is taken from nothing. */
export type CreditAmounts = { readonly monthly: number; readonly bought: number; readonly unlimited: number };

type AccountAmounts = { readonly plan: Plan; readonly monthly: number; readonly bought: number };

export const noCredits: CreditAmounts = { monthly: 0, bought: 0, unlimited: 0 };

export const totalOf = ({ monthly, bought, unlimited }: CreditAmounts): number =>
  monthly + bought + unlimited;

/** What an entry does to what an account can spend: a debit spends what its hold has taken already. */
export function signOf(kind: CreditKind): 1 | 0 | -1 {
  if (kind === 'debit') return 0;
  return kind === 'grant' || kind === 'release' ? 1 : -1;
}

const isUnlimited = (plan: Plan): boolean => creditsByPlan[plan] === -1;

/** What an account can spend; -1 is without limit. */
export function availableIn({ plan, monthly, bought }: AccountAmounts): number {
  return isUnlimited(plan) ? -1 : monthly + bought;
}

/** What an account gets a month; -1 is without limit. Free credits are a person's: a team on the Free plan has none. */
export function allowanceOf({ plan, isTeam }: { readonly plan: Plan; readonly isTeam: boolean }): number {
  return isTeam && plan === 'free' ? 0 : creditsByPlan[plan];
}

/** What is added for a month that was already given `monthGranted`. */
export function monthlyGrant(
  account: Parameters<typeof allowanceOf>[0] & { readonly monthGranted: number },
): number {
  return Math.max(0, allowanceOf(account) - account.monthGranted);
}

/**
 * How many of a member's own monthly credits work in an organization takes, once the organization has none left: on the
 * Free plan, where there are none for teams.
 * @returns 0 where none are needed, `null` where there are too few
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

/** What a hold takes: monthly credits first, since those expire. `null` where there are too few. */
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
