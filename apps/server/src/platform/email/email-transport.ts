/** A message to one person. */
export type EmailMessage = {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** The same words, laid out. */
  readonly html?: string;
  /** Reply address, if not the sender's. */
  readonly replyTo?: { readonly name: string; readonly address: string };
  /** Name of the email in the outbox, for removing it: letters, digits and `-`. */
  readonly outboxName?: string;
};

/** Sends emails. */
export type EmailTransport = {
  /** In a few words, where the emails go; for the operator. */
  readonly destination: string;
  /** @throws Error where the email was not taken; the caller decides whether to try again */
  send(message: EmailMessage): Promise<void>;
  close(): void;
};
