import type { Language } from '@winnow/contracts';

type Words = {
  readonly subject: (organization: string) => string;
  readonly ready: (organization: string, until: string) => string;
  readonly open: string;
  readonly why: string;
};

/** Emails about a finished export of an organization. */
export const exportEmailWords: Readonly<Record<Language, Words>> = {
  en: {
    subject: (organization) => `Your export of ${organization} is ready`,
    ready: (organization, until) =>
      `The export of ${organization} is ready. Owners can download it until ${until}.`,
    open: 'Go to the export',
    why: 'You received this email because you asked for the export. It contains personal data of candidates, so keep it safe.',
  },
  de: {
    subject: (organization) => `Der Export von „${organization}“ ist fertig`,
    ready: (organization, until) =>
      `Der Export von „${organization}“ ist fertig. Inhaber können ihn bis zum ${until} herunterladen.`,
    open: 'Zum Export',
    why: 'Sie erhalten diese E-Mail, weil Sie den Export angefordert haben. Er enthält personenbezogene Daten von Kandidaten: Bewahren Sie ihn sicher auf.',
  },
  es: {
    subject: (organization) => `La exportación de «${organization}» está lista`,
    ready: (organization, until) =>
      `La exportación de «${organization}» está lista. Los propietarios pueden descargarla hasta el ${until}.`,
    open: 'Ir a la exportación',
    why: 'Recibes este correo porque solicitaste la exportación. Contiene datos personales de candidatos: guárdala en un lugar seguro.',
  },
  fr: {
    subject: (organization) => `L’export de « ${organization} » est prêt`,
    ready: (organization, until) =>
      `L’export de « ${organization} » est prêt. Les propriétaires peuvent le télécharger jusqu’au ${until}.`,
    open: 'Accéder à l’export',
    why: 'Vous recevez cet e-mail parce que vous avez demandé l’export. Il contient des données personnelles de candidats : conservez-le en lieu sûr.',
  },
  ar: {
    subject: (organization) => `ملف تصدير «${organization}» جاهز`,
    ready: (organization, until) => `ملف تصدير «${organization}» جاهز. يمكن للمالكين تنزيله حتى ${until}.`,
    open: 'الانتقال إلى التصدير',
    why: 'وصلتك هذه الرسالة لأنك طلبت التصدير. يحتوي الملف على بيانات شخصية للمرشحين، فاحفظه في مكان آمن.',
  },
};
