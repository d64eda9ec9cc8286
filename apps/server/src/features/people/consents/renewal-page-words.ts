import type { Language } from '@winnow/contracts';

type Words = {
  readonly title: (sender: string) => string;
  readonly about: (sender: string) => string;
  readonly renewHeading: string;
  readonly renew: (until: string) => string;
  readonly renewButton: string;
  readonly withdrawHeading: string;
  readonly withdraw: string;
  readonly understood: string;
  readonly withdrawButton: string;
  readonly renewed: (sender: string, until: string) => string;
  readonly withdrawn: (sender: string) => string;
  readonly expired: string;
  readonly questions: (replyTo: string) => string;
  readonly unknownTitle: string;
  readonly unknown: string;
};

/** The page behind the link of a renewal email. */
export const renewalPageWords: Readonly<Record<Language, Words>> = {
  en: {
    title: (sender) => `Your data at ${sender}`,
    about: (sender) =>
      `${sender} keeps your resume and contact details to consider you for future jobs. Choose what happens to them.`,
    renewHeading: 'Keep my data for another year',
    renew: (until) => `Your consent is then valid until ${until}. You can withdraw it at any time.`,
    renewButton: 'Renew consent',
    withdrawHeading: 'Delete my data',
    withdraw:
      'Your consent is withdrawn immediately. Your resumes, and everything read or scored from them, are deleted within two days.',
    understood: 'I understand that this can’t be undone.',
    withdrawButton: 'Withdraw consent and delete data',
    renewed: (sender, until) => `Thank you. You agreed that ${sender} may keep your data until ${until}.`,
    withdrawn: (sender) =>
      `You withdrew your consent. ${sender} will delete your resumes, and everything read or scored from them, within two days.`,
    expired: 'This link has expired. To renew or withdraw your consent, write to the address below.',
    questions: (replyTo) => `Questions? Write to ${replyTo}.`,
    unknownTitle: 'Link not found',
    unknown: 'This link doesn’t work. Part of it may be missing, or the data it was about has been deleted.',
  },
  de: {
    title: (sender) => `Ihre Daten bei ${sender}`,
    about: (sender) =>
      `${sender} bewahrt Ihren Lebenslauf und Ihre Kontaktdaten auf, um Sie für künftige Stellen zu berücksichtigen. Entscheiden Sie, was damit geschieht.`,
    renewHeading: 'Meine Daten ein weiteres Jahr aufbewahren',
    renew: (until) => `Ihre Einwilligung gilt dann bis zum ${until}. Sie können sie jederzeit widerrufen.`,
    renewButton: 'Einwilligung verlängern',
    withdrawHeading: 'Meine Daten löschen',
    withdraw:
      'Ihre Einwilligung ist sofort widerrufen. Ihre Lebensläufe und alles, was daraus gelesen und bewertet wurde, werden innerhalb von zwei Tagen gelöscht.',
    understood: 'Mir ist klar, dass sich das nicht rückgängig machen lässt.',
    withdrawButton: 'Einwilligung widerrufen und Daten löschen',
    renewed: (sender, until) =>
      `Danke. Sie haben eingewilligt, dass ${sender} Ihre Daten bis zum ${until} aufbewahrt.`,
    withdrawn: (sender) =>
      `Sie haben Ihre Einwilligung widerrufen. ${sender} löscht Ihre Lebensläufe und alles, was daraus gelesen und bewertet wurde, innerhalb von zwei Tagen.`,
    expired:
      'Dieser Link ist abgelaufen. Um Ihre Einwilligung zu verlängern oder zu widerrufen, schreiben Sie an die Adresse unten.',
    questions: (replyTo) => `Fragen? Schreiben Sie an ${replyTo}.`,
    unknownTitle: 'Link nicht gefunden',
    unknown:
      'Dieser Link funktioniert nicht. Vielleicht fehlt ein Teil davon, oder die Daten, um die es ging, wurden gelöscht.',
  },
  es: {
    title: (sender) => `Tus datos en ${sender}`,
    about: (sender) =>
      `${sender} conserva tu currículum y tus datos de contacto para tenerte en cuenta en futuros puestos. Elige qué ocurre con ellos.`,
    renewHeading: 'Conservar mis datos un año más',
    renew: (until) =>
      `Tu consentimiento será válido hasta el ${until}. Puedes retirarlo en cualquier momento.`,
    renewButton: 'Renovar el consentimiento',
    withdrawHeading: 'Eliminar mis datos',
    withdraw:
      'Tu consentimiento se retira de inmediato. Tus currículums y todo lo que se leyó y evaluó de ellos se eliminan en un plazo de dos días.',
    understood: 'Entiendo que esto no se puede deshacer.',
    withdrawButton: 'Retirar el consentimiento y eliminar los datos',
    renewed: (sender, until) => `Gracias. Aceptaste que ${sender} conserve tus datos hasta el ${until}.`,
    withdrawn: (sender) =>
      `Retiraste tu consentimiento. ${sender} elimina tus currículums y todo lo que se leyó y evaluó de ellos en un plazo de dos días.`,
    expired: 'Este enlace caducó. Para renovar o retirar tu consentimiento, escribe a la dirección de abajo.',
    questions: (replyTo) => `¿Preguntas? Escribe a ${replyTo}.`,
    unknownTitle: 'Enlace no encontrado',
    unknown:
      'Este enlace no funciona. Puede que falte una parte, o que se hayan eliminado los datos de los que trataba.',
  },
  fr: {
    title: (sender) => `Vos données chez ${sender}`,
    about: (sender) =>
      `Votre CV et vos coordonnées sont conservés par ${sender} afin de vous proposer de futurs postes. Choisissez ce qu’ils deviennent.`,
    renewHeading: 'Conserver mes données un an de plus',
    renew: (until) =>
      `Votre consentement sera alors valable jusqu’au ${until}. Vous pouvez le retirer à tout moment.`,
    renewButton: 'Renouveler le consentement',
    withdrawHeading: 'Supprimer mes données',
    withdraw:
      'Votre consentement est retiré immédiatement. Vos CV, et tout ce qui en a été lu et évalué, sont supprimés sous deux jours.',
    understood: 'Je comprends que cette action est irréversible.',
    withdrawButton: 'Retirer le consentement et supprimer les données',
    renewed: (sender, until) =>
      `Merci. Vous avez accepté que vos données soient conservées par ${sender} jusqu’au ${until}.`,
    withdrawn: (sender) =>
      `Vous avez retiré votre consentement. Vos CV, et tout ce qui en a été lu et évalué, seront supprimés par ${sender} sous deux jours.`,
    expired:
      'Ce lien a expiré. Pour renouveler ou retirer votre consentement, écrivez à l’adresse ci-dessous.',
    questions: (replyTo) => `Des questions ? Écrivez à ${replyTo}.`,
    unknownTitle: 'Lien introuvable',
    unknown:
      'Ce lien ne fonctionne pas. Il en manque peut-être une partie, ou les données concernées ont été supprimées.',
  },
  ar: {
    title: (sender) => `بياناتك لدى ${sender}`,
    about: (sender) =>
      `يحتفظ ${sender} بسيرتك الذاتية وبيانات الاتصال بك للنظر في ترشيحك لوظائف مستقبلية. اختر ما سيحدث لها.`,
    renewHeading: 'الاحتفاظ ببياناتي سنة أخرى',
    renew: (until) => `تسري موافقتك عندئذ حتى ${until}. يمكنك سحبها في أي وقت.`,
    renewButton: 'تجديد الموافقة',
    withdrawHeading: 'حذف بياناتي',
    withdraw: 'تُسحب موافقتك فورًا. وتُحذف سيرك الذاتية وكل ما قُرئ منها وقُيّم خلال يومين.',
    understood: 'أفهم أنه لا يمكن التراجع عن ذلك.',
    withdrawButton: 'سحب الموافقة وحذف البيانات',
    renewed: (sender, until) => `شكرًا لك. وافقت على أن يحتفظ ${sender} ببياناتك حتى ${until}.`,
    withdrawn: (sender) => `سحبت موافقتك. يحذف ${sender} سيرك الذاتية وكل ما قُرئ منها وقُيّم خلال يومين.`,
    expired: 'انتهت صلاحية هذا الرابط. لتجديد موافقتك أو سحبها، اكتب إلى العنوان أدناه.',
    questions: (replyTo) => `لديك أسئلة؟ اكتب إلى ${replyTo}.`,
    unknownTitle: 'الرابط غير موجود',
    unknown: 'هذا الرابط لا يعمل. ربما ينقصه جزء، أو حُذفت البيانات التي يتعلق بها.',
  },
};
