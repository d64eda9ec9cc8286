import { type Language, limits } from '@winnow/contracts';

type Words = {
  readonly open: string;
  /** `null` greets nobody by name. */
  readonly hello: (name: string | null) => string;
  readonly receivedTitle: string;
  readonly received: string;
  readonly youWrote: (text: string) => string;
  readonly writeThere: string;
};

const hours = limits.supportAnswerHours;

/** Emails to whoever asked; what people wrote stays as they wrote it. */
export const supportEmailWords: Readonly<Record<Language, Words>> = {
  en: {
    open: 'Open the conversation',
    hello: (name) => (name ? `Hello ${name},` : 'Hello,'),
    receivedTitle: 'We received your question',
    received: `We received your question and will answer within ${hours} hours. To add something, reply here:`,
    youWrote: (text) => `You wrote:\n${text}`,
    writeThere: 'Please reply there. Replies to this email don’t reach us.',
  },
  de: {
    open: 'Gespräch öffnen',
    hello: (name) => (name ? `Guten Tag ${name},` : 'Guten Tag,'),
    receivedTitle: 'Wir haben Ihre Frage',
    received: `wir haben Ihre Frage und antworten innerhalb von ${hours} Stunden. Möchten Sie etwas hinzufügen, tun Sie es hier:`,
    youWrote: (text) => `Sie schrieben:\n${text}`,
    writeThere: 'Bitte antworten Sie dort: Auf diese E-Mail kann man nicht antworten.',
  },
  ar: {
    open: 'فتح المحادثة',
    hello: (name) => (name ? `مرحبًا ${name}،` : 'مرحبًا،'),
    receivedTitle: 'وصلنا سؤالك',
    received: `وصلنا سؤالك ونجيب خلال ${hours} ساعة. إن أردت إضافة شيء فافعل ذلك هنا:`,
    youWrote: (text) => `كتبت:\n${text}`,
    writeThere: 'الرجاء الرد هناك: لا يمكن الرد على هذه الرسالة.',
  },
};
