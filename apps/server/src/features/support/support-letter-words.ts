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

/** Letters to whoever asked; what people wrote stays as they wrote it. */
export const supportLetterWords: Readonly<Record<Language, Words>> = {
  en: {
    open: 'Open the conversation',
    hello: (name) => (name ? `Hello ${name},` : 'Hello,'),
    receivedTitle: 'We have your question',
    received: `We have your question and answer within ${hours} hours. If you want to add something, do it here:`,
    youWrote: (text) => `You wrote:\n${text}`,
    writeThere: 'Please write back there: this letter cannot be answered.',
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
