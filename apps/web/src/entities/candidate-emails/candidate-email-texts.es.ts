import { candidateEmailLimits } from '@winnow/contracts';
import { formatsOf } from '../../lib/language/formats.ts';
import type { CandidateEmailTexts } from './candidate-email-texts.ts';

const { number, plural } = formatsOf('es');
const { subjectMax, bodyMax, nameMax, perRequest, templates, undoSeconds } = candidateEmailLimits;
const emails = (count: number) => plural(count, { one: '1 correo', other: `${number(count)} correos` });

export const texts: CandidateEmailTexts = {
  retry: 'Reintentar',
  failed: 'No pudimos cargar las plantillas',
  purposes: {
    invitation: 'Invitación a una entrevista',
    rejection: 'Respuesta negativa',
    information: 'Solicitud de información',
    other: 'Otro',
  },
  languages: { en: 'Inglés', de: 'Alemán', es: 'Español', fr: 'Francés', ar: 'Árabe' },
  fields: {
    'candidate name': 'Nombre del candidato',
    'job title': 'Nombre del puesto',
    company: 'Empresa',
    'recruiter name': 'Tu nombre',
    'reply address': 'Correo de respuesta',
  },
  write: {
    template: 'Plantilla',
    language: 'Idioma',
    languageHint:
      'Cada candidato recibe el correo en el idioma de su currículum o de su candidatura, o en inglés si dejas ese idioma vacío.',
    subject: 'Asunto',
    body: 'Mensaje',
    insert: 'Insertar:',
    insertNamed: (field) => `Insertar el campo ${field}`,
    noSubject: 'Escribe un asunto.',
    noBody: 'Escribe un mensaje.',
    longSubject: `El asunto debe tener menos de ${number(subjectMax)} caracteres.`,
    longBody: `El mensaje debe tener menos de ${number(bodyMax)} caracteres.`,
    inLanguage: (language, problem) => `${language}: ${problem}`,
    problem: ({ kind, field }) =>
      kind === 'unknown'
        ? `{${field}} no es un campo. Usa uno de los campos de arriba.`
        : kind === 'unclosed'
          ? `A {${field} le falta la llave de cierre. Agrega } después del campo.`
          : 'Hay una } sin una { antes. Quítala.',
  },
  dialog: {
    open: 'Correo',
    title: (count) =>
      plural(count, {
        one: 'Escribir a 1 candidato',
        other: `Escribir a ${number(count)} candidatos`,
      }),
    explanation: 'Elige una plantilla y cámbiala para esta ocasión. Verás cada correo antes de enviarlo.',
    tooMany: `Escribe a ${number(perRequest)} candidatos como máximo a la vez`,
    tooManyWords: 'Selecciona menos candidatos e inténtalo de nuevo.',
    cancel: 'Cancelar',
    preview: 'Ver correos',
    back: 'Editar mensaje',
    send: (count) => `Enviar ${emails(count)}`,
    sending: 'Enviando',
    sent: (count) =>
      plural(count, {
        one: `Se enviará 1 correo en ${number(undoSeconds)} segundos.`,
        other: `Se enviarán ${number(count)} correos en ${number(undoSeconds)} segundos.`,
      }),
    takenBack: (count) =>
      plural(count, { one: 'Se canceló 1 correo.', other: `Se cancelaron ${number(count)} correos.` }),
    tooLate: (count) =>
      plural(count, {
        one: '1 correo ya se había enviado.',
        other: `${number(count)} correos ya se habían enviado.`,
      }),
    changed: 'Algo cambió desde la vista previa. Revisa los correos de nuevo antes de enviarlos.',
    outdated: 'La lista cambió desde que la seleccionaste',
    outdatedWords:
      'Ahora coinciden otros candidatos con los filtros. Cierra este diálogo, revisa la lista y vuelve a seleccionar. Tu mensaje se conserva.',
  },
  preview: {
    explanation: 'Esto es lo que recibe cada candidato. Nada se envía hasta que tú lo hagas.',
    failed: 'No pudimos crear la vista previa',
    recipients: (count) => plural(count, { one: '1 destinatario', other: `${number(count)} destinatarios` }),
    needsAttention: 'Requiere atención',
    place: (place, count) => `${number(place)} de ${number(count)}`,
    next: 'Correo siguiente',
    previous: 'Correo anterior',
    to: 'Para',
    hiddenAddress: 'oculto en la vista anónima',
    replyTo: 'Responder a',
    language: 'Idioma',
    hiddenName: 'La vista anónima muestra un alias. El correo lleva el nombre real.',
    none: 'No se puede escribir a ninguno de estos candidatos',
    warnings: {
      'rejection-despite-yes':
        'Este candidato tiene un «Sí» o está en una etapa posterior, y este correo es una respuesta negativa.',
      'rejection-undecided':
        'Este correo es una respuesta negativa y aún no hay una decisión sobre este candidato.',
      'invitation-despite-no': 'Este candidato fue descartado y este correo es una invitación.',
      'no-name': 'No se encontró un nombre en el currículum, por eso el saludo no lo incluye.',
      'sent-recently': 'Este candidato recibió la misma plantilla en las últimas 24 horas.',
    },
    warned: (count) =>
      plural(count, {
        one: '1 correo necesita atención',
        other: `${number(count)} correos necesitan atención`,
      }),
    look: 'Mostrar el siguiente',
    excluded: (count) =>
      plural(count, {
        one: '1 candidato no recibe correo',
        other: `${number(count)} candidatos no reciben correo`,
      }),
    reasons: {
      'emails-off': 'Los correos están desactivados para el puesto',
      sample: 'Candidato de ejemplo',
      'no-address': 'El currículum no tiene correo',
      'no-company': 'El puesto no indica la empresa',
      'same-address': 'Mismo correo que otro candidato',
      'sent-recently': 'Recibió esta plantilla en las últimas 24 horas',
      withdrawn: 'Retiró su candidatura',
    },
    repeats: (count) =>
      plural(count, {
        one: 'Enviarla de nuevo a 1 candidato que la recibió en las últimas 24 horas',
        other: `Enviarla de nuevo a ${number(count)} candidatos que la recibieron en las últimas 24 horas`,
      }),
    off: (job) => `Los correos están desactivados para «${job}»`,
    offWords:
      'Actívalos para escribir a sus candidatos. Queda en el registro de auditoría. Solo se envía lo que tú envías.',
    turnOn: 'Activar correos',
    noCompany: (job) => `«${job}» no indica la empresa`,
    noCompanyWords: 'Agrega la empresa al puesto o quita {company} del mensaje.',
    editJob: 'Editar puesto',
  },
  job: {
    label: 'Escribir a los candidatos de este puesto',
    helper: 'Desactivado por defecto. Permite escribirles con plantillas; tú revisas y envías cada correo.',
  },
  sent: {
    heading: 'Correos',
    failed: 'No pudimos cargar los correos',
    none: 'Aún no hay correos a este candidato.',
    states: {
      queued: 'En cola',
      sending: 'Enviándose',
      sent: 'Enviado',
      failed: 'No enviado',
      canceled: 'Cancelado',
    },
    details: {
      outbox: 'No hay un servidor de correo configurado; está en la bandeja de salida de esta instalación.',
      retrying: 'El servidor de correo aún no lo ha aceptado. Lo intentaremos de nuevo.',
      unreachable: 'No se pudo contactar con el servidor de correo.',
      refused: 'El servidor de correo lo rechazó.',
      interrupted:
        'La conexión se cortó durante el envío, así que quizá salió. Pregunta al candidato antes de enviarlo de nuevo.',
      'address-limit': 'Este correo alcanzó su límite diario de mensajes.',
      'turned-off': 'Se desactivaron los correos para el puesto.',
      'account-closed': 'La cuenta se cerró.',
      withdrawn: 'La candidatura se retiró.',
    },
    answer: (words) => `Servidor de correo: ${words}`,
    show: 'Mostrar mensaje',
    cancel: 'Cancelar correo',
    canceled: 'Correo cancelado.',
  },
  settings: {
    heading: 'Plantillas de correo',
    explanation: 'Para escribir a los candidatos. Los campos entre llaves se completan para cada uno.',
    template: 'Plantilla',
    add: 'Nueva plantilla',
    newTemplate: 'Nueva plantilla',
    name: 'Nombre de la plantilla',
    purpose: 'Propósito',
    noName: 'Escribe un nombre.',
    longName: `El nombre debe tener menos de ${number(nameMax)} caracteres.`,
    save: 'Guardar plantilla',
    saving: 'Guardando',
    saved: 'Plantilla guardada.',
    reset: 'Restablecer la original',
    resetDone: 'Plantilla restablecida.',
    remove: 'Eliminar plantilla',
    removed: 'Plantilla eliminada.',
    discard: 'Descartar cambios',
    full: `Tienes ${number(templates)} plantillas, el máximo de una cuenta.`,
    preview: 'Vista previa con valores de ejemplo',
    you: 'Tu nombre',
  },
};
