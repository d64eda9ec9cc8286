import type { InvitedRole, Language } from '@winnow/contracts';

type Words = {
  readonly subject: (organization: string) => string;
  /** `from` is `null` once the inviter's account is gone. */
  readonly invites: (from: string | null, organization: string, role: string) => string;
  readonly roles: Readonly<Record<InvitedRole, string>>;
  readonly named: (organization: string) => string;
  /** In place of a name that reads like an address. */
  readonly anOrganization: string;
  readonly whatFor: string;
  readonly open: string;
  readonly why: (email: string, until: string) => string;
};

/** Emails that invite to an organization. */
export const invitationEmailWords: Readonly<Record<Language, Words>> = {
  en: {
    subject: (organization) => `You’re invited to join ${organization} on Winnow`,
    invites: (from, organization, role) =>
      from
        ? `${from} invites you to join ${organization} on Winnow. Your role: ${role}.`
        : `You’re invited to join ${organization} on Winnow. Your role: ${role}.`,
    roles: {
      admin: 'admin',
      recruiter: 'recruiter',
      'hiring-manager': 'hiring manager',
      auditor: 'auditor',
    },
    named: (name) => name,
    anOrganization: 'an organization',
    whatFor: 'Winnow compares resumes with a job and shows the evidence for every score.',
    open: 'View invitation',
    why: (email, until) =>
      `The link works once, until ${until}, for ${email}. If you don’t know the sender, you can ignore this email.`,
  },
  de: {
    subject: (organization) => `Einladung zu ${organization} bei Winnow`,
    invites: (from, organization, role) =>
      from
        ? `${from} lädt Sie ein, bei Winnow Mitglied von ${organization} zu werden. Ihre Rolle: ${role}.`
        : `Sie sind eingeladen, bei Winnow Mitglied von ${organization} zu werden. Ihre Rolle: ${role}.`,
    roles: {
      admin: 'Admin',
      recruiter: 'Recruiter',
      'hiring-manager': 'Hiring Manager',
      auditor: 'Prüfer',
    },
    named: (name) => `„${name}“`,
    anOrganization: 'einer Organisation',
    whatFor: 'Winnow vergleicht Lebensläufe mit einer Stelle und zeigt die Belege zu jeder Punktzahl.',
    open: 'Einladung ansehen',
    why: (email, until) =>
      `Der Link gilt einmal, bis zum ${until}, für ${email}. Wenn Sie den Absender nicht kennen, können Sie diese E-Mail ignorieren.`,
  },
  es: {
    subject: (organization) => `Invitación a ${organization} en Winnow`,
    invites: (from, organization, role) =>
      from
        ? `${from} te invita a unirte a ${organization} en Winnow. Tu rol: ${role}.`
        : `Tienes una invitación para unirte a ${organization} en Winnow. Tu rol: ${role}.`,
    roles: {
      admin: 'administrador',
      recruiter: 'reclutador',
      'hiring-manager': 'responsable de contratación',
      auditor: 'auditor',
    },
    named: (name) => `«${name}»`,
    anOrganization: 'una organización',
    whatFor: 'Winnow compara currículums con un puesto y muestra la evidencia de cada puntuación.',
    open: 'Ver la invitación',
    why: (email, until) =>
      `El enlace sirve una vez, hasta el ${until}, para ${email}. Si no conoces a quien lo envía, puedes ignorar este correo.`,
  },
  fr: {
    subject: (organization) => `Invitation à rejoindre ${organization} sur Winnow`,
    invites: (from, organization, role) =>
      from
        ? `${from} vous invite à rejoindre ${organization} sur Winnow. Votre rôle : ${role}.`
        : `Vous êtes invité à rejoindre ${organization} sur Winnow. Votre rôle : ${role}.`,
    roles: {
      admin: 'administrateur',
      recruiter: 'recruteur',
      'hiring-manager': 'manager recruteur',
      auditor: 'auditeur',
    },
    named: (name) => `« ${name} »`,
    anOrganization: 'une organisation',
    whatFor: 'Winnow compare des CV à un poste et montre les preuves de chaque score.',
    open: 'Voir l’invitation',
    why: (email, until) =>
      `Le lien est valable une fois, jusqu’au ${until}, pour ${email}. Si vous ne connaissez pas l’expéditeur, ignorez cet e-mail.`,
  },
  ar: {
    subject: (organization) => `دعوة للانضمام إلى ${organization} في Winnow`,
    invites: (from, organization, role) =>
      from
        ? `دعاك ${from} للانضمام إلى ${organization} في Winnow. دورك: ${role}.`
        : `أنت مدعو للانضمام إلى ${organization} في Winnow. دورك: ${role}.`,
    roles: {
      admin: 'مسؤول',
      recruiter: 'مسؤول توظيف',
      'hiring-manager': 'مدير التوظيف',
      auditor: 'مدقق',
    },
    named: (name) => `«${name}»`,
    anOrganization: 'مؤسسة',
    whatFor: 'يقارن Winnow السير الذاتية بوظيفة ويعرض الدليل على كل درجة.',
    open: 'عرض الدعوة',
    why: (email, until) =>
      `يعمل الرابط مرة واحدة حتى ${until} للبريد ${email}. إن كنت لا تعرف المرسل فتجاهل هذه الرسالة.`,
  },
};
