/** The person the data is about. */
export type Person = {
  readonly userId: string;
  readonly supabaseId: string;
  /** Lowercase; empty for users without an email address. */
  readonly email: string;
};

/** A file of a user: its storage key and the user's name for it. */
export type PersonalFile = { readonly key: string; readonly name: string };

/**
 * Personal data outside of the rows that refer to a user (those are exported and deleted automatically): files, data
 * known by email address alone, and what must be settled before the rows go.
 */
export type PersonalDataSource = {
  /** Name of its file in the export and of the folder of its files: letters, digits and `-`. */
  readonly name: string;
  /** Personal data in no row of the user: plain JSON values. */
  describe?(person: Person): Promise<unknown>;
  /** Files of the person in storage: included in the export, and removed with the person. */
  listFiles?(person: Person): Promise<readonly PersonalFile[]>;
  /**
   * What must be done before the rows go that refer to the user, which then go by themselves; and the removal of what
   * does not refer to them. Doing it twice does no harm.
   */
  takeLeave?(person: Person): Promise<void>;
};
