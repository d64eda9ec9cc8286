import { createTransport } from 'nodemailer';
import type { EmailTransport } from './email-transport.ts';

/**
 * Sends through a mail server: `smtp://user:password@host:port` or `smtps://…`.
 * @param requireTLS sends nothing, not even the password, if `smtp://` can't upgrade to TLS by STARTTLS
 */
export function createSmtpTransport(url: string, from: string, requireTLS: boolean): EmailTransport {
  const transport = createTransport({
    url,
    pool: true,
    requireTLS,
    connectionTimeout: 10_000,
    socketTimeout: 20_000,
    // Never reads content from a file or URL.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    destination: `the mail server ${new URL(url).host}`,
    async send({ outboxName: _, ...message }) {
      await transport.sendMail({ from, ...message });
    },
    close: () => transport.close(),
  };
}
