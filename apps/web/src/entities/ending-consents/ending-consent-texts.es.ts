import type { EndingConsentTexts } from './ending-consent-texts.ts';

export const texts: EndingConsentTexts = {
  title: 'Consentimientos por caducar · Winnow',
  heading: 'Consentimientos por caducar',
  explanation:
    'Personas cuyo consentimiento caduca pronto o ya caducó. Pregúntales si puedes conservar sus currículums: por correo, con un enlace para renovar o retirar, o de otra forma. Registra aquí su respuesta.',
  back: 'Banco de talento',
  link: (count) => `Consentimientos por caducar (${count})`,
  within: 'Caduca en',
  days: (count) => `${count} días`,
  person: 'Persona',
  ends: (date) => `Caduca el ${date}`,
  ended: (date) => `Caducó el ${date}`,
  ask: 'Preguntar por correo',
  askOf: (name) => `Preguntar por correo: ${name}`,
  asked: (date) => `Se preguntó el ${date}`,
  outcomes: {
    queued: (name) =>
      `El correo para ${name} está en camino. Con su enlace se puede renovar o retirar el consentimiento.`,
    'no-address': (name) => `No hay ninguna dirección de correo en los currículums de ${name}.`,
    'no-consent': (name) => `${name} no tiene un consentimiento con fecha de caducidad.`,
    'asked-recently': (name) => `Ya se preguntó a ${name} en los últimos siete días.`,
  },
  notAsked: 'No se pudo enviar el correo. Inténtalo de nuevo.',
  renew: 'Registrar renovación',
  renewOf: (name) => `Registrar renovación: ${name}`,
  renewTitle: (name) => `Nuevo consentimiento de ${name}`,
  expiresOn: 'Válido hasta',
  how: 'Cómo se dio',
  howHelper: 'Por ejemplo: por teléfono, o por correo el mismo día.',
  save: 'Guardar consentimiento',
  cancel: 'Cancelar',
  none: 'Ningún consentimiento caduca en este plazo',
  noneWords:
    'Los consentimientos que no caducan no aparecen aquí. Registra un consentimiento en la página de la persona.',
  onlyFirst: (count) => `Se muestran los primeros ${count}.`,
  failed: 'No pudimos cargar la lista',
  retry: 'Reintentar',
  notSaved: 'El consentimiento no se guardó. Inténtalo de nuevo.',
  saved: (name, date) => `El consentimiento de ${name} es válido hasta el ${date}.`,
};
