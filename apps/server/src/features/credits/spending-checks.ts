import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { queryRows } from '../../platform/database/query-rows.ts';

type Outcome = Promise<{ count: number; errors: string[] }>;

/** Moves between a member and an organization that aren't one entry in each ledger with the same number of credits. */
export async function findUnevenMoves(database: Database): Outcome {
  const moves = await queryRows<{ key: string; out: number; into: number; entries: number }>(
    database,
    sql`select key, count(*)::int as entries,
        coalesce(sum(monthly) filter (where kind = 'expiry'), 0)::int as out,
        coalesce(sum(monthly) filter (where kind = 'grant'), 0)::int as into
      from credit_entries where key like 'own:%' group by key order by key`,
  );
  const errors = moves
    .filter(({ out, into, entries }) => out !== into || entries !== 2)
    .map(({ key, out, into, entries }) => `${key}: ${out} out, ${into} in, ${entries} entries`);
  return { count: moves.length, errors };
}

/** An entry of a member's holds since their limit was set, in the order of the ledger. */
export type LimitedEntry = {
  readonly organizationId: string;
  readonly userId: string;
  readonly limit: number;
  readonly kind: 'hold' | 'debit' | 'release';
  readonly credits: number;
  readonly month: string;
  /** Whether the limit was in force. */
  readonly isLimited: boolean;
};

export async function findExceededLimits(database: Database): Outcome {
  const entries = await queryRows<LimitedEntry>(
    database,
    sql`select l.organization_id as "organizationId", l.user_id as "userId", l.credits as "limit", e.kind,
        e.monthly + e.bought + e.unlimited as credits, to_char(e.at at time zone 'UTC', 'YYYY-MM') as month,
        e.at > l.set_at as "isLimited"
      from spending_limits l
      join credit_accounts a on a.organization_id = l.organization_id
      join credit_holds h on h.account_id = a.id and h.created_by = l.user_id
      join credit_entries e on e.hold_id = h.id
      order by l.organization_id, l.user_id, e.number`,
  );
  return { count: entries.length, errors: replayLimits(entries) };
}

/** Holds that exceeded the limit in force: what was spent before in the month plus what was held. */
export function replayLimits(entries: readonly LimitedEntry[]): string[] {
  const errors: string[] = [];
  const use = new Map<string, { month: string; spent: number; held: number }>();
  for (const { organizationId, userId, limit, kind, credits, month, isLimited } of entries) {
    const member = `${userId} in ${organizationId}`;
    const known = use.get(member) ?? { month, spent: 0, held: 0 };
    // A clock that was set back doesn't start a month again.
    if (month > known.month) Object.assign(known, { month, spent: 0 });
    known.held += kind === 'hold' ? credits : -credits;
    if (kind === 'debit') known.spent += credits;
    use.set(member, known);
    const total = known.spent + known.held;
    if (kind === 'hold' && isLimited && total > limit)
      errors.push(`${member}: ${total} of ${limit} in ${month}`);
  }
  return errors;
}
