import { createTransport } from 'nodemailer';
import type { Mail } from './mail.ts';

/** Sends through a mail server: `smtp://user:password@host:port` or `smtps://…`. */
export function createSmtpMail(url: string, from: string): Mail {
  const transport = createTransport({
    url,
    pool: true,
    connectionTimeout: 10_000,
    socketTimeout: 20_000,
    // Letters hold text of ours only: nothing is read from a file or an address.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    destination: `the mail server ${new URL(url).host}`,
    async send(letter) {
      await transport.sendMail({ from, ...letter });
    },
    close: () => transport.close(),
  };
}
