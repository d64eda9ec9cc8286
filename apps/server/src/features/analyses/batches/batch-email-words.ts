import type { Language } from '@winnow/contracts';

type Words = {
  readonly finished: (job: string) => string;
  readonly scored: (job: string, done: number, total: number) => string;
  readonly unread: (count: number) => string;
  readonly openResults: string;
  readonly afterLongRuns: string;
  readonly low: string;
  readonly left: (job: string, credits: number, day: string) => string;
  readonly seeCredits: string;
  readonly whenLow: string;
};

/** Emails about runs. */
export const batchEmailWords: Readonly<Record<Language, Words>> = {
  en: {
    finished: (job) => `Results for ${job}`,
    scored: (job, done, total) => `We scored ${done} of ${total} resumes for “${job}”.`,
    unread: (count) => `${count} could not be read and cost no credits.`,
    openResults: 'View results',
    afterLongRuns: 'We send this email after long runs only. You can turn it off in Settings.',
    low: 'Your credits are running low',
    left: (job, credits, day) =>
      `After the run for “${job}”, ${credits === 1 ? '1 credit is' : `${credits} credits are`} left. Your monthly credits renew on ${day}.`,
    seeCredits: 'View credits',
    whenLow: 'We send this email when your credits run low. You can turn it off in Settings.',
  },
  de: {
    finished: (job) => `Ergebnisse für ${job}`,
    scored: (job, done, total) => `Wir haben ${done} von ${total} Lebensläufen für „${job}“ bewertet.`,
    unread: (count) =>
      count === 1
        ? '1 konnte nicht gelesen werden und kostet keine Credits.'
        : `${count} konnten nicht gelesen werden und kosten keine Credits.`,
    openResults: 'Ergebnisse ansehen',
    afterLongRuns:
      'Diese E-Mail senden wir nur nach langen Durchläufen. Sie können sie in den Einstellungen abschalten.',
    low: 'Ihre Credits gehen zur Neige',
    left: (job, credits, day) =>
      `Nach dem Durchlauf für „${job}“ ${credits === 1 ? 'ist 1 Credit' : `sind ${credits} Credits`} übrig. Ihre monatlichen Credits werden am ${day} erneuert.`,
    seeCredits: 'Credits ansehen',
    whenLow:
      'Diese E-Mail senden wir, wenn Ihre Credits knapp werden. Sie können sie in den Einstellungen abschalten.',
  },
  es: {
    finished: (job) => `Resultados de ${job}`,
    scored: (job, done, total) => `Evaluamos ${done} de ${total} currículums para «${job}».`,
    unread: (count) =>
      count === 1
        ? '1 no se pudo leer y no cuesta créditos.'
        : `${count} no se pudieron leer y no cuestan créditos.`,
    openResults: 'Ver resultados',
    afterLongRuns: 'Este correo solo se envía tras análisis largos. Puedes desactivarlo en Configuración.',
    low: 'Te quedan pocos créditos',
    left: (job, credits, day) =>
      `Tras el análisis de «${job}» ${credits === 1 ? 'te queda 1 crédito' : `te quedan ${credits} créditos`}. Tus créditos mensuales se renuevan el ${day}.`,
    seeCredits: 'Ver créditos',
    whenLow: 'Este correo se envía cuando te quedan pocos créditos. Puedes desactivarlo en Configuración.',
  },
  fr: {
    finished: (job) => `Résultats pour ${job}`,
    scored: (job, done, total) => `Nous avons évalué ${done} CV sur ${total} pour « ${job} ».`,
    unread: (count) =>
      count === 1
        ? '1 n’a pas pu être lu et ne coûte aucun crédit.'
        : `${count} n’ont pas pu être lus et ne coûtent aucun crédit.`,
    openResults: 'Voir les résultats',
    afterLongRuns:
      'Cet e-mail n’est envoyé qu’après de longues analyses. Vous pouvez le désactiver dans les paramètres.',
    low: 'Vos crédits s’épuisent',
    left: (job, credits, day) =>
      `Après l’analyse pour « ${job} », il vous reste ${credits <= 1 ? `${credits} crédit` : `${credits} crédits`}. Vos crédits mensuels seront renouvelés le ${day}.`,
    seeCredits: 'Voir les crédits',
    whenLow:
      'Cet e-mail est envoyé quand vos crédits s’épuisent. Vous pouvez le désactiver dans les paramètres.',
  },
  ar: {
    finished: (job) => `نتائج ${job}`,
    scored: (job, done, total) => `قيّمنا ${done} من ${total} من السير الذاتية لوظيفة «${job}».`,
    unread: (count) => `تعذّرت قراءة ${count} منها، ولا تكلّف رصيدًا.`,
    openResults: 'عرض النتائج',
    afterLongRuns: 'نرسل هذه الرسالة بعد عمليات التحليل الطويلة فقط. يمكنك إيقافها من الإعدادات.',
    low: 'رصيدك يوشك على النفاد',
    left: (job, credits, day) =>
      `الرصيد المتبقي بعد تحليل «${job}»: ${credits}. يتجدد رصيدك الشهري في ${day}.`,
    seeCredits: 'عرض الرصيد',
    whenLow: 'نرسل هذه الرسالة عندما يقل رصيدك. يمكنك إيقافها من الإعدادات.',
  },
};
