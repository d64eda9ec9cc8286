import { formatsOf } from '../../lib/language/formats.ts';
import type { NotificationTexts } from './notification-texts.ts';

const { number, plural } = formatsOf('es');

const candidates = (count: number) =>
  plural(count, { one: '1 candidato', other: `${number(count)} candidatos` });
const credits = (count: number) => plural(count, { one: '1 crédito', other: `${number(count)} créditos` });
const others = (count: number) =>
  plural(count, { one: '1 persona más', other: `${number(count)} personas más` });

export const texts: NotificationTexts = {
  title: 'Notificaciones · Winnow',
  heading: 'Notificaciones',
  open: (unread) => `Notificaciones, ${unread}`,
  none: 'ninguna sin leer',
  unread: (count) => plural(count, { one: '1 sin leer', other: `${number(count)} sin leer` }),
  manyUnread: (count) => `más de ${number(count)} sin leer`,
  many: (count) => `${number(count)}+`,
  arrived: (count) =>
    plural(count, { one: '1 notificación sin leer', other: `${number(count)} notificaciones sin leer` }),
  all: 'Ver todas las notificaciones',
  settings: 'Configurar notificaciones',
  markAll: 'Marcar todo como leído',
  markRead: 'Marcar como leída',
  markUnread: 'Marcar como no leída',
  isUnread: 'Sin leer',
  more: 'Mostrar más',
  today: 'Hoy',
  yesterday: 'Ayer',
  empty: 'Aún no hay notificaciones',
  emptyWords:
    'Cuando alguien de tu equipo te mencione, te asigne candidatos o te pida una revisión, lo verás aquí.',
  failed: 'No pudimos cargar tus notificaciones',
  retry: 'Reintentar',
  gone: 'Ya no está disponible',
  goneWords: 'Se eliminó aquello de lo que trata esta notificación, o ya no tienes acceso.',
  former: 'Alguien que ya no es miembro',
  personal: 'Personal',
  now: 'ahora mismo',
  candidate: 'un candidato',
  person: 'Una persona',
  sentences: {
    mentioned: (who, candidate, count) =>
      plural(count, {
        one: `${who} te mencionó en un comentario sobre ${candidate}`,
        other: `${who} te mencionó en ${number(count)} comentarios sobre ${candidate}`,
      }),
    replied: (who, candidate, count) =>
      plural(count, {
        one: `${who} respondió a tu comentario sobre ${candidate}`,
        other: `${who} respondió ${number(count)} veces a tus comentarios sobre ${candidate}`,
      }),
    assigned: (who, candidate) => `${who} te asignó a ${candidate}`,
    assignedMany: (who, count) => `${who} te asignó ${candidates(count)}`,
    reviewRequested: (who, count) => `${who} te pidió revisar ${candidates(count)}`,
    reviewRequestedBy: (who, count, day) =>
      `${who} te pidió revisar ${candidates(count)} a más tardar el ${day}`,
    reviewDone: (who) => `${who} completó la revisión que pediste`,
    reviewDoneMany: (who, count) => `${who} y ${others(count)} completaron la revisión que pediste`,
    hiringTeam: (who) => `${who} te agregó al equipo del puesto`,
    runFinished: (scored, total) =>
      `Análisis terminado: ${number(scored)} de ${plural(total, { one: '1 currículum evaluado', other: `${number(total)} currículums evaluados` })}`,
    ownLimit: (spent, limit) => `Usaste ${number(spent)} de ${credits(limit)} este mes`,
    limit: (who, spent, limit) => `${who} usó ${number(spent)} de ${credits(limit)} este mes`,
    searchMatches: (count, search) =>
      plural(count, {
        one: `1 candidato nuevo coincide con tu búsqueda «${search}»`,
        other: `${number(count)} candidatos nuevos coinciden con tu búsqueda «${search}»`,
      }),
    joined: (who, role) => `${who} se unió con el rol ${role}`,
    joinedMany: (who, count) => `${who} y ${others(count)} se unieron`,
    applied: (count) =>
      plural(count, {
        one: 'Un candidato se postuló',
        other: `${number(count)} candidatos se postularon`,
      }),
    consentRenewed: (who) => `${who} renovó su consentimiento`,
    consentWithdrawn: (who) => `${who} retiró su consentimiento; sus datos se eliminarán esta noche`,
    mailboxPaused: 'El buzón no se pudo leer y está en pausa',
    strongMatch: (count) =>
      plural(count, {
        one: 'Una persona nueva de la biblioteca encaja muy bien',
        other: `${number(count)} personas nuevas de la biblioteca encajan muy bien`,
      }),
  },
};
