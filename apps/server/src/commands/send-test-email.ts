import { chooseEmailTransport } from '../adapters/choose-email-transport.ts';
import type { Config } from '../config/config.ts';

/** Sends a test email and prints the result. Returns the exit code. */
export async function sendTestEmail(config: Config, to: string): Promise<number> {
  const { emailTransport } = chooseEmailTransport(config);
  const link = config.siteUrl ?? `http://localhost:${config.port}`;
  const text = `This email shows that Winnow at ${link} can send email.\n`;
  try {
    await emailTransport.send({ to, subject: 'Winnow can send email', text });
    process.stdout.write(`Sent through ${emailTransport.destination}.\n`);
    return 0;
  } catch (error) {
    process.stderr.write(`Not sent through ${emailTransport.destination}: ${String(error)}\n`);
    return 1;
  } finally {
    emailTransport.close();
  }
}
