import type { Language } from '@winnow/contracts';

type Words = {
  readonly subject: (sender: string) => string;
  readonly asks: (sender: string) => string;
  readonly choice: (until: string) => string;
  readonly open: string;
  readonly why: (sender: string, replyTo: string) => string;
};

/** The email that asks a person to renew their consent. */
export const renewalEmailWords: Readonly<Record<Language, Words>> = {
  en: {
    subject: (sender) => `May ${sender} keep your resume?`,
    asks: (sender) =>
      `You agreed that ${sender} may keep your resume and contact details for future jobs. This consent ends soon or has ended.`,
    choice: (until) =>
      `It’s your choice: renew your consent for another year, or withdraw it and have your data deleted. The link works until ${until}, and you don’t need an account.`,
    open: 'Choose what happens to my data',
    why: (sender, replyTo) =>
      `${sender} sent you this email with Winnow. Your reply goes to ${replyTo}. If you don’t answer, your consent ends as agreed, and your data is kept only for the usual retention period.`,
  },
  de: {
    subject: (sender) => `Darf ${sender} Ihren Lebenslauf aufbewahren?`,
    asks: (sender) =>
      `Sie haben eingewilligt, dass ${sender} Ihren Lebenslauf und Ihre Kontaktdaten für künftige Stellen aufbewahrt. Diese Einwilligung läuft bald ab oder ist abgelaufen.`,
    choice: (until) =>
      `Sie entscheiden: Verlängern Sie Ihre Einwilligung um ein Jahr, oder widerrufen Sie sie und lassen Sie Ihre Daten löschen. Der Link gilt bis zum ${until}. Ein Konto brauchen Sie nicht.`,
    open: 'Über meine Daten entscheiden',
    why: (sender, replyTo) =>
      `${sender} hat Ihnen diese E-Mail mit Winnow geschickt. Ihre Antwort geht an ${replyTo}. Wenn Sie nicht antworten, endet Ihre Einwilligung wie vereinbart, und Ihre Daten werden nur noch für die übliche Aufbewahrungsfrist gespeichert.`,
  },
  es: {
    subject: (sender) => `¿Puede ${sender} conservar tu currículum?`,
    asks: (sender) =>
      `Aceptaste que ${sender} conserve tu currículum y tus datos de contacto para futuros puestos. Este consentimiento caduca pronto o ya caducó.`,
    choice: (until) =>
      `Tú decides: renueva tu consentimiento por un año más, o retíralo para que se eliminen tus datos. El enlace funciona hasta el ${until} y no necesitas una cuenta.`,
    open: 'Decidir sobre mis datos',
    why: (sender, replyTo) =>
      `${sender} te envió este correo con Winnow. Tu respuesta llega a ${replyTo}. Si no respondes, tu consentimiento termina según lo acordado y tus datos se conservan solo durante el plazo habitual.`,
  },
  fr: {
    subject: (sender) => `${sender} peut-il conserver votre CV ?`,
    asks: (sender) =>
      `Vous avez accepté que votre CV et vos coordonnées soient conservés par ${sender} pour de futurs postes. Ce consentement expire bientôt ou a expiré.`,
    choice: (until) =>
      `À vous de choisir : renouvelez votre consentement pour un an, ou retirez-le et faites supprimer vos données. Le lien fonctionne jusqu’au ${until}, sans compte.`,
    open: 'Choisir ce que deviennent mes données',
    why: (sender, replyTo) =>
      `Cet e-mail vous a été envoyé par ${sender} avec Winnow. Votre réponse sera envoyée à ${replyTo}. Sans réponse de votre part, votre consentement prend fin comme convenu et vos données ne sont conservées que pour la durée habituelle.`,
  },
  ar: {
    subject: (sender) => `هل يجوز أن تبقى سيرتك الذاتية لدى ${sender}؟`,
    asks: (sender) =>
      `وافقت على أن يحتفظ ${sender} بسيرتك الذاتية وبيانات الاتصال بك لوظائف مستقبلية. تنتهي هذه الموافقة قريبًا أو أنها انتهت.`,
    choice: (until) =>
      `القرار لك: جدّد موافقتك سنة أخرى، أو اسحبها لتُحذف بياناتك. يعمل الرابط حتى ${until} ولا تحتاج إلى حساب.`,
    open: 'تحديد مصير بياناتي',
    why: (sender, replyTo) =>
      `أرسل إليك ${sender} هذه الرسالة عبر Winnow. يصل ردّك إلى ${replyTo}. إن لم تُجب، تنتهي موافقتك في موعدها ولا تُحفظ بياناتك إلا للمدة المعتادة.`,
  },
};
