import type { Language } from '@winnow/contracts';

/** Fixed text around the body of an email. */
export type EmailFrame = {
  readonly direction: 'ltr' | 'rtl';
  /** Introduces the URL of a button, for clients that show no buttons. */
  readonly orOpen: string;
  readonly footer: string;
};

export const emailFrames: Readonly<Record<Language, EmailFrame>> = {
  en: {
    direction: 'ltr',
    orOpen: 'Or open this address:',
    footer:
      'Winnow scores resumes and shows the evidence. You received this email because your address was used in Winnow.',
  },
  de: {
    direction: 'ltr',
    orOpen: 'Oder öffnen Sie diese Adresse:',
    footer:
      'Winnow bewertet Lebensläufe und zeigt die Belege. Sie erhalten diese E-Mail, weil Ihre Adresse bei Winnow verwendet wurde.',
  },
  es: {
    direction: 'ltr',
    orOpen: 'O abre esta dirección:',
    footer:
      'Winnow evalúa currículums y muestra las evidencias. Recibes este correo porque tu dirección se usó en Winnow.',
  },
  fr: {
    direction: 'ltr',
    orOpen: 'Ou ouvrez cette adresse :',
    footer:
      'Winnow évalue les CV et montre ses preuves. Vous recevez cet e-mail car votre adresse a été utilisée dans Winnow.',
  },
  ar: {
    direction: 'rtl',
    orOpen: 'أو افتح هذا العنوان:',
    footer: 'يقيّم Winnow السير الذاتية ويعرض الأدلة. تصلك هذه الرسالة لأن بريدك استُخدم في Winnow.',
  },
};

/** Formats dates in emails, with Western digits in every language, as on screens. */
const dateLocales: Readonly<Record<Language, string>> = {
  en: 'en-GB',
  de: 'de',
  es: 'es-419',
  fr: 'fr',
  ar: 'ar-u-nu-latn',
};

/** "21 November 2026 at 18:04 UTC", in the language of an email. */
export function momentInEmail(date: Date, language: Language): string {
  const format = { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' } as const;
  return `${date.toLocaleString(dateLocales[language], format)} UTC`;
}

/** "21 November 2026", in the language of an email. */
export function dayInEmail(date: Date, language: Language): string {
  return date.toLocaleDateString(dateLocales[language], { dateStyle: 'long', timeZone: 'UTC' });
}
