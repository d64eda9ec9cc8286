import { commentEditMinutes, limits, maxMentions } from '@winnow/contracts';
import { formatsOf } from '../../../lib/language/formats.ts';
import type { CommentsTexts } from './comments-texts.ts';

const { number, plural } = formatsOf('es');

export const texts: CommentsTexts = {
  tab: 'Comentarios',
  heading: 'Comentarios',
  none: 'Aún no hay comentarios. Haz una pregunta o di lo que piensas.',
  failed: 'No pudimos cargar los comentarios',
  retry: 'Reintentar',
  covered: 'Los comentarios pueden nombrar al candidato',
  coveredWords: 'En la vista anónima están ocultos.',
  uncover: (count) =>
    plural(count, { one: 'Mostrar el comentario', other: `Mostrar ${number(count)} comentarios` }),
  write: 'Escribe un comentario',
  writeReply: 'Escribe una respuesta',
  hint: 'Escribe @ para mencionar a alguien. Solo pueden leerlo los miembros de tu organización que ven a este candidato.',
  send: 'Comentar',
  sendReply: 'Responder',
  reply: 'Responder',
  replyTo: (name) => `Responder a ${name}`,
  cancel: 'Cancelar',
  edit: 'Editar',
  editHint: `Puedes editar un comentario durante ${commentEditMinutes} minutos.`,
  save: 'Guardar',
  saving: 'Guardando…',
  remove: 'Eliminar',
  removed: 'Comentario eliminado.',
  deleted: 'Comentario eliminado',
  edited: 'editado',
  you: 'Tú',
  former: 'Antiguo miembro',
  missing: 'Escribe un comentario.',
  tooLong: `El comentario puede tener hasta ${number(limits.commentMax)} caracteres.`,
  tooMany: `Menciona hasta ${number(maxMentions)} personas en un comentario.`,
  sending: 'Enviando…',
  waiting: 'Aún no se envió. Queda en este dispositivo y seguimos intentándolo.',
  refused: 'No se envió.',
  sendNow: 'Enviar ahora',
  discard: 'Descartar',
  people: 'Personas que puedes mencionar',
  found: (count) =>
    count === 0
      ? 'No se encontró a nadie que vea a este candidato.'
      : plural(count, {
          one: '1 persona. Pulsa Intro para mencionarla.',
          other: `${number(count)} personas. Usa las flechas e Intro.`,
        }),
};
