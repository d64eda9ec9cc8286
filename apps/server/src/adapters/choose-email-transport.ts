import { join } from 'node:path';
import type { Config } from '../config/config.ts';
import { systemClock } from '../platform/clock/clock.ts';
import { createOutbox } from '../platform/email/outbox-transport.ts';
import { createSmtpMail } from '../platform/email/smtp-transport.ts';

/** The mail server of the settings, or the outbox in the data folder. */
export function chooseMail({
  smtpUrl,
  smtpRequiresTls,
  mailFrom,
  dataFolder,
}: Pick<Config, 'smtpUrl' | 'smtpRequiresTls' | 'mailFrom' | 'dataFolder'>) {
  const outbox = createOutbox(join(dataFolder, 'outbox'), mailFrom, systemClock);
  if (!smtpUrl) return { mail: outbox, outbox, storedEmails: outbox };
  return { mail: createSmtpMail(smtpUrl, mailFrom, smtpRequiresTls), outbox: null, storedEmails: outbox };
}
