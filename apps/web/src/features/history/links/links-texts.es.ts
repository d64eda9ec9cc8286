import { formatsOf } from '../../../lib/language/formats.ts';
import type { LinksTexts } from './links-texts.ts';

const { number, plural } = formatsOf('es');
const candidates = (count: number) =>
  plural(count, { one: '1 candidato', other: `${number(count)} candidatos` });

export const texts: LinksTexts = {
  introduction:
    'Quien tenga un enlace puede leer la lista sin cuenta hasta que venza o lo cierres. El enlace solo se muestra una vez, al crearlo.',
  failed: 'No pudimos cargar tus enlaces',
  retry: 'Reintentar',
  empty: 'Aún no hay enlaces',
  emptyWords: 'Selecciona candidatos de un puesto o en la lista de candidatos y elige «Compartir».',
  list: 'Tus enlaces',
  states: { open: 'Abierto', expired: 'Vencido', revoked: 'Cerrado' },
  candidates,
  anonymous: 'vista anónima',
  named: 'con nombres',
  views: (count) => plural(count, { one: 'abierto una vez', other: `abierto ${number(count)} veces` }),
  notViewed: 'aún sin abrir',
  lastViewed: (when) => `la última, el ${when}`,
  ends: (when) => `abierto hasta el ${when}`,
  ended: (when) => `venció el ${when}`,
  comments: (count) => plural(count, { one: '1 comentario', other: `${number(count)} comentarios` }),
  noComments: 'Aún no hay comentarios',
  closed: 'Comentarios desactivados',
  close: 'Cerrar enlace',
  closeNamed: (title) => `Cerrar el enlace a ${title}`,
  closeTitle: (title) => `¿Cerrar el enlace a «${title}»?`,
  closeWords:
    'Quienes lo tengan ya no podrán abrir la lista. Los comentarios se conservan aquí. Puedes crear otro enlace cuando quieras.',
  keep: 'Dejar abierto',
  closing: 'Cerrando',
  wasClosed: 'Enlace cerrado.',
  onList: 'sobre toda la lista',
};
