import type { Language } from '@winnow/contracts';

type About = {
  /** Name of the requester; `null` if it looks like a web address. */
  readonly from: string | null;
  readonly job: string;
  readonly candidates: number;
};

type Words = {
  /** Message of the requester. */
  readonly message: (text: string) => string;
  readonly due: (day: string) => string;
  readonly asked: {
    readonly subject: (about: About) => string;
    readonly text: (about: About) => string;
    readonly blind: string;
    readonly open: string;
    readonly why: string;
  };
  readonly reminder: {
    readonly subject: (about: About) => string;
    readonly text: (marked: number, about: About) => string;
    readonly open: string;
  };
  readonly done: {
    readonly subject: (about: About) => string;
    readonly text: (reviewers: number, about: About) => string;
    readonly open: string;
    readonly why: string;
  };
};

/** Emails about reviews. */
export const reviewEmailWords: Readonly<Record<Language, Words>> = {
  en: {
    message: (text) => `“${text}”`,
    due: (day) => `Due by ${day}.`,
    asked: {
      subject: ({ job }) => `Review requested: ${job}`,
      text: ({ from, job, candidates }) =>
        `${from ?? 'A member of your organization'} asked you to review ${candidates === 1 ? '1 candidate' : `${candidates} candidates`} for “${job}”.`,
      blind:
        'Mark each candidate yes, maybe or no. You’ll see scores and other reviewers’ marks when the review is complete.',
      open: 'Start review',
      why: 'You received this email because a member of your organization asked for your review.',
    },
    reminder: {
      subject: ({ job }) => `Reminder: your review for ${job}`,
      text: (marked, { job, candidates }) =>
        `Your review for “${job}” is waiting. You have marked ${marked} of ${candidates} candidates.`,
      open: 'Continue review',
    },
    done: {
      subject: ({ job }) => `Review completed: ${job}`,
      text: (reviewers, { job, candidates }) =>
        `The review of ${candidates === 1 ? '1 candidate' : `${candidates} candidates`} for “${job}” is complete. ${reviewers === 1 ? '1 person' : `${reviewers} people`} submitted their marks.`,
      open: 'View results',
      why: 'You received this email because you asked for this review.',
    },
  },
  de: {
    message: (text) => `„${text}“`,
    due: (day) => `Fällig am ${day}.`,
    asked: {
      subject: ({ job }) => `Durchsicht angefragt: ${job}`,
      text: ({ from, job, candidates }) =>
        `${from ?? 'Ein Mitglied Ihrer Organisation'} bittet Sie, ${candidates === 1 ? '1 Kandidaten' : `${candidates} Kandidaten`} für „${job}“ durchzusehen.`,
      blind:
        'Sie geben jeweils Ja, Vielleicht oder Nein an. Punktzahlen und die Angaben der anderen sehen Sie, wenn die Durchsicht abgeschlossen ist.',
      open: 'Durchsicht beginnen',
      why: 'Sie erhalten diese E-Mail, weil ein Mitglied Ihrer Organisation Sie um eine Durchsicht gebeten hat.',
    },
    reminder: {
      subject: ({ job }) => `Erinnerung: Ihre Durchsicht für ${job}`,
      text: (marked, { job, candidates }) =>
        `Ihre Durchsicht für „${job}“ ist offen. Bisher haben Sie ${marked} von ${candidates} Kandidaten beurteilt.`,
      open: 'Durchsicht fortsetzen',
    },
    done: {
      subject: ({ job }) => `Durchsicht abgeschlossen: ${job}`,
      text: (reviewers, { job, candidates }) =>
        `Die Durchsicht von ${candidates === 1 ? '1 Kandidaten' : `${candidates} Kandidaten`} für „${job}“ ist abgeschlossen. ${reviewers === 1 ? '1 Person hat' : `${reviewers} Personen haben`} geantwortet.`,
      open: 'Ergebnisse ansehen',
      why: 'Sie erhalten diese E-Mail, weil Sie um diese Durchsicht gebeten haben.',
    },
  },
  es: {
    message: (text) => `«${text}»`,
    due: (day) => `Fecha límite: ${day}.`,
    asked: {
      subject: ({ job }) => `Te piden una revisión: ${job}`,
      text: ({ from, job, candidates }) =>
        `${from ?? 'Un miembro de tu organización'} te pide revisar ${candidates === 1 ? '1 candidato' : `${candidates} candidatos`} para «${job}».`,
      blind:
        'Respondes sí, quizá o no a cada uno. Verás las puntuaciones y las respuestas de los demás cuando termine la revisión.',
      open: 'Empezar la revisión',
      why: 'Recibes este correo porque un miembro de tu organización te pidió una revisión.',
    },
    reminder: {
      subject: ({ job }) => `Recordatorio: tu revisión para ${job}`,
      text: (marked, { job, candidates }) =>
        `Tu revisión para «${job}» está pendiente. Has respondido sobre ${marked} de ${candidates} candidatos.`,
      open: 'Continuar la revisión',
    },
    done: {
      subject: ({ job }) => `Revisión terminada: ${job}`,
      text: (reviewers, { job, candidates }) =>
        `La revisión de ${candidates === 1 ? '1 candidato' : `${candidates} candidatos`} para «${job}» terminó. ${reviewers === 1 ? 'Respondió 1 persona' : `Respondieron ${reviewers} personas`}.`,
      open: 'Ver los resultados',
      why: 'Recibes este correo porque pediste esta revisión.',
    },
  },
  fr: {
    message: (text) => `« ${text} »`,
    due: (day) => `À rendre avant la fin du ${day}.`,
    asked: {
      subject: ({ job }) => `Revue demandée : ${job}`,
      text: ({ from, job, candidates }) =>
        `${from ?? 'Un membre de votre organisation'} vous demande de passer en revue ${candidates === 1 ? '1 candidat' : `${candidates} candidats`} pour « ${job} ».`,
      blind:
        'Vous répondez oui, peut-être ou non pour chacun. Les scores et les réponses des autres s’affichent une fois la revue terminée.',
      open: 'Commencer la revue',
      why: 'Vous recevez cet e-mail car un membre de votre organisation vous a demandé une revue.',
    },
    reminder: {
      subject: ({ job }) => `Rappel : votre revue pour ${job}`,
      text: (marked, { job, candidates }) =>
        `Votre revue pour « ${job} » vous attend. Vous avez répondu pour ${marked} candidats sur ${candidates}.`,
      open: 'Continuer la revue',
    },
    done: {
      subject: ({ job }) => `Revue terminée : ${job}`,
      text: (reviewers, { job, candidates }) =>
        `La revue de ${candidates === 1 ? '1 candidat' : `${candidates} candidats`} pour « ${job} » est terminée. ${reviewers === 1 ? '1 personne a répondu' : `${reviewers} personnes ont répondu`}.`,
      open: 'Voir les résultats',
      why: 'Vous recevez cet e-mail car vous avez demandé cette revue.',
    },
  },
  ar: {
    message: (text) => `«${text}»`,
    due: (day) => `الموعد النهائي: ${day}.`,
    asked: {
      subject: ({ job }) => `طلب مراجعة: ${job}`,
      text: ({ from, job, candidates }) =>
        `يطلب منك ${from ?? 'عضو في مؤسستك'} مراجعة مرشحين لوظيفة «${job}». عددهم: ${candidates}.`,
      blind: 'تجيب عن كل مرشح بنعم أو ربما أو لا. تظهر لك الدرجات وإجابات الآخرين عند اكتمال المراجعة.',
      open: 'بدء المراجعة',
      why: 'وصلتك هذه الرسالة لأن عضوًا في مؤسستك طلب مراجعتك.',
    },
    reminder: {
      subject: ({ job }) => `تذكير: مراجعتك لوظيفة ${job}`,
      text: (marked, { job, candidates }) =>
        `مراجعتك لوظيفة «${job}» في الانتظار. أجبت عن ${marked} من ${candidates}.`,
      open: 'متابعة المراجعة',
    },
    done: {
      subject: ({ job }) => `اكتملت المراجعة: ${job}`,
      text: (reviewers, { job, candidates }) =>
        `اكتملت مراجعة المرشحين لوظيفة «${job}». عدد المرشحين: ${candidates}، وعدد المراجعين: ${reviewers}.`,
      open: 'عرض النتائج',
      why: 'وصلتك هذه الرسالة لأنك طلبت هذه المراجعة.',
    },
  },
};
