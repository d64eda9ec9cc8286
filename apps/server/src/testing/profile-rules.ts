/** An access attempt on `profiles` rows and its result, wherever the table lives. */
export type ProfileRule = {
  readonly who: 'its owner' | 'somebody else' | 'nobody';
  readonly does: 'reads' | 'changes' | 'claims' | 'adds' | 'removes';
  /** One row, none of them (as if it were not there), or a refusal with the code 42501. */
  readonly outcome: 'one row' | 'no row' | 'refused';
};

const rule = (
  who: ProfileRule['who'],
  does: ProfileRule['does'],
  outcome: ProfileRule['outcome'],
): ProfileRule => ({ who, does, outcome });

/** Apply to this server's service and to a hosted project alike. */
export const profileRules: readonly ProfileRule[] = [
  rule('its owner', 'reads', 'one row'),
  rule('its owner', 'changes', 'one row'),
  // Writes another id into the row.
  rule('its owner', 'claims', 'refused'),
  rule('its owner', 'adds', 'refused'),
  rule('its owner', 'removes', 'refused'),
  rule('somebody else', 'reads', 'no row'),
  rule('somebody else', 'changes', 'no row'),
  rule('somebody else', 'claims', 'refused'),
  rule('somebody else', 'adds', 'refused'),
  rule('somebody else', 'removes', 'refused'),
  rule('nobody', 'reads', 'refused'),
  rule('nobody', 'changes', 'refused'),
  rule('nobody', 'claims', 'refused'),
  rule('nobody', 'adds', 'refused'),
  rule('nobody', 'removes', 'refused'),
];
