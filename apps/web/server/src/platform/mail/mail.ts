/** A message to one person. */
export type Letter = {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** The same words, laid out. */
  readonly html?: string;
};

/** Sends mail. */
export type Mail = {
  /** In a few words, where the letters go; for the operator. */
  readonly destination: string;
  /** @throws Error where the letter was not taken; the caller decides whether to try again */
  send(letter: Letter): Promise<void>;
  close(): void;
};
