/** The role of connections while they serve one organization, where their own would ignore row-level security. */
const memberRole = 'winnow_member';

const tries = 3;

/** How row-level security is enforced. */
export type MemberRole = {
  /** `null` if it applies to the connection's own role, the owner of the tables. */
  readonly name: string | null;
  /** Why it isn't enforced: the connection's role bypasses it and can't create another role; otherwise `null`. */
  readonly obstacle: unknown;
};

/**
 * Ensures that there is a role to which row-level security applies: superusers always bypass it.
 * @param rows runs one statement
 */
export async function ensureMemberRole(
  rows: <Row>(text: string) => Promise<readonly Row[]>,
): Promise<MemberRole> {
  const [state] = await rows<{ ignores: boolean }>(
    'select rolsuper or rolbypassrls as ignores from pg_roles where rolname = current_user',
  );
  if (!state?.ignores) return { name: null, obstacle: null };
  for (let tried = 1; ; tried += 1) {
    try {
      if (!(await isReady(rows))) await rows(makeRole);
      return { name: memberRole, obstacle: null };
    } catch (error) {
      // Roles belong to the whole server: another installation on it may be creating the same one.
      if (tried === tries) return { name: null, obstacle: error };
    }
  }
}

async function isReady(rows: <Row>(text: string) => Promise<readonly Row[]>): Promise<boolean> {
  const [state] = await rows<{ ready: boolean }>(
    `select count(*) = 3 as ready from pg_roles member, unnest(array['pg_read_all_data', 'pg_write_all_data', '${memberRole}']) as needed
      where member.rolname = '${memberRole}' and pg_has_role(member.oid, needed, 'usage')
      and pg_has_role(current_user, member.oid, 'member')`,
  );
  return state?.ready ?? false;
}

const makeRole = `do $$ begin
  if not exists (select from pg_roles where rolname = '${memberRole}') then
    create role ${memberRole} nologin;
  end if;
  grant pg_read_all_data, pg_write_all_data to ${memberRole};
  if not pg_has_role(current_user, '${memberRole}', 'member') then
    execute format('grant ${memberRole} to %I', current_user);
  end if;
end $$`;
