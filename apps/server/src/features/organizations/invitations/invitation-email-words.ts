import type { Language } from '@winnow/contracts';

type Words = {
  readonly subject: (organization: string) => string;
  /** `from` is `null` once the inviter's account is gone. */
  readonly invites: (from: string | null, organization: string, role: string) => string;
  readonly open: string;
  readonly why: (email: string, until: string) => string;
};

/** Invitation emails. */
export const invitationEmailWords: Readonly<Record<Language, Words>> = {
  en: {
    subject: (organization) => `You’re invited to join ${organization} on Winnow`,
    invites: (from, organization, role) =>
      from
        ? `${from} invites you to join ${organization} on Winnow. Your role: ${role}.`
        : `You’re invited to join ${organization} on Winnow. Your role: ${role}.`,
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
    open: 'Ver la invitación',
    why: (email, until) =>
      `El enlace sirve una vez, hasta el ${until}, para ${email}. Si no conoces a quien lo envía, puedes ignorar este correo.`,
  },
  fr: {
    subject: (organization) => `Invitation à rejoindre ${organization} sur Winnow`,
    invites: (from, organization, role) =>
      from
        ? `${from} vous invite à rejoindre ${organization} sur Winnow. Votre rôle : ${role}.`
        : `Vous avez reçu une invitation à rejoindre ${organization} sur Winnow. Votre rôle : ${role}.`,
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
    open: 'عرض الدعوة',
    why: (email, until) =>
      `يعمل الرابط مرة واحدة حتى ${until} للبريد ${email}. إن كنت لا تعرف المرسل فتجاهل هذه الرسالة.`,
  },
};
