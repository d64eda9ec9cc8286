import type { Language } from '@winnow/contracts';

/** What stands below an email to a candidate: who sent it, by what, and where an answer goes. */
export const footerWords: Readonly<Record<Language, (sender: string, replyTo: string) => string>> = {
  en: (sender, replyTo) => `${sender} sent you this email with Winnow. Your reply goes to ${replyTo}.`,
  de: (sender, replyTo) =>
    `${sender} hat Ihnen diese E-Mail mit Winnow geschickt. Ihre Antwort geht an ${replyTo}.`,
  ar: (sender, replyTo) => `هذه الرسالة من ${sender} عبر Winnow. يصل ردّك إلى ${replyTo}.`,
};
