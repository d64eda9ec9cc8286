import { formatsOf } from '../../lib/language/formats.ts';
import type { RediscoveryTexts } from './rediscovery-texts.ts';

const { number, plural } = formatsOf('es');
const people = (count: number) => plural(count, { one: '1 persona', other: `${number(count)} personas` });
const credits = (count: number) => plural(count, { one: '1 crédito', other: `${number(count)} créditos` });

export const texts: RediscoveryTexts = {
  heading: 'De tu biblioteca',
  explanation:
    'Personas de tu biblioteca que aún no se evaluaron con los requisitos actuales, comparadas como en un lote. Sin costo.',
  failed: 'No pudimos cargarlo',
  retry: 'Reintentar',
  list: 'Personas de tu biblioteca que encajan en este puesto',
  comparing: 'comparando',
  notScored: 'no se pudo evaluar',
  score: (score) => number(score),
  missing: (count) =>
    plural(count, {
      one: 'falta 1 requisito indispensable',
      other: `faltan ${number(count)} requisitos indispensables`,
    }),
  why: (name) => `Por qué: ${name}`,
  verdicts: {
    met: 'Cumplido',
    partly: 'Cumplido en parte',
    'not-met': 'No cumplido',
    'not-found': 'No encontrado',
  },
  progress: (compared, all) => `${number(compared)} de ${people(all)} comparadas`,
  done: (all) => `${people(all)} en la comparación`,
  pending: (count) =>
    plural(count, {
      one: '1 currículum se está indexando',
      other: `${number(count)} currículums se están indexando`,
    }),
  nobody: 'No hay nadie más en tu biblioteca',
  nobodyWords: 'Todas las personas se evaluaron con los requisitos actuales, o aún no hay currículums.',
  more: (count) => `Mostrar ${number(count)} más`,
  choose: (name) => `Seleccionar a ${name}`,
  decided: {
    yes: (date) => `Decisión Sí para una versión anterior, ${date}`,
    maybe: (date) => `Decisión Quizá para una versión anterior, ${date}`,
    no: (date) => `Decisión No para una versión anterior, ${date}`,
  },
  scoredBefore: (date) => `Evaluación para una versión anterior, ${date}`,
  declined: (date) => `Rechazo para otro puesto, ${date}`,
  contacted: (date) => `Correo enviado el ${date}`,
  notify: 'Avisar al equipo de personas nuevas que encajan muy bien',
  notifyHelp: (score) =>
    `Cuando un currículum nuevo cumple todos los requisitos indispensables y alcanza ${number(score)} puntos o más, los reclutadores del equipo reciben un aviso por persona.`,
  run: {
    button: (count) => (count === 0 ? 'Agregar a un lote' : `Agregar ${people(count)} a un lote`),
    heading: (count) => `¿Agregar ${people(count)} a un lote?`,
    explanation: 'Se evalúan para este puesto y se suman a sus candidatos.',
    cost: (count) => (count === 0 ? 'Gratis' : credits(count)),
    available: (count) => `de ${number(count)} disponibles`,
    tooFew: 'No tienes créditos suficientes. Selecciona menos personas.',
    counting: 'Calculando el precio',
    cancel: 'Cancelar',
    start: 'Iniciar lote',
    starting: 'Iniciando el lote',
  },
  preview: {
    open: 'Análisis completo',
    openOf: (name) => `Análisis completo: ${name}`,
    otherJob: 'Vista previa para otro puesto',
    aJob: 'Vista previa para un puesto',
    aJobOf: (name) => `Vista previa para un puesto: ${name}`,
  },
  jobs: {
    heading: 'Puestos abiertos que encajan',
    explanation: 'El currículum más reciente, comparado con tus puestos abiertos. Sin costo.',
    none: (open) =>
      plural(open, {
        one: 'El puesto abierto no encaja con esta persona.',
        other: `Ninguno de los ${number(open)} puestos abiertos encaja con esta persona.`,
      }),
    noneOpen: 'No hay puestos abiertos.',
    unread: 'Aún no se leyó ningún currículum de esta persona.',
    scored: 'Abrir el análisis para este puesto',
  },
};
