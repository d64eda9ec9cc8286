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
