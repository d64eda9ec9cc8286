/** A release, and the last of the migrations that came with it. Add one with every release. */
export type Release = { readonly version: string; readonly lastMigration: string };

/**
 * A step that takes away what the release before still uses. It comes a release after the one that stopped using it, so
 * that processes of both can run beside each other.
 */
export type ContractStep = {
  readonly migration: string;
  /** As it stands in the migration, up to its end. */
  readonly statement: string;
  /** The migration that brought what took its place. */
  readonly expandedIn: string;
};

export const releases: readonly Release[] = [
  // Up to here columns were dropped in the release that stopped using them.
  { version: '0.1.0', lastMigration: '0022_run_tried_again' },
];

export const contractSteps: readonly ContractStep[] = [];
