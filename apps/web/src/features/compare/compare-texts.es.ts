import { formatsOf } from '../../lib/language/formats.ts';
import type { CompareTexts } from './compare-texts.ts';

const { number, plural, percent, list } = formatsOf('es');
const requirements = (count: number) =>
  plural(count, { one: '1 requisito', other: `${number(count)} requisitos` });

export const texts: CompareTexts = {
  title: 'Comparar · Winnow',
  heading: 'Comparar candidatos',
  of: (job) => `Para ${job}. Primero, las diferencias.`,
  back: 'Volver al lote',
  anonymous: 'Anónima',
  caption: (names) => `${list(names)}, lado a lado`,
  waiting: 'Cargando la comparación',
  failed: 'No pudimos cargar la comparación',
  retry: 'Reintentar',
  tooFew: 'Selecciona de dos a cuatro candidatos',
  tooFewWords: 'Selecciónalos en la lista del lote y elige «Comparar».',
  missing: 'No se encontró un candidato',
  missingWords: 'Quizá se eliminó o pertenece a otra cuenta. Vuelve a seleccionar en el lote.',
  candidate: 'Candidato',
  leaveOut: (name) => `Quitar a ${name}`,
  rows: {
    score: 'Puntuación',
    potential: 'Puntuación posible',
    confidence: 'Confianza',
    musts: 'Indispensables cumplidos',
    years: 'Experiencia',
    headline: 'Cargo',
    decision: 'Decisión',
  },
  outOf: (score) => `Puntuación: ${number(score)} de 100`,
  notScored: 'No se pudo evaluar',
  yours: (score) => `la tuya: ${number(score)}`,
  confidence: (confidence) => percent(confidence),
  met: (met, all) => (all === 0 ? 'ninguno' : `${number(met)} de ${number(all)}`),
  notSaid: 'no indicado',
  differ: (count) => `Diferencias: ${requirements(count)}`,
  nothingDiffers: 'Ningún requisito los diferencia.',
  alike: (count) => `En común: ${requirements(count)}`,
  must: 'indispensable',
  overall: 'ajuste general',
  status: {
    met: 'Cumplido',
    partly: 'Cumplido en parte',
    'not-met': 'No cumplido',
    'not-found': 'No encontrado',
  },
  notAsked: 'No se pide aquí',
  moreQuotes: (count) => plural(count, { one: '1 cita más', other: `${number(count)} citas más` }),
};
