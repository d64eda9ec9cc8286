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
   * Called before the user's row and all rows that refer to it are deleted: settles what is open and removes data that
   * doesn't refer to the user. Idempotent.
   */
  takeLeave?(person: Person): Promise<void>;
};
