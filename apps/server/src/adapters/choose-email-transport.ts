import { join } from 'node:path';
import type { Config } from '../config/config.ts';
import { systemClock } from '../platform/clock/clock.ts';
import { createOutbox } from '../platform/email/outbox-transport.ts';
import { createSmtpTransport } from '../platform/email/smtp-transport.ts';

/** The mail server of the settings, or the outbox in the data folder. */
export function chooseEmailTransport({
  smtpUrl,
  smtpRequiresTls,
  emailFrom,
  dataFolder,
}: Pick<Config, 'smtpUrl' | 'smtpRequiresTls' | 'emailFrom' | 'dataFolder'>) {
  const outbox = createOutbox(join(dataFolder, 'outbox'), emailFrom, systemClock);
  if (!smtpUrl) return { emailTransport: outbox, outbox, storedEmails: outbox };
  return {
    emailTransport: createSmtpTransport(smtpUrl, emailFrom, smtpRequiresTls),
    outbox: null,
    storedEmails: outbox,
  };
}
