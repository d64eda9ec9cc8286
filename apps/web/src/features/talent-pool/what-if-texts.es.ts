import { formatsOf } from '../../lib/language/formats.ts';
import type { WhatIfTexts } from './what-if-texts.ts';

const { number, plural } = formatsOf('es');
const candidates = (count: number) =>
  plural(count, { one: '1 candidato', other: `${number(count)} candidatos` });

export const texts: WhatIfTexts = {
  title: (job) => `Qué pasaría si · ${job} · Winnow`,
  heading: 'Qué pasaría si',
  explanation:
    'Cambia pesos y requisitos indispensables y mira quién queda primero en todo el banco de talento. No se guarda nada hasta que lo decidas, y probar no cuesta créditos.',
  back: 'Volver al puesto',
  requirements: 'Requisitos',
  weight: (line) => `Peso de «${line}»`,
  must: 'Requisito indispensable',
  reset: 'Restablecer',
  failed: 'No pudimos ordenar el banco de talento',
  retry: 'Reintentar',
  total: (now, before) =>
    now === before ? candidates(now) : `${candidates(now)} (antes: ${number(before)})`,
  enters: (count, first) => `Entran en los primeros ${number(first)}: ${number(count)}`,
  leaves: (count, first) => `Salen de los primeros ${number(first)}: ${number(count)}`,
  same: (first) => `Nadie entra ni sale de los primeros ${number(first)}.`,
  first: (first) => `Los primeros ${number(first)}`,
  rank: (rank) => number(rank),
  before: (rank) => (rank === null ? 'nuevo' : `antes: ${number(rank)}`),
  nobody: 'Ningún candidato coincide',
  nobodyWords: 'Marca menos requisitos como indispensables o agrega currículums.',
  weightIs: (weight) => `Peso ${weight}`,
  removed: 'Ya no es un requisito',
  conflict: (version) =>
    `Se guardó la versión ${number(version)} mientras probabas otros pesos. Elige qué versión vale.`,
  save: 'Guardar en el puesto',
  saveWords:
    'Guarda una versión nueva y no cuesta créditos. Las puntuaciones no cambian hasta que vuelvas a evaluar a los candidatos, sin costo.',
  saved: (version) => `Versión ${number(version)} guardada.`,
  allJobs: 'Todos los puestos',
  noJob: {
    missing: 'Puesto no encontrado',
    missingWords: 'Quizá se eliminó.',
    failed: 'No pudimos cargar este puesto',
    retry: 'Reintentar',
  },
  notCompared: (count) =>
    plural(count, {
      one: '1 requisito se compara solo en el análisis completo.',
      other: `${number(count)} requisitos se comparan solo en el análisis completo.`,
    }),
  because: {
    weight: ({ line, shows, othersShow }) =>
      othersShow === null
        ? `Por «${line}»: muestra ${shows}`
        : `Por «${line}»: muestra ${shows}, los demás ${othersShow} en promedio`,
    must: ({ line }) => `No cumple «${line}», que ahora es indispensable`,
    'must-dropped': ({ line }) => `«${line}» ya no es indispensable`,
    others: ({ line }) => `Otros candidatos cambiaron de posición por «${line}»`,
  },
};
