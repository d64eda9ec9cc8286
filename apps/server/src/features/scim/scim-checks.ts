import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { queryRows } from '../../platform/database/query-rows.ts';

type Outcome = Promise<{ count: number; errors: string[] }>;

/** Invariants of directories. */
export function createScimChecks({ database }: { readonly database: Database }) {
  const total = async (table: string): Promise<number> => {
    const [row] = await queryRows<{ rows: number }>(
      database,
      sql`select count(*)::int as rows from ${sql.identifier(table)}`,
    );
    return row?.rows ?? 0;
  };

  return {
    async findWithoutAccount(): Outcome {
      const rows = await queryRows<{ id: string }>(
        database,
        sql`select id from scim_users where is_active and user_id is null order by id`,
      );
      return { count: await total('scim_users'), errors: rows.map(({ id }) => `${id} has no account`) };
    },

    async findOwnerGroups(): Outcome {
      const rows = await queryRows<{ id: string; role: string }>(
        database,
        sql`select id, role from scim_groups where role not in ('admin', 'recruiter', 'hiring-manager', 'auditor')
          union all select organization_id, default_role from scim_settings
            where default_role not in ('admin', 'recruiter', 'hiring-manager', 'auditor')
          order by 1`,
      );
      return { count: await total('scim_groups'), errors: rows.map(({ id, role }) => `${id} makes ${role}`) };
    },

    async findOfPersonal(): Outcome {
      const rows = await queryRows<{ id: string; of: string }>(
        database,
        sql`select t.organization_id as id, t.kind as of from (
            select organization_id, 'a directory' as kind from scim_tokens
            union all select organization_id, 'single sign-on' from single_sign_on_connections
            union all select organization_id, 'an email domain' from email_domains
          ) t join organizations o on o.id = t.organization_id where o.personal_user_id is not null order by 1`,
      );
      return {
        count: await total('organizations'),
        errors: rows.map(({ id, of }) => `the personal organization ${id} has ${of}`),
      };
    },
  };
}
