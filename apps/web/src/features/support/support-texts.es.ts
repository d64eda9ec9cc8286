import { limits } from '@winnow/contracts';
import { formatsOf } from '../../lib/language/formats.ts';
import type { SupportTexts } from './support-texts.ts';

const { number, plural } = formatsOf('es');

export const texts: SupportTexts = {
  title: 'Soporte · Winnow',
  description: `Respuestas a preguntas frecuentes sobre Winnow y un formulario para las tuyas. Respondemos en ${limits.supportAnswerHours} horas.`,
  heading: '¿Cómo podemos ayudarte?',
  introduction: `Aquí abajo están las respuestas a la mayoría de las preguntas. Para todo lo demás, una persona responde en ${limits.supportAnswerHours} horas.`,
  faq: {
    heading: 'Preguntas y respuestas',
    search: 'Buscar en las respuestas',
    found: (count) => plural(count, { one: '1 respuesta', other: `${number(count)} respuestas` }),
    nothing: 'Ninguna respuesta coincide. Pregúntanos abajo.',
    clear: 'Mostrar todas',
  },
  ask: {
    heading: 'Pregúntanos',
    introduction: `Cuéntanos qué hiciste, qué pasó y qué esperabas. Respondemos por correo en ${limits.supportAnswerHours} horas.`,
    name: 'Tu nombre',
    email: 'Tu correo',
    subject: 'Asunto',
    message: 'Tu mensaje',
    send: 'Enviar',
    sending: 'Enviando…',
    requestNote: (id) => `Se incluye la solicitud que falló: ${id}`,
    sent: (ticket) => `Tu pregunta es la número ${ticket}.`,
    sentNext: 'Te enviamos por correo un enlace para continuar la conversación.',
    another: 'Hacer otra pregunta',
    errors: {
      required: (field) => `Falta un dato: ${field}`,
      tooShort: (field, least) => `${field}: al menos ${least} caracteres`,
      tooLong: (field, most) => `${field}: como máximo ${number(most)} caracteres`,
      unreadable: (field) => `${field}: contiene caracteres que no se pueden mostrar`,
      email: 'Escribe un correo electrónico válido',
      fields: { name: 'Nombre', email: 'Correo', subject: 'Asunto', message: 'Mensaje' },
    },
  },
  tickets: {
    heading: 'Tus preguntas',
    none: 'Aún no has preguntado nada',
    noneWords: 'Tus preguntas y nuestras respuestas aparecerán aquí.',
    ask: 'Hacer una pregunta',
    moved: (when) => `último cambio ${when}`,
    back: 'Todas las preguntas',
    failed: 'No pudimos cargar tus preguntas.',
    again: 'Reintentar',
  },
  conversation: {
    solve: 'Marcar como resuelta',
    notThere: 'Pregunta no encontrada',
    notThereWords:
      'Puede que el enlace esté incompleto. Ábrelo de nuevo desde el correo o haz otra pregunta.',
  },
  files: {
    attach: 'Adjuntar un archivo',
    hint: `Hasta ${limits.supportAttachmentsMax} archivos de ${limits.fileBytes / 1024 / 1024} MB.`,
    remove: (name) => `Quitar ${name}`,
    uploading: 'Subiendo…',
    tooLarge: (name) => `${name} debe pesar menos de ${limits.fileBytes / 1024 / 1024} MB.`,
    tooMany: `Adjunta como máximo ${limits.supportAttachmentsMax} archivos.`,
  },
};
