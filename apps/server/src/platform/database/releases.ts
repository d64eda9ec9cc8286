/** A release, and the last of the migrations that came with it. Add one with every release. */
export type Release = { readonly version: string; readonly lastMigration: string };

/**
 * A migration step that removes what the previous release still uses. It ships one release after the code stops using
 * it, so that processes of both releases can run at the same time.
 */
export type ContractStep = {
  readonly migration: string;
  /** As written in the migration, up to its end. */
  readonly statement: string;
  /** The migration that brought what took its place. */
  readonly expandedIn: string;
};

export const releases: readonly Release[] = [
  // Up to here columns were dropped in the release that stopped using them.
  { version: '0.1.0', lastMigration: '0022_run_tried_again' },
];

export const contractSteps: readonly ContractStep[] = [];
