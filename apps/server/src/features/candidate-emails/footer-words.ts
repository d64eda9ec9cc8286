import type { Language } from '@winnow/contracts';

/** Footer of an email to a candidate: sender, sending product, reply address. */
export const footerWords: Readonly<Record<Language, (sender: string, replyTo: string) => string>> = {
  en: (sender, replyTo) => `${sender} sent you this email with Winnow. Your reply goes to ${replyTo}.`,
  de: (sender, replyTo) =>
    `${sender} hat Ihnen diese E-Mail mit Winnow geschickt. Ihre Antwort geht an ${replyTo}.`,
  es: (sender, replyTo) => `${sender} te envió este correo con Winnow. Tu respuesta llega a ${replyTo}.`,
  fr: (sender, replyTo) =>
    `${sender} vous a envoyé cet e-mail avec Winnow. Votre réponse sera envoyée à ${replyTo}.`,
  ar: (sender, replyTo) => `أرسل إليك ${sender} هذه الرسالة عبر Winnow. يصل ردّك إلى ${replyTo}.`,
};
