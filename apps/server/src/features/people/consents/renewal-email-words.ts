import type { Language } from '@winnow/contracts';

type Words = {
  readonly subject: (sender: string) => string;
  readonly asks: (sender: string) => string;
  readonly choice: (until: string) => string;
  readonly open: string;
  readonly why: (sender: string, replyTo: string) => string;
};

/** The email that asks a person whether they may still be kept. */
export const renewalEmailWords: Readonly<Record<Language, Words>> = {
  en: {
    subject: (sender) => `May ${sender} keep your resume?`,
    asks: (sender) =>
      `You agreed that ${sender} may keep your resume and contact details for future jobs. This consent is about to end or has ended.`,
    choice: (until) =>
      `You decide: keep your consent for another year, or withdraw it and have your data deleted. The link works until ${until}, and you don’t need an account.`,
    open: 'Choose what happens with my data',
    why: (sender, replyTo) =>
      `${sender} sent you this email with Winnow. Your reply goes to ${replyTo}. If you don’t answer, your consent ends on its date and the retention period applies.`,
  },
  de: {
    subject: (sender) => `Darf ${sender} Ihren Lebenslauf aufbewahren?`,
    asks: (sender) =>
      `Sie haben eingewilligt, dass ${sender} Ihren Lebenslauf und Ihre Kontaktdaten für künftige Stellen aufbewahrt. Diese Einwilligung endet bald oder ist abgelaufen.`,
    choice: (until) =>
      `Sie entscheiden: Verlängern Sie Ihre Einwilligung um ein Jahr, oder widerrufen Sie sie und lassen Sie Ihre Daten löschen. Der Link gilt bis ${until}. Ein Konto brauchen Sie nicht.`,
    open: 'Über meine Daten entscheiden',
    why: (sender, replyTo) =>
      `${sender} hat Ihnen diese E-Mail mit Winnow geschickt. Ihre Antwort geht an ${replyTo}. Wenn Sie nicht antworten, endet Ihre Einwilligung zu ihrem Datum, und die Aufbewahrungsfrist gilt.`,
  },
  es: {
    subject: (sender) => `¿Puede ${sender} conservar tu currículum?`,
    asks: (sender) =>
      `Aceptaste que ${sender} conserve tu currículum y tus datos de contacto para futuros puestos. Este consentimiento está por terminar o ya terminó.`,
    choice: (until) =>
      `Tú decides: renueva tu consentimiento por un año más, o retíralo y haz que se eliminen tus datos. El enlace funciona hasta el ${until} y no necesitas una cuenta.`,
    open: 'Decidir sobre mis datos',
    why: (sender, replyTo) =>
      `${sender} te envió este correo con Winnow. Tu respuesta llega a ${replyTo}. Si no respondes, tu consentimiento termina en su fecha y se aplica el plazo de conservación.`,
  },
  fr: {
    subject: (sender) => `${sender} peut-il conserver votre CV ?`,
    asks: (sender) =>
      `Vous avez accepté que votre CV et vos coordonnées soient conservés par ${sender} pour de futurs postes. Ce consentement arrive à son terme ou a pris fin.`,
    choice: (until) =>
      `À vous de choisir : renouvelez votre consentement pour un an, ou retirez-le et faites supprimer vos données. Le lien fonctionne jusqu’au ${until}, sans compte.`,
    open: 'Choisir ce que deviennent mes données',
    why: (sender, replyTo) =>
      `Cet e-mail vous a été envoyé par ${sender} avec Winnow. Votre réponse sera envoyée à ${replyTo}. Sans réponse, votre consentement prend fin à sa date et la durée de conservation s’applique.`,
  },
  ar: {
    subject: (sender) => `هل يجوز أن تبقى سيرتك الذاتية لدى ${sender}؟`,
    asks: (sender) =>
      `وافقت على أن يحتفظ ${sender} بسيرتك الذاتية وبيانات الاتصال بك لوظائف مستقبلية. هذه الموافقة توشك أن تنتهي أو انتهت.`,
    choice: (until) =>
      `القرار لك: جدّد موافقتك سنة أخرى، أو اسحبها لتُحذف بياناتك. يعمل الرابط حتى ${until} ولا تحتاج إلى حساب.`,
    open: 'تحديد مصير بياناتي',
    why: (sender, replyTo) =>
      `أرسل إليك ${sender} هذه الرسالة عبر Winnow. يصل ردّك إلى ${replyTo}. إن لم تُجب تنتهي موافقتك في تاريخها وتسري مدة الاحتفاظ.`,
  },
};
