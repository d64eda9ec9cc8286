import type { EmailTexts, ShippedTemplate } from '@winnow/contracts';

/** The words that the shipped templates come with. */
export const shippedTexts: Readonly<Record<ShippedTemplate, EmailTexts>> = {
  invitation: {
    en: {
      subject: 'Let’s talk about your application: {job title}',
      body: `Hello {candidate name},

Thank you for applying for {job title} at {company}. We enjoyed reading your resume and would like to get to know you.

Which two or three times suit you for a call of about 30 minutes in the next two weeks? Just reply to this email.

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
    ar: {
      subject: 'نودّ التحدث معك بشأن طلبك: {job title}',
      body: `مرحبًا {candidate name}،

شكرًا لتقدّمك لوظيفة {job title} لدى {company}. سُررنا بقراءة سيرتك الذاتية ونودّ التعرّف إليك.

ما الموعدان أو المواعيد الثلاثة التي تناسبك خلال الأسبوعين القادمين لمكالمة مدتها نحو 30 دقيقة؟ يكفي الرد على هذه الرسالة.

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

We read your application carefully and have decided to continue with other candidates for this role. This is a decision about this job and not about you as a professional.

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

Wir haben Ihre Unterlagen sorgfältig gelesen und uns für diese Stelle für andere Bewerbungen entschieden. Das ist eine Entscheidung über diese Stelle, nicht über Sie und Ihr Können.

Wenn Sie wissen möchten, worauf wir geachtet haben, oder wünschen, dass wir Ihre Daten löschen, antworten Sie auf diese E-Mail.

Wir wünschen Ihnen alles Gute.

Freundliche Grüße
{recruiter name}
{company}`,
    },
    ar: {
      subject: 'بخصوص طلبك: {job title}',
      body: `مرحبًا {candidate name}،

شكرًا لتقدّمك لوظيفة {job title} لدى {company} وعلى الوقت الذي خصصته لذلك.

قرأنا طلبك بعناية، وقررنا المتابعة مع متقدمين آخرين لهذه الوظيفة. هذا قرار يخص هذه الوظيفة، ولا يحكم على كفاءتك المهنية.

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
- Are the place and the hours of the job possible for you?

A few lines in reply to this email are enough.

Kind regards,
{recruiter name}
{company}`,
    },
    de: {
      subject: 'Eine Frage zu Ihrer Bewerbung: {job title}',
      body: `Guten Tag {candidate name},

vielen Dank für Ihre Bewerbung als {job title} bei {company}. Bevor wir entscheiden, möchten wir noch etwas mehr wissen:

- Wann könnten Sie anfangen?
- Sind Arbeitsort und Arbeitszeiten für Sie möglich?

Ein paar Zeilen als Antwort auf diese E-Mail genügen.

Freundliche Grüße
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
