import type { Language } from '@winnow/contracts';

/** Values of a sentence. Emails never name candidates, since they leave the product. */
type Of = { readonly who: string; readonly count: number; readonly job: string | null };

type Words = {
  readonly former: string;
  readonly mentioned: (of: Of) => string;
  readonly replied: (of: Of) => string;
  readonly assigned: (of: Of) => string;
  readonly reviewRequested: (of: Of) => string;
  readonly reviewDone: (of: Of) => string;
  readonly hiringTeam: (of: Of) => string;
  readonly ownLimit: (spent: number, limit: number) => string;
  readonly limit: (who: string, spent: number, limit: number) => string;
  readonly searchMatches: (count: number, search: string) => string;
  readonly memberJoined: (of: Of) => string;
  readonly strongMatch: (of: Of) => string;
  readonly applied: (of: Of) => string;
  readonly mailboxPaused: (of: Of) => string;
  readonly consentRenewed: string;
  readonly consentWithdrawn: string;
  readonly open: string;
  readonly digest: {
    readonly subject: (count: number) => string;
    readonly text: (count: number) => string;
    readonly more: (count: number) => string;
    readonly open: string;
  };
  readonly why: string;
  readonly unsubscribe: string;
};

const inJob = (job: string | null, words: (job: string) => string) => (job === null ? '' : words(job));

