import { chooseMail } from '../adapters/choose-email-transport.ts';
import type { Config } from '../config/config.ts';

/** Sends one email the way all emails go, and says how it went. Returns the exit code. */
export async function sendTestMail(config: Config, to: string): Promise<number> {
  const { mail } = chooseMail(config);
  const link = config.siteUrl ?? `http://localhost:${config.port}`;
  const text = `This email shows that Winnow at ${link} can send mail.\n`;
  try {
    await mail.send({ to, subject: 'Winnow can send mail', text });
    process.stdout.write(`Sent through ${mail.destination}.\n`);
    return 0;
  } catch (error) {
    process.stderr.write(`Not sent through ${mail.destination}: ${String(error)}\n`);
    return 1;
  } finally {
    mail.close();
  }
}
