import { limits } from '@winnow/contracts';
import { formatsOf } from '../../lib/language/formats.ts';
import type { SharesTexts } from './shares-texts.ts';

const { number, plural, percent } = formatsOf('es');
const candidates = (count: number) =>
  plural(count, { one: '1 candidato', other: `${number(count)} candidatos` });

export const texts: SharesTexts = {
  shared: {
    title: 'Lista compartida · Winnow',
    titleOf: (title) => `${title} · Winnow`,
    opening: 'Abriendo la lista',
    ended: 'Este enlace no es válido o ha vencido',
    endedWords: 'Pide uno nuevo a la persona que lo compartió.',
    failed: 'No pudimos abrir la lista',
    retry: 'Reintentar',
    for: (job) => `Para ${job}`,
    candidates,
    anonymous: 'Los nombres y los datos de contacto están ocultos.',
    until: (when) => `Disponible hasta el ${when}.`,
    how: 'Cada puntuación se calcula con lo que dice el currículum. Lo que no menciona no suma puntos y por eso la baja, pero se marca como «no encontrado», nunca como «no cumplido».',
    groups: {
      'talk-first': 'Mejores coincidencias',
      'ask-first': 'Por revisar',
      'missing-must': 'Falta un indispensable',
      'cannot-judge': 'No se pudo evaluar',
    },
    noYears: 'Experiencia no indicada',
    score: (score) => `Puntuación: ${number(score)} de 100`,
    notScored: 'No se pudo evaluar',
    confidence: (confidence) => `Confianza ${percent(confidence)}`,
    musts: (met, all) => `${number(met)} de ${number(all)} indispensables cumplidos`,
    reasons: (count) =>
      plural(count, { one: '1 motivo, con citas', other: `${number(count)} motivos, con citas` }),
    strengths: 'Puntos fuertes',
    gaps: 'No cumplido o no encontrado',
    must: 'Indispensable',
    status: {
      met: 'Cumplido',
      partly: 'Cumplido en parte',
      'not-met': 'No cumplido',
      'not-found': 'No encontrado',
    },
    comments: 'Comentarios',
    onList: 'Sobre la lista en general',
    comment: 'Comentar',
    commentOn: (name) => `Comentar sobre ${name}`,
    author: 'Tu nombre',
    text: 'Comentario',
    authorMissing: 'Escribe tu nombre.',
    textMissing: 'Escribe un comentario.',
    textLong: `Usa menos de ${number(limits.commentMax)} caracteres.`,
    send: 'Enviar',
    sending: 'Enviando',
    sent: 'Comentario enviado.',
    cancel: 'Cancelar',
    visibleTo:
      'Todas las personas con el enlace pueden leer tu comentario, también quien compartió la lista.',
  },
};
