/** An email to one recipient. */
export type EmailMessage = {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** The same content as HTML. */
  readonly html?: string;
  /** Reply address, if not the sender's. */
  readonly replyTo?: { readonly name: string; readonly address: string };
  /** Further headers, such as how to unsubscribe with one click. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Name of the email in the outbox, for removing it: letters, digits and `-`. */
  readonly outboxName?: string;
};

/** Sends emails. */
export type EmailTransport = {
  /** Where emails go, in a few words, for the operator. */
  readonly destination: string;
  /** @throws Error if the email wasn't accepted; the caller decides whether to retry */
  send(message: EmailMessage): Promise<void>;
  close(): void;
};
