import type { Language } from '@winnow/contracts';

type Words = {
  readonly subject: (organization: string) => string;
  readonly added: (organization: string, role: string) => string;
  readonly bySignOn: string;
  readonly byEmail: (email: string) => string;
  readonly signIn: string;
  readonly why: (organization: string) => string;
};

/** Emails to people whom an organization's directory added. The quoted link is on the login screen. */
export const welcomeEmailWords: Readonly<Record<Language, Words>> = {
  en: {
    subject: (organization) => `You’ve been added to ${organization} on Winnow`,
    added: (organization, role) => `${organization} added you to Winnow. Your role: ${role}.`,
    bySignOn: 'Log in with your company account. You don’t need another password.',
    byEmail: (email) =>
      `Log in as ${email}. If you don’t have a password yet, choose “Forgot your password?” to set one.`,
    signIn: 'Log in',
    why: (organization) => `You received this email because an administrator of ${organization} added you.`,
  },
  de: {
    subject: (organization) => `Sie wurden bei Winnow zu ${organization} hinzugefügt`,
    added: (organization, role) =>
      `Sie wurden von ${organization} zu Winnow hinzugefügt. Ihre Rolle: ${role}.`,
    bySignOn: 'Melden Sie sich mit Ihrem Firmenkonto an. Ein weiteres Passwort brauchen Sie nicht.',
    byEmail: (email) =>
      `Melden Sie sich als ${email} an. Wenn Sie noch kein Passwort haben, legen Sie es über „Passwort vergessen?“ fest.`,
    signIn: 'Anmelden',
    why: (organization) =>
      `Sie erhalten diese E-Mail, weil ein Admin von ${organization} Sie hinzugefügt hat.`,
  },
  es: {
    subject: (organization) => `Ahora formas parte de ${organization} en Winnow`,
    added: (organization, role) => `${organization} te agregó a Winnow. Tu rol: ${role}.`,
    bySignOn: 'Inicia sesión con la cuenta de tu empresa. No necesitas otra contraseña.',
    byEmail: (email) =>
      `Inicia sesión como ${email}. Si aún no tienes contraseña, elige «¿Olvidaste tu contraseña?» para crearla.`,
    signIn: 'Iniciar sesión',
    why: (organization) => `Recibes este correo porque un administrador de ${organization} te agregó.`,
  },
  fr: {
    subject: (organization) => `Vous faites partie de ${organization} sur Winnow`,
    added: (organization, role) => `${organization} vous a donné accès à Winnow. Votre rôle : ${role}.`,
    bySignOn: 'Connectez-vous avec votre compte d’entreprise. Aucun autre mot de passe n’est nécessaire.',
    byEmail: (email) =>
      `Connectez-vous avec ${email}. Si vous n’avez pas encore de mot de passe, choisissez « Mot de passe oublié ? » pour en créer un.`,
    signIn: 'Se connecter',
    why: (organization) =>
      `Vous recevez cet e-mail parce qu’un administrateur de ${organization} vous a donné accès.`,
  },
  ar: {
    subject: (organization) => `أُضفت إلى ${organization} في Winnow`,
    added: (organization, role) => `أضافتك ${organization} إلى Winnow. دورك: ${role}.`,
    bySignOn: 'سجّل الدخول بحساب شركتك. لا تحتاج إلى كلمة مرور أخرى.',
    byEmail: (email) =>
      `سجّل الدخول بالبريد ${email}. إن لم تكن لديك كلمة مرور بعد، فاختر «هل نسيت كلمة المرور؟» لتعيين واحدة.`,
    signIn: 'تسجيل الدخول',
    why: (organization) => `وصلتك هذه الرسالة لأن مسؤولًا في ${organization} أضافك.`,
  },
};