/** Emails about notifications. */
export const notificationEmailWords: Readonly<Record<Language, Words>> = {
  en: {
    former: 'A former member',
    mentioned: ({ who, job }) =>
      `${who} mentioned you in a comment on a candidate${inJob(job, (title) => ` for “${title}”`)}.`,
    replied: ({ who, job }) =>
      `${who} replied to your comment on a candidate${inJob(job, (title) => ` for “${title}”`)}.`,
    assigned: ({ who, count, job }) =>
      `${who} assigned ${count === 1 ? 'a candidate' : `${count} candidates`}${inJob(job, (title) => ` for “${title}”`)} to you.`,
    reviewRequested: ({ who, count, job }) =>
      `${who} asked you to review ${count === 1 ? 'a candidate' : `${count} candidates`}${inJob(job, (title) => ` for “${title}”`)}.`,
    reviewDone: ({ who, job }) =>
      `${who} completed the review you asked for${inJob(job, (title) => ` for “${title}”`)}.`,
    hiringTeam: ({ who, job }) =>
      `${who} added you to the hiring team${inJob(job, (title) => ` of “${title}”`)}.`,
    ownLimit: (spent, limit) => `You’ve used ${spent} of your ${limit} credits this month.`,
    limit: (who, spent, limit) => `${who} has used ${spent} of ${limit} credits this month.`,
    searchMatches: (count, search) =>
      count === 1
        ? `1 new person matches your search “${search}”.`
        : `${count} new people match your search “${search}”.`,
    memberJoined: ({ who, count }) =>
      count === 1
        ? `${who} joined your organization.`
        : `${who} and ${count - 1} more joined your organization.`,
    strongMatch: ({ count, job }) =>
      `${count === 1 ? 'A new person' : `${count} new people`} in your library ${count === 1 ? 'is a strong match' : 'are strong matches'} for ${job === null ? 'a job' : `“${job}”`}.`,
    applied: ({ count, job }) =>
      `${count === 1 ? 'A candidate' : `${count} candidates`} applied for ${job === null ? 'a job' : `“${job}”`}.`,
    mailboxPaused: ({ job }) =>
      `The mailbox of ${job === null ? 'a job' : `“${job}”`} could not be read and is paused.`,
    consentRenewed: 'A person you asked renewed the consent to keep their data.',
    consentWithdrawn: 'A person you asked withdrew their consent. Their data will be deleted tonight.',
    open: 'Open in Winnow',
    digest: {
      subject: (count) => (count === 1 ? '1 notification in Winnow' : `${count} notifications in Winnow`),
      text: (count) =>
        count === 1 ? 'You have 1 unread notification.' : `You have ${count} unread notifications.`,
      more: (count) => (count === 1 ? 'And 1 more.' : `And ${count} more.`),
      open: 'View notifications',
    },
    why: 'You can choose which notifications are emailed, and when, in Settings.',
    unsubscribe: 'Unsubscribe from these emails:',
  },
  de: {
    former: 'Ein ehemaliges Mitglied',
    mentioned: ({ who, job }) =>
      `${who} hat Sie in einem Kommentar zu einem Kandidaten${inJob(job, (title) => ` für „${title}“`)} erwähnt.`,
    replied: ({ who, job }) =>
      `${who} hat auf Ihren Kommentar zu einem Kandidaten${inJob(job, (title) => ` für „${title}“`)} geantwortet.`,
    assigned: ({ who, count, job }) =>
      `${who} hat Ihnen ${count === 1 ? 'einen Kandidaten' : `${count} Kandidaten`}${inJob(job, (title) => ` für „${title}“`)} zugewiesen.`,
    reviewRequested: ({ who, count, job }) =>
      `${who} bittet Sie um die Durchsicht von ${count === 1 ? 'einem Kandidaten' : `${count} Kandidaten`}${inJob(job, (title) => ` für „${title}“`)}.`,
    reviewDone: ({ who, job }) =>
      `${who} hat Ihre Bitte um Durchsicht${inJob(job, (title) => ` für „${title}“`)} erledigt.`,
    hiringTeam: ({ who, job }) =>
      `${who} hat Sie in das Team${inJob(job, (title) => ` von „${title}“`)} aufgenommen.`,
    ownLimit: (spent, limit) => `Sie haben diesen Monat ${spent} von ${limit} Credits verbraucht.`,
    limit: (who, spent, limit) => `${who} hat diesen Monat ${spent} von ${limit} Credits verbraucht.`,
    searchMatches: (count, search) =>
      count === 1
        ? `1 neuer Kandidat passt zu Ihrer Suche „${search}“.`
        : `${count} neue Kandidaten passen zu Ihrer Suche „${search}“.`,
    memberJoined: ({ who, count }) =>
      count === 1
        ? `${who} ist Ihrer Organisation beigetreten.`
        : `${who} und ${count - 1} weitere sind Ihrer Organisation beigetreten.`,
    strongMatch: ({ count, job }) =>
      `${count === 1 ? 'Eine neue Person' : `${count} neue Personen`} in Ihrer Bibliothek ${count === 1 ? 'passt' : 'passen'} sehr gut zu ${job === null ? 'einer Stelle' : `„${job}“`}.`,
    applied: ({ count, job }) =>
      `${count === 1 ? 'Ein Kandidat hat' : `${count} Kandidaten haben`} sich auf ${job === null ? 'eine Stelle' : `„${job}“`} beworben.`,
    mailboxPaused: ({ job }) =>
      `Das Postfach ${job === null ? 'einer Stelle' : `der Stelle „${job}“`} konnte nicht gelesen werden und ist pausiert.`,
    consentRenewed: 'Eine Person, die Sie gefragt haben, hat ihre Einwilligung zur Aufbewahrung erneuert.',
    consentWithdrawn:
      'Eine Person, die Sie gefragt haben, hat ihre Einwilligung widerrufen. Ihre Daten werden heute Nacht gelöscht.',
    open: 'In Winnow öffnen',
    digest: {
      subject: (count) =>
        count === 1 ? '1 Benachrichtigung in Winnow' : `${count} Benachrichtigungen in Winnow`,
      text: (count) =>
        count === 1
          ? 'Sie haben 1 ungelesene Benachrichtigung.'
          : `Sie haben ${count} ungelesene Benachrichtigungen.`,
      more: (count) => (count === 1 ? 'Und 1 weitere.' : `Und ${count} weitere.`),
      open: 'Benachrichtigungen ansehen',
    },
    why: 'Welche Benachrichtigungen Sie wann per E-Mail erhalten, legen Sie in den Einstellungen fest.',
    unsubscribe: 'Diese E-Mails abbestellen:',
  },
  es: {
    former: 'Alguien que ya no es miembro',
    mentioned: ({ who, job }) =>
      `${who} te mencionó en un comentario sobre un candidato${inJob(job, (title) => ` para «${title}»`)}.`,
    replied: ({ who, job }) =>
      `${who} respondió a tu comentario sobre un candidato${inJob(job, (title) => ` para «${title}»`)}.`,
    assigned: ({ who, count, job }) =>
      `${who} te asignó ${count === 1 ? 'un candidato' : `${count} candidatos`}${inJob(job, (title) => ` para «${title}»`)}.`,
    reviewRequested: ({ who, count, job }) =>
      `${who} te pidió revisar ${count === 1 ? 'un candidato' : `${count} candidatos`}${inJob(job, (title) => ` para «${title}»`)}.`,
    reviewDone: ({ who, job }) =>
      `${who} completó la revisión que pediste${inJob(job, (title) => ` para «${title}»`)}.`,
    hiringTeam: ({ who, job }) => `${who} te agregó al equipo${inJob(job, (title) => ` de «${title}»`)}.`,
    ownLimit: (spent, limit) => `Usaste ${spent} de tus ${limit} créditos este mes.`,
    limit: (who, spent, limit) => `${who} usó ${spent} de ${limit} créditos este mes.`,
    searchMatches: (count, search) =>
      count === 1
        ? `1 candidato nuevo coincide con tu búsqueda «${search}».`
        : `${count} candidatos nuevos coinciden con tu búsqueda «${search}».`,
    memberJoined: ({ who, count }) =>
      count === 1
        ? `${who} se unió a tu organización.`
        : `${who} y ${count - 1} más se unieron a tu organización.`,
    strongMatch: ({ count, job }) =>
      `${count === 1 ? 'Una persona nueva' : `${count} personas nuevas`} de tu biblioteca ${count === 1 ? 'encaja' : 'encajan'} muy bien con ${job === null ? 'un puesto' : `«${job}»`}.`,
    applied: ({ count, job }) =>
      `${count === 1 ? 'Un candidato se postuló' : `${count} candidatos se postularon`} a ${job === null ? 'un puesto' : `«${job}»`}.`,
    mailboxPaused: ({ job }) =>
      `El buzón ${job === null ? 'de un puesto' : `del puesto «${job}»`} no se pudo leer y está en pausa.`,
    consentRenewed: 'Una persona a la que preguntaste renovó su consentimiento para conservar sus datos.',
    consentWithdrawn:
      'Una persona a la que preguntaste retiró su consentimiento. Sus datos se eliminarán esta noche.',
    open: 'Abrir en Winnow',
    digest: {
      subject: (count) => (count === 1 ? '1 notificación en Winnow' : `${count} notificaciones en Winnow`),
      text: (count) =>
        count === 1 ? 'Tienes 1 notificación sin leer.' : `Tienes ${count} notificaciones sin leer.`,
      more: (count) => `Y ${count} más.`,
      open: 'Ver notificaciones',
    },
    why: 'En Configuración eliges qué notificaciones recibes por correo y cuándo.',
    unsubscribe: 'Dejar de recibir estos correos:',
  },
  fr: {
    former: 'Un ancien membre',
    mentioned: ({ who, job }) =>
      `${who} vous mentionne dans un commentaire sur un candidat${inJob(job, (title) => ` pour « ${title} »`)}.`,
    replied: ({ who, job }) =>
      `${who} a répondu à votre commentaire sur un candidat${inJob(job, (title) => ` pour « ${title} »`)}.`,
    assigned: ({ who, count, job }) =>
      `${who} vous a attribué ${count === 1 ? 'un candidat' : `${count} candidats`}${inJob(job, (title) => ` pour « ${title} »`)}.`,
    reviewRequested: ({ who, count, job }) =>
      `${who} vous demande de passer en revue ${count === 1 ? 'un candidat' : `${count} candidats`}${inJob(job, (title) => ` pour « ${title} »`)}.`,
    reviewDone: ({ who, job }) =>
      `${who} a terminé la revue que vous avez demandée${inJob(job, (title) => ` pour « ${title} »`)}.`,
    hiringTeam: ({ who, job }) =>
      `${who} vous ajoute à l’équipe du poste${inJob(job, (title) => ` « ${title} »`)}.`,
    ownLimit: (spent, limit) => `Vous avez utilisé ${spent} de vos ${limit} crédits ce mois-ci.`,
    limit: (who, spent, limit) => `${who} a utilisé ${spent} crédits sur ${limit} ce mois-ci.`,
    searchMatches: (count, search) =>
      count === 1
        ? `1 nouveau candidat correspond à votre recherche « ${search} ».`
        : `${count} nouveaux candidats correspondent à votre recherche « ${search} ».`,
    memberJoined: ({ who, count }) =>
      count === 1
        ? `${who} a rejoint votre organisation.`
        : `${who} et ${count - 1} de plus ont rejoint votre organisation.`,
    strongMatch: ({ count, job }) =>
      `${count === 1 ? 'Une nouvelle personne' : `${count} nouvelles personnes`} de votre bibliothèque ${count === 1 ? 'correspond' : 'correspondent'} très bien à ${job === null ? 'un poste' : `« ${job} »`}.`,
    applied: ({ count, job }) =>
      `${count === 1 ? 'Un candidat a postulé' : `${count} candidats ont postulé`} à ${job === null ? 'un poste' : `« ${job} »`}.`,
    mailboxPaused: ({ job }) =>
      `La boîte de réception ${job === null ? 'd’un poste' : `du poste « ${job} »`} n’a pas pu être lue et est en pause.`,
    consentRenewed:
      'Une personne que vous avez contactée a renouvelé son consentement à la conservation de ses données.',
    consentWithdrawn:
      'Une personne que vous avez contactée a retiré son consentement. Ses données seront supprimées cette nuit.',
    open: 'Ouvrir dans Winnow',
    digest: {
      subject: (count) => (count === 1 ? '1 notification dans Winnow' : `${count} notifications dans Winnow`),
      text: (count) =>
        count === 1 ? 'Vous avez 1 notification non lue.' : `Vous avez ${count} notifications non lues.`,
      more: (count) => (count === 1 ? 'Et 1 de plus.' : `Et ${count} de plus.`),
      open: 'Voir les notifications',
    },
    why: 'Dans les paramètres, vous choisissez quelles notifications vous recevez par e-mail, et quand.',
    unsubscribe: 'Ne plus recevoir ces e-mails :',
  },
  ar: {
    former: 'عضو سابق',
    mentioned: ({ who, job }) =>
      `ذكرك ${who} في تعليق على أحد المرشحين${inJob(job, (title) => ` لوظيفة «${title}»`)}.`,
    replied: ({ who, job }) =>
      `رد ${who} على تعليقك على أحد المرشحين${inJob(job, (title) => ` لوظيفة «${title}»`)}.`,
    assigned: ({ who, count, job }) =>
      `أسند إليك ${who} ${count === 1 ? 'مرشحًا' : `مرشحين (${count})`}${inJob(job, (title) => ` لوظيفة «${title}»`)}.`,
    reviewRequested: ({ who, count, job }) =>
      `طلب منك ${who} مراجعة ${count === 1 ? 'مرشح' : `مرشحين (${count})`}${inJob(job, (title) => ` لوظيفة «${title}»`)}.`,
    reviewDone: ({ who, job }) =>
      `أكمل ${who} المراجعة التي طلبتها${inJob(job, (title) => ` لوظيفة «${title}»`)}.`,
    hiringTeam: ({ who, job }) => `أضافك ${who} إلى فريق الوظيفة${inJob(job, (title) => ` «${title}»`)}.`,
    ownLimit: (spent, limit) => `استخدمت ${spent} من ${limit} من رصيدك هذا الشهر.`,
    limit: (who, spent, limit) => `استخدم ${who} ${spent} من ${limit} من الرصيد هذا الشهر.`,
    searchMatches: (count, search) => `مرشحون جدد يطابقون بحثك «${search}»: ${count}.`,
    memberJoined: ({ who, count }) =>
      count === 1
        ? `انضم ${who} إلى مؤسستك.`
        : `انضم ${who} و${count === 2 ? 'شخص آخر' : `آخرون (${count - 1})`} إلى مؤسستك.`,
    strongMatch: ({ count, job }) =>
      `${count === 1 ? 'شخص جديد في مكتبتك يطابق' : `أشخاص جدد في مكتبتك (${count}) يطابقون`} مطابقة قوية ${job === null ? 'إحدى الوظائف' : `وظيفة «${job}»`}.`,
    applied: ({ count, job }) =>
      `${count === 1 ? 'قدّم مرشح' : `قدّم مرشحون (${count})`} على ${job === null ? 'إحدى الوظائف' : `وظيفة «${job}»`}.`,
    mailboxPaused: ({ job }) =>
      `تعذرت قراءة صندوق بريد ${job === null ? 'إحدى الوظائف' : `وظيفة «${job}»`} وهو متوقف مؤقتًا.`,
    consentRenewed: 'جدّد شخص سألته موافقته على الاحتفاظ ببياناته.',
    consentWithdrawn: 'سحب شخص سألته موافقته. ستُحذف بياناته الليلة.',
    open: 'فتح في Winnow',
    digest: {
      subject: (count) => `إشعاراتك في Winnow: ${count}`,
      text: (count) => `عدد الإشعارات غير المقروءة: ${count}.`,
      more: (count) => `وغيرها: ${count}.`,
      open: 'عرض الإشعارات',
    },
    why: 'تختار من الإعدادات الإشعارات التي تصلك بالبريد ومتى تصل.',
    unsubscribe: 'إلغاء الاشتراك في هذه الرسائل:',
  },
};
