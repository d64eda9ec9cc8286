/** A release and its last migration. Add one with every release. */
export type Release = { readonly version: string; readonly lastMigration: string };

/**
 * A migration step that removes what the previous release still uses. It ships one release after the code stops using
 * it, so that processes of both releases can run at the same time.
 */
export type ContractStep = {
  readonly migration: string;
  /** Exactly as written in the migration. */
  readonly statement: string;
  /** The migration that added the replacement. */
  readonly expandedIn: string;
};

/** Columns that triggers or defaults fill for rows of the previous release: they may be `not null` at once. */
export const filledByTriggers: readonly string[] = ['organization_id', 'created_by', 'user_id', 'person_id'];

export const releases: readonly Release[] = [
  // Up to here columns were dropped in the release that stopped using them.
  { version: '0.1.0', lastMigration: '0022_run_tried_again' },
];

export const contractSteps: readonly ContractStep[] = [];

/**
 * New unique keys on older tables that refuse nothing which the previous release writes, each with the key of that
 * release that is as narrow: its users have one organization each.
 */
export const keysAsNarrow: Readonly<Record<string, string>> = {
  invoices_once_a_period_of_organization: 'invoices_once_a_period',
  request_keys_organization_id_scope_key_pk: 'request_keys_owner_id_scope_key_pk',
  resumes_organization_id_content_hash_index: 'resumes_owner_id_content_hash_index',
};
