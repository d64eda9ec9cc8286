import type { Language } from '@winnow/contracts';

type Words = {
  readonly subject: string;
  readonly gone: (host: string, organization: string) => string;
  readonly failing: (host: string, organization: string) => string;
  readonly whatNow: string;
  readonly open: string;
  readonly why: string;
};

/** Emails to owners and admins when an endpoint is turned off. */
export const webhookEmailWords: Readonly<Record<Language, Words>> = {
  en: {
    subject: 'A webhook was turned off',
    gone: (host, organization) =>
      `The webhook at ${host} of ${organization} responded with 410 Gone, so we turned it off.`,
    failing: (host, organization) =>
      `The webhook at ${host} of ${organization} hasn’t accepted any delivery for three days, so we turned it off.`,
    whatNow:
      'It no longer receives events. Check your endpoint, turn the webhook on again, and redeliver what it missed from the delivery log.',
    open: 'Open webhooks',
    why: 'You received this email because you’re an owner or admin of the organization.',
  },
  de: {
    subject: 'Ein Webhook wurde ausgeschaltet',
    gone: (host, organization) =>
      `Der Webhook unter ${host} von ${organization} hat geantwortet, dass es ihn nicht mehr gibt (410). Wir haben ihn ausgeschaltet.`,
    failing: (host, organization) =>
      `Der Webhook unter ${host} von ${organization} hat seit drei Tagen nichts angenommen. Wir haben ihn ausgeschaltet.`,
    whatNow:
      'Er erhält keine Ereignisse mehr. Prüfen Sie Ihren Endpunkt, schalten Sie den Webhook wieder ein und senden Sie Verpasstes aus dem Zustellprotokoll erneut.',
    open: 'Webhooks öffnen',
    why: 'Sie erhalten diese E-Mail, weil Sie Inhaber oder Admin der Organisation sind.',
  },
  es: {
    subject: 'Se desactivó un webhook',
    gone: (host, organization) =>
      `El webhook en ${host} de ${organization} respondió que ya no existe (410). Lo hemos desactivado.`,
    failing: (host, organization) =>
      `El webhook en ${host} de ${organization} no ha aceptado nada en tres días. Lo hemos desactivado.`,
    whatNow:
      'Ya no recibe eventos. Revisa tu punto de conexión, vuelve a activar el webhook y reenvía lo perdido desde el registro de entregas.',
    open: 'Abrir webhooks',
    why: 'Recibes este correo porque eres propietario o administrador de la organización.',
  },
  fr: {
    subject: 'Un webhook a été désactivé',
    gone: (host, organization) =>
      `Le webhook à l’adresse ${host} de ${organization} a répondu qu’il n’existe plus (410). Nous l’avons désactivé.`,
    failing: (host, organization) =>
      `Le webhook à l’adresse ${host} de ${organization} n’a rien accepté depuis trois jours. Nous l’avons désactivé.`,
    whatNow:
      'Il ne reçoit plus d’événements. Vérifiez votre point de terminaison, réactivez le webhook et renvoyez ce qui manque depuis le journal des envois.',
    open: 'Ouvrir les webhooks',
    why: 'Vous recevez cet e-mail parce que vous êtes propriétaire ou administrateur de l’organisation.',
  },
  ar: {
    subject: 'تم إيقاف خطاف ويب',
    gone: (host, organization) =>
      `أجاب خطاف الويب على ${host} الخاص بـ ${organization} بأنه لم يعد موجودًا (410). لقد أوقفناه.`,
    failing: (host, organization) =>
      `لم يقبل خطاف الويب على ${host} الخاص بـ ${organization} شيئًا منذ ثلاثة أيام. لقد أوقفناه.`,
    whatNow:
      'لم يعد يتلقى أي أحداث. افحص نقطة النهاية وشغّل الخطاف من جديد ثم أعد إرسال ما فاته من سجل الإرسال.',
    open: 'فتح خطافات الويب',
    why: 'وصلتك هذه الرسالة لأنك من مالكي المؤسسة أو مسؤوليها.',
  },
};
