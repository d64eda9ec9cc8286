import { offer } from '@winnow/contracts';
import { greetedName } from '../../platform/mail/greeted-name.ts';
import { layOutLetter } from '../../platform/mail/lay-out-letter.ts';
import type { Letter } from '../../platform/mail/mail.ts';
import type { WaitlistRow } from './waitlist-repository.ts';

/** Confirms that somebody is on the waitlist, and what they get. */
export function writeWaitlistLetter({ name, email, position, hasOffer }: WaitlistRow): Letter {
  const greeted = greetedName(name);
  const paragraphs = [
    greeted ? `Hello ${greeted},` : 'Hello,',
    `You are on the Winnow waitlist, as number ${position}. We write to this address when the doors open, and not before.`,
    hasOffer
      ? `You are among the first ${offer.firstUsers}: the Pro plan is yours for one month, free and without a card. Register with this address and it is there.`
      : 'You will hear from us before the public launch.',
    'If you didn’t join, you can ignore this email.',
  ];
  return layOutLetter(
    { to: email, language: 'en' },
    'You are on the Winnow waitlist',
    paragraphs.map((text) => ({ kind: 'text', text })),
  );
}
