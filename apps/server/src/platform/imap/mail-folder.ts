/** Where emails are fetched. */
export type MailConnection = {
  readonly host: string;
  readonly port: number;
  /** TLS from the first byte or from STARTTLS on; without either nothing is sent. */
  readonly security: 'tls' | 'starttls';
  readonly username: string;
  readonly password: string;
  readonly folder: string;
};

/** An email as the server lists it. */
export type ListedEmail = {
  readonly uid: number;
  readonly bytes: number;
  /** When it came to the server. */
  readonly receivedAt: Date;
};

/** A folder that was opened for reading only: nothing in it is marked, moved or deleted. */
export type MailFolder = {
  /** UIDs are of one validity; under another one they name other emails. In decimal digits. */
  readonly uidValidity: string;
  /** The UID that the next email will have or exceed. */
  readonly uidNext: number;
  readonly emails: number;
  /** The first emails whose UIDs are above one, in the order of their UIDs. @param since day from which they arrived */
  list(
    range: { readonly after: number; readonly until?: number; readonly since?: Date | undefined },
    max: number,
  ): Promise<ListedEmail[]>;
  /** As it was sent, or no more than its beginning; `null` where it is gone. */
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
  /** Where the folder was not found: those that there are. */
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

/** @throws MailFolderError, as all verbs of the folder */
export type OpenMailFolder = (connection: MailConnection) => Promise<MailFolder>;
