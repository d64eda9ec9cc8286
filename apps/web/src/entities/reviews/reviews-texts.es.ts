import { formatsOf } from '../../lib/language/formats.ts';
import type { ReviewsTexts } from './reviews-texts.ts';

const { number, plural } = formatsOf('es');
const candidates = (count: number) =>
  plural(count, { one: '1 candidato', other: `${number(count)} candidatos` });

export const texts: ReviewsTexts = {
  former: 'Antiguo miembro',
  you: 'Tú',
  marks: { yes: 'Sí', maybe: 'Quizá', no: 'No' },
  states: {
    open: 'Abierta',
    overdue: 'Vencida',
    closed: 'Terminada',
    canceled: 'Cancelada',
    done: 'Entregada',
  },
  candidates,
  due: (day) => `vence el ${day}`,
  from: (name) => `pedida por ${name}`,
  ownProgress: (marked, all) => `${number(marked)} de ${number(all)} respondidos`,
  doneOf: (done, all) =>
    plural(all, {
      one: `${number(done)} de 1 persona terminó`,
      other: `${number(done)} de ${number(all)} personas terminaron`,
    }),
  failed: 'No pudimos cargar las revisiones',
  retry: 'Reintentar',
  ask: {
    open: 'Pedir revisión',
    title: 'Pedir revisión',
    explanation:
      'Cada persona responde sí, quizá o no a cada candidato, sin ver puntuaciones ni las respuestas de los demás. Después se muestran todas.',
    who: (count) => `${candidates(count)} de un puesto.`,
    tooMany: (max) => `Elige hasta ${number(max)} candidatos para una revisión.`,
    severalJobs: 'Estos candidatos son de varios puestos. Elige candidatos de un solo puesto.',
    people: '¿Quién debe revisar?',
    onlyYou:
      'Nadie más puede revisar aquí todavía. Invita a un reclutador o a un responsable de contratación a tu organización.',
    toOrganization: 'Ir a la organización',
    choosePerson: 'Elige al menos una persona.',
    tooManyPeople: (max) => `Elige como máximo ${number(max)} personas.`,
    due: 'Fecha límite (opcional)',
    dueHelper: 'El final de ese día en tu zona horaria.',
    dueError: 'Elige un día a partir de hoy, en el plazo de un año.',
    message: 'Mensaje (opcional)',
    requirements: 'Preguntar también por cada requisito',
    requirementsHelper: 'Cumplido, cumplido en parte, no cumplido o no se sabe.',
    anonymous: 'Ocultar nombres y datos de contacto',
    cancel: 'Cancelar',
    send: 'Pedir revisión',
    sending: 'Pidiendo…',
    sent: (count) =>
      plural(count, {
        one: 'Se pidió la revisión a 1 persona.',
        other: `Se pidió la revisión a ${number(count)} personas.`,
      }),
  },
  home: {
    heading: 'Revisiones que te esperan',
    all: 'Todas las revisiones',
    start: 'Empezar la revisión',
    goOn: 'Continuar la revisión',
  },
  ofCandidate: {
    heading: 'Revisiones',
    blind: 'Revisas a este candidato. Verás las respuestas de los demás cuando termines.',
    asked: (name, day) => `Pedida por ${name}, ${day}`,
    open: 'Ver los resultados',
  },
  ofJob: { heading: 'Revisiones de este puesto' },
};
