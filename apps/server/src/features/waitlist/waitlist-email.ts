import { offer } from '@winnow/contracts';
import type { EmailMessage } from '../../platform/email/email-transport.ts';
import { greetedName } from '../../platform/email/greeted-name.ts';
import { layOutEmail } from '../../platform/email/lay-out-email.ts';
import type { WaitlistRow } from './waitlist-repository.ts';

/** Confirms a waitlist entry and what it includes. */
export function writeWaitlistEmail({ name, email, position, hasOffer }: WaitlistRow): EmailMessage {
  const greeted = greetedName(name);
  const paragraphs = [
    greeted ? `Hello ${greeted},` : 'Hello,',
    `You are on the Winnow waitlist, as number ${position}. We write to this address when the doors open, and not before.`,
    hasOffer
      ? `You are among the first ${offer.firstUsers}: the Pro plan is yours for one month, free and without a card. Register with this address and it is there.`
      : 'You will hear from us before the public launch.',
    'If you didn’t join, you can ignore this email.',
  ];
  return layOutEmail(
    { to: email, language: 'en' },
    'You are on the Winnow waitlist',
    paragraphs.map((text) => ({ kind: 'text', text })),
  );
}
