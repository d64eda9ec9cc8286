/** Whose data it is. */
export type Person = {
  readonly userId: string;
  readonly supabaseId: string;
  /** Lower case; empty for somebody without one. */
  readonly email: string;
};

/** A file of somebody's: under which key it lies in storage, and what they call it. */
export type PersonalFile = { readonly key: string; readonly name: string };

/**
 * What is held of people besides the rows that refer to them, which are exported and deleted by themselves: files,
 * what is known by an address alone, and what must be settled before the rows go.
 */
export type PersonalDataSource = {
  /** Its file in the export, and the folder of its files: letters, digits and `-`. */
  readonly name: string;
  /** What is held of a person and stands in no row of theirs: plain values, as JSON holds them. */
  describe?(person: Person): Promise<unknown>;
  /** Files of theirs in storage: handed out with the export, and removed with the person. */
  listFiles?(person: Person): Promise<readonly PersonalFile[]>;
  /**
   * What must be done before the rows go that refer to the user, which then go by themselves; and the removal of what
   * does not refer to them. Doing it twice does no harm.
   */
  takeLeave?(person: Person): Promise<void>;
};
