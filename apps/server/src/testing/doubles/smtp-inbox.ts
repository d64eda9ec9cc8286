import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export type SmtpInbox = {
  readonly url: string;
  /** Received emails, oldest first. */
  readonly emails: readonly Email[];
  /** Rejects every email with a temporary error until called with `false`. */
  refuse(refusing: boolean): void;
  close(): Promise<void>;
};

/** A mail server on loopback that stores received emails. */
export async function startSmtpInbox(): Promise<SmtpInbox> {
  const emails: Email[] = [];
  let isRefusing = false;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onMailFrom(_address, _session, done) {
      const error = Object.assign(new Error('try again later'), { responseCode: 451 });
      done(isRefusing ? error : null);
    },
    onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', async () => {
        emails.push(await PostalMime.parse(Buffer.concat(chunks)));
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    emails,
    refuse(refusing) {
      isRefusing = refusing;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
