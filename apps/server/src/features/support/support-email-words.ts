import { type Language, limits } from '@winnow/contracts';

type Words = {
  readonly open: string;
  /** `null` for a greeting without a name. */
  readonly hello: (name: string | null) => string;
  readonly receivedTitle: string;
  readonly received: string;
  readonly youWrote: (text: string) => string;
  readonly writeThere: string;
};

const hours = limits.supportAnswerHours;

/** Emails to the requester; user-entered text is not translated. */
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
    receivedTitle: 'Wir haben Ihre Frage erhalten',
    received: `wir haben Ihre Frage erhalten und antworten innerhalb von ${hours} Stunden. Möchten Sie etwas ergänzen, antworten Sie hier:`,
    youWrote: (text) => `Sie haben geschrieben:\n${text}`,
    writeThere: 'Bitte antworten Sie dort. Antworten auf diese E-Mail erreichen uns nicht.',
  },
  es: {
    open: 'Abrir la conversación',
    hello: (name) => (name ? `Hola, ${name}:` : 'Hola:'),
    receivedTitle: 'Recibimos tu pregunta',
    received: `Recibimos tu pregunta y te responderemos en un plazo de ${hours} horas. Para agregar algo, responde aquí:`,
    youWrote: (text) => `Escribiste:\n${text}`,
    writeThere: 'Responde allí, por favor. Las respuestas a este correo no nos llegan.',
  },
  fr: {
    open: 'Ouvrir la conversation',
    hello: (name) => (name ? `Bonjour ${name},` : 'Bonjour,'),
    receivedTitle: 'Nous avons bien reçu votre question',
    received: `Nous avons bien reçu votre question et vous répondrons sous ${hours} heures. Pour la compléter, répondez ici :`,
    youWrote: (text) => `Vous avez écrit :\n${text}`,
    writeThere: 'Merci de répondre sur cette page. Les réponses à cet e-mail ne nous parviennent pas.',
  },
  ar: {
    open: 'فتح المحادثة',
    hello: (name) => (name ? `مرحبًا ${name}،` : 'مرحبًا،'),
    receivedTitle: 'وصلنا سؤالك',
    received: `وصلنا سؤالك وسنجيب خلال ${hours} ساعة. لإضافة شيء، اكتب ردّك هنا:`,
    youWrote: (text) => `كتبت:\n${text}`,
    writeThere: 'يُرجى الرد هناك. الردود على هذه الرسالة لا تصلنا.',
  },
};
