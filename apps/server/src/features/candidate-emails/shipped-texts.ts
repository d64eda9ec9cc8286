import type { EmailTexts, ShippedTemplate } from '@winnow/contracts';

/** Texts of the shipped templates. */
export const shippedTexts: Readonly<Record<ShippedTemplate, EmailTexts>> = {
  invitation: {
    en: {
      subject: 'Let’s talk about your application: {job title}',
      body: `Hello {candidate name},

Thank you for applying for {job title} at {company}. We enjoyed reading your resume and would like to get to know you.

Could you send us two or three times in the next two weeks that work for a 30-minute call? Just reply to this email.

Kind regards,
{recruiter name}
{company}`,
    },
    de: {
      subject: 'Lernen wir uns kennen: Ihre Bewerbung als {job title}',
      body: `Guten Tag {candidate name},

vielen Dank für Ihre Bewerbung als {job title} bei {company}. Wir haben Ihren Lebenslauf gern gelesen und möchten Sie kennenlernen.

Welche zwei oder drei Termine passen Ihnen in den nächsten zwei Wochen für ein Gespräch von etwa 30 Minuten? Antworten Sie einfach auf diese E-Mail.

Freundliche Grüße
{recruiter name}
{company}`,
    },
    es: {
      subject: 'Hablemos de tu candidatura: {job title}',
      body: `Hola, {candidate name}:

Gracias por postularte al puesto de {job title} en {company}. Tu currículum nos gustó y queremos conocerte.

¿Podrías proponernos dos o tres horarios en las próximas dos semanas para una llamada de unos 30 minutos? Basta con que respondas a este correo.

Saludos cordiales,
{recruiter name}
{company}`,
    },
    fr: {
      subject: 'Parlons de votre candidature : {job title}',
      body: `Bonjour {candidate name},

Merci pour votre candidature au poste de {job title} chez {company}. Votre CV nous a plu et nous aimerions faire votre connaissance.

Pourriez-vous nous proposer deux ou trois créneaux dans les deux prochaines semaines pour un échange d’environ 30 minutes ? Il suffit de répondre à cet e-mail.

Cordialement,
{recruiter name}
{company}`,
    },
    ar: {
      subject: 'نودّ التحدث معك بشأن طلبك: {job title}',
      body: `مرحبًا {candidate name}،

شكرًا لتقدّمك لوظيفة {job title} لدى {company}. سُررنا بقراءة سيرتك الذاتية ونودّ التعرّف إليك.

هل يمكنك اقتراح موعدين أو ثلاثة تناسبك خلال الأسبوعين القادمين لمكالمة مدتها نحو 30 دقيقة؟ يكفي الرد على هذه الرسالة.

مع أطيب التحيات،
{recruiter name}
{company}`,
    },
  },
  rejection: {
    en: {
      subject: 'Your application: {job title}',
      body: `Hello {candidate name},

Thank you for applying for {job title} at {company} and for the time you put into it.

We read your application carefully and have decided to move forward with other candidates for this role. This decision is about this role, not about you as a professional.

If you’d like to know what we looked at, or have your data deleted, reply to this email.

We wish you all the best.

Kind regards,
{recruiter name}
{company}`,
    },
    de: {
      subject: 'Ihre Bewerbung: {job title}',
      body: `Guten Tag {candidate name},

vielen Dank für Ihre Bewerbung als {job title} bei {company} und für die Zeit, die Sie sich dafür genommen haben.

Wir haben Ihre Unterlagen sorgfältig gelesen und uns bei dieser Stelle für andere Bewerberinnen und Bewerber entschieden. Das ist eine Entscheidung über diese Stelle, nicht über Sie und Ihr Können.

Wenn Sie wissen möchten, worauf wir geachtet haben, oder wenn wir Ihre Daten löschen sollen, antworten Sie einfach auf diese E-Mail.

Wir wünschen Ihnen alles Gute.

Freundliche Grüße
{recruiter name}
{company}`,
    },
    es: {
      subject: 'Tu candidatura: {job title}',
      body: `Hola, {candidate name}:

Gracias por postularte al puesto de {job title} en {company} y por el tiempo que le dedicaste.

Leímos tu candidatura con atención y decidimos continuar con otras personas para este puesto. Es una decisión sobre este puesto, no sobre ti ni sobre tu capacidad profesional.

Si quieres saber en qué nos fijamos, o que eliminemos tus datos, responde a este correo.

Te deseamos mucho éxito.

Saludos cordiales,
{recruiter name}
{company}`,
    },
    fr: {
      subject: 'Votre candidature : {job title}',
      body: `Bonjour {candidate name},

Merci pour votre candidature au poste de {job title} chez {company} et pour le temps que vous y avez consacré.

Nous l’avons lue avec attention et avons décidé de poursuivre avec d’autres candidats. Cette décision concerne ce poste ; elle ne porte pas de jugement sur vous ni sur vos compétences.

Si vous souhaitez savoir ce que nous avons examiné, ou faire supprimer vos données, répondez à cet e-mail.

Nous vous souhaitons une pleine réussite dans la suite de votre parcours.

Cordialement,
{recruiter name}
{company}`,
    },
    ar: {
      subject: 'بخصوص طلبك: {job title}',
      body: `مرحبًا {candidate name}،

شكرًا لتقدّمك لوظيفة {job title} لدى {company} وعلى الوقت الذي خصصته لذلك.

قرأنا طلبك بعناية، وقررنا المتابعة مع متقدمين آخرين لهذه الوظيفة. هذا القرار يخص هذه الوظيفة، وليس حكمًا على كفاءتك المهنية.

إن أردت معرفة ما نظرنا إليه، أو رغبت في حذف بياناتك، فيكفي الرد على هذه الرسالة.

نتمنى لك كل التوفيق.

مع أطيب التحيات،
{recruiter name}
{company}`,
    },
  },
  information: {
    en: {
      subject: 'A question about your application: {job title}',
      body: `Hello {candidate name},

Thank you for applying for {job title} at {company}. Before we decide, we’d like to know a little more:

- When could you start?
- Do the location and working hours suit you?

A short reply to this email is enough.

Kind regards,
{recruiter name}
{company}`,
    },
    de: {
      subject: 'Eine Frage zu Ihrer Bewerbung: {job title}',
      body: `Guten Tag {candidate name},

vielen Dank für Ihre Bewerbung als {job title} bei {company}. Bevor wir entscheiden, möchten wir noch etwas mehr wissen:

- Wann könnten Sie anfangen?
- Passen Arbeitsort und Arbeitszeiten für Sie?

Ein paar Zeilen als Antwort auf diese E-Mail genügen.

Freundliche Grüße
{recruiter name}
{company}`,
    },
    es: {
      subject: 'Una pregunta sobre tu candidatura: {job title}',
      body: `Hola, {candidate name}:

Gracias por postularte al puesto de {job title} en {company}. Antes de decidir, queremos saber un poco más:

- ¿Cuándo podrías empezar?
- ¿Te quedan bien el lugar y el horario de trabajo?

Basta con que respondas brevemente a este correo.

Saludos cordiales,
{recruiter name}
{company}`,
    },
    fr: {
      subject: 'Une question sur votre candidature : {job title}',
      body: `Bonjour {candidate name},

Merci pour votre candidature au poste de {job title} chez {company}. Avant de décider, nous aimerions en savoir un peu plus :

- Quand pourriez-vous commencer ?
- Le lieu et les horaires de travail vous conviennent-ils ?

Quelques lignes en réponse à cet e-mail suffisent.

Cordialement,
{recruiter name}
{company}`,
    },
    ar: {
      subject: 'سؤال حول طلبك: {job title}',
      body: `مرحبًا {candidate name}،

شكرًا لتقدّمك لوظيفة {job title} لدى {company}. قبل أن نقرر، نودّ معرفة المزيد:

- متى يمكنك البدء؟
- هل يناسبك مكان العمل وساعاته؟

تكفي بضعة أسطر ردًّا على هذه الرسالة.

مع أطيب التحيات،
{recruiter name}
{company}`,
    },
  },
};
