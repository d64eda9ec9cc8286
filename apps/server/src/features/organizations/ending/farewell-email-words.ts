import type { Language } from '@winnow/contracts';

type Words = {
  readonly subject: (organization: string) => string;
  readonly deleted: (organization: string) => string;
  readonly whatNow: string;
  readonly open: string;
  readonly why: (organization: string) => string;
};

/** Emails that an organization was deleted. */
export const farewellEmailWords: Readonly<Record<Language, Words>> = {
  en: {
    subject: (organization) => `${organization} was deleted`,
    deleted: (organization) =>
      `An owner deleted ${organization} on Winnow. Its jobs, resumes and results are gone and can’t be restored.`,
    whatNow: 'Your account and your personal space are not affected.',
    open: 'Open Winnow',
    why: (organization) => `You received this email because you were a member of ${organization}.`,
  },
  de: {
    subject: (organization) => `„${organization}“ wurde gelöscht`,
    deleted: (organization) =>
      `„${organization}“ wurde bei Winnow gelöscht. Stellen, Lebensläufe und Ergebnisse sind weg und lassen sich nicht wiederherstellen.`,
    whatNow: 'Ihr Konto und Ihr persönlicher Bereich bleiben unverändert.',
    open: 'Winnow öffnen',
    why: (organization) => `Sie erhalten diese E-Mail, weil Sie Mitglied von „${organization}“ waren.`,
  },
  es: {
    subject: (organization) => `Se eliminó «${organization}»`,
    deleted: (organization) =>
      `Se eliminó «${organization}» en Winnow. Sus puestos, currículums y resultados ya no existen y no se pueden recuperar.`,
    whatNow: 'Tu cuenta y tu espacio personal siguen igual.',
    open: 'Abrir Winnow',
    why: (organization) => `Recibes este correo porque eras miembro de «${organization}».`,
  },
  fr: {
    subject: (organization) => `« ${organization} » a été supprimée`,
    deleted: (organization) =>
      `L’organisation « ${organization} » a été supprimée de Winnow. Ses postes, ses CV et ses résultats ont disparu et ne peuvent pas être restaurés.`,
    whatNow: 'Votre compte et votre espace personnel ne changent pas.',
    open: 'Ouvrir Winnow',
    why: (organization) => `Vous recevez cet e-mail parce que vous étiez membre de « ${organization} ».`,
  },
  ar: {
    subject: (organization) => `تم حذف «${organization}»`,
    deleted: (organization) =>
      `حُذفت مؤسسة «${organization}» من Winnow. لم تعد وظائفها وسيرها الذاتية ونتائجها موجودة ولا يمكن استرجاعها.`,
    whatNow: 'يبقى حسابك ومساحتك الشخصية كما هما.',
    open: 'فتح Winnow',
    why: (organization) => `وصلتك هذه الرسالة لأنك كنت عضوًا في «${organization}».`,
  },
};
