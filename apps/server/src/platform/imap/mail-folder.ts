/** Connection to a mail folder. */
export type MailConnection = {
  readonly host: string;
  readonly port: number;
  /** TLS from the start or after STARTTLS; without it nothing is sent. */
  readonly security: 'tls' | 'starttls';
  readonly username: string;
  readonly password: string;
  readonly folder: string;
};

/** An email as listed by the server. */
export type ListedEmail = {
  readonly uid: number;
  readonly bytes: number;
  /** When it arrived at the server. */
  readonly receivedAt: Date;
};

/** A folder opened read-only: nothing in it is marked, moved or deleted. */
export type MailFolder = {
  /** UID validity, in decimal digits; if it changes, UIDs refer to other emails. */
  readonly uidValidity: string;
  /** The next email's UID will be this or higher. */
  readonly uidNext: number;
  readonly emails: number;
  /** The first emails with UIDs above `after`, sorted by UID. @param since day from which they arrived */
  list(
    range: { readonly after: number; readonly until?: number; readonly since?: Date | undefined },
    max: number,
  ): Promise<ListedEmail[]>;
  /** The raw email, truncated to `maxBytes`; `null` if it no longer exists. */
  load(uid: number, maxBytes?: number): Promise<Uint8Array | null>;
  /** Never rejects. */
  close(): Promise<void>;
};

export const mailFolderErrors = [
  'address',
  'name',
  'timeout',
  'connection',
  'certificate',
  'no-tls',
  'login',
  'folder',
  'protocol',
] as const;
export type MailFolderProblem = (typeof mailFolderErrors)[number];

/** Why a folder could not be opened or read. */
export class MailFolderError extends Error {
  readonly problem: MailFolderProblem;
  /** Existing folders, if the folder wasn't found. */
  readonly folders: readonly string[];

  constructor(
    problem: MailFolderProblem,
    { folders = [], cause }: { folders?: readonly string[]; cause?: unknown } = {},
  ) {
    super(`The mail folder cannot be read: ${problem}`, { cause });
    this.name = 'MailFolderError';
    this.problem = problem;
    this.folders = folders;
  }
}

/** @throws MailFolderError, like all functions of the folder */
export type OpenMailFolder = (connection: MailConnection) => Promise<MailFolder>;
