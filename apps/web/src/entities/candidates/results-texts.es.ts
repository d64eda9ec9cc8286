import type { CandidateGroup } from '@winnow/contracts';
import { formatsOf } from '../../lib/language/formats.ts';
import type { ResultsTexts } from './results-texts.ts';

const { number, plural } = formatsOf('es');
const candidates = (count: number) =>
  plural(count, { one: '1 candidato', other: `${number(count)} candidatos` });

const groupNames = {
  'talk-first': 'Mejores coincidencias',
  'ask-first': 'Por revisar',
  'missing-must': 'Falta un indispensable',
  'cannot-judge': 'No se pudo evaluar',
};
const inGroups = (groups: readonly CandidateGroup[]) =>
  groups
    .toReversed()
    .map((group) => `«${groupNames[group]}»`)
    .join(' o ');

export const texts: ResultsTexts = {
  caption: 'Candidatos, agrupados por lo que conviene hacer',
  waiting: 'Los resultados aparecen aquí a medida que terminan.',
  review: (count) => `Revisar ${candidates(count)}`,
  none: 'No se pudo evaluar ningún currículum de este lote',
  noneWords: 'Cada archivo de abajo indica por qué. Los que no se pudieron leer no costaron nada.',
  emptied: {
    heading: 'Los candidatos de este lote se eliminaron',
    words:
      'Los eliminaste o venció su plazo de conservación. El lote sigue apareciendo en tus movimientos de créditos.',
  },
  noneFound: 'Ningún candidato coincide con estos filtros',
  noneFoundWords: 'Cambia o quita los filtros para ver los demás de este lote.',
  clearFilters: 'Quitar filtros',
  shown: (shown, all, order) =>
    [shown === all ? candidates(all) : `${number(shown)} de ${candidates(all)}`, order]
      .filter(Boolean)
      .join(' · '),
  selectAll: 'Seleccionar todos los visibles',
  groupNames,
  groups: {
    'talk-first': 'Cumplen todos los indispensables, con buena puntuación y suficiente evidencia.',
    'ask-first':
      'Un indispensable se cumple en parte o no se encontró, o la puntuación o la confianza es baja. Pregunta antes de decidir.',
    'missing-must': 'El currículum muestra que no se cumple un indispensable. Tú decides si importa.',
    'cannot-judge': 'Se pudo leer muy poco texto para evaluar.',
  },
  glance: {
    heading: 'Resumen de este lote',
    half: (median) => `La mitad obtiene ${number(median)} o más.`,
    scores: 'Puntuaciones',
    range: 'Puntuación',
    candidates: 'Candidatos',
    lacking: 'Lo que más falta o no se encuentra',
    lackingWords: (judged) => `Cuántos de ${candidates(judged)} no lo muestran.`,
    requirement: 'Requisito',
    costliest: (requirement, count) =>
      `«${requirement}» es el único indispensable que ${plural(count, {
        one: '1 candidato no muestra',
        other: `${number(count)} candidatos no muestran`,
      })}.`,
  },
  ties: { score: 'Misma puntuación', confidence: 'Misma confianza', experience: 'Misma experiencia' },
  sort: {
    label: 'Ordenar',
    orders: {
      score: { descending: 'Mayor puntuación', ascending: 'Menor puntuación' },
      confidence: { descending: 'Mayor confianza', ascending: 'Menor confianza' },
      experience: { descending: 'Más experiencia', ascending: 'Menos experiencia' },
      judged: { descending: 'Análisis recientes', ascending: 'Análisis antiguos' },
      name: { ascending: 'Candidato, de la A a la Z', descending: 'Candidato, de la Z a la A' },
    },
  },
  columns: {
    select: 'Seleccionar',
    candidate: 'Candidato',
    musts: 'Indispensables',
    score: 'Puntuación',
    decision: 'Decisión',
  },
  row: {
    open: (name) => `Abrir a ${name}`,
    select: (name) => `Seleccionar a ${name}`,
    noYears: 'Experiencia no indicada',
    musts: (met, all, partly) =>
      `${number(met)} de ${number(all)} indispensables${partly > 0 ? `, ${number(partly)}\u00a0en\u00a0parte` : ''}`,
    mustsLabel: (met, all, partly) =>
      `${number(met)} de ${number(all)} indispensables cumplidos${partly > 0 ? `, ${number(partly)}\u00a0en\u00a0parte` : ''}`,
    confidence: (percent) => `Confianza ${percent}`,
    score: (score) => `Puntuación: ${score} de 100`,
    notScored: 'No se pudo evaluar',
    override: (score) => `Tu puntuación: ${number(score)}`,
    flags: (count) => plural(count, { one: '1 alerta', other: `${number(count)} alertas` }),
    corrected: 'Corregido',
    outdated: 'Evaluado según una versión anterior',
    notes: 'Notas',
    comments: (count) => plural(count, { one: '1 comentario', other: `${number(count)} comentarios` }),
    decide: (name) => `Decisión sobre ${name}`,
    moved: (places) =>
      places > 0 ? `sube ${number(places)}` : places < 0 ? `baja ${number(-places)}` : 'mismo lugar',
  },
  rankedLower: {
    because: (reasons) => `Debajo de puntuaciones menores: ${reasons}`,
    'not-met': (count) =>
      plural(count, {
        one: 'no cumple 1 indispensable',
        other: `no cumple ${number(count)} indispensables`,
      }),
    partly: (count) =>
      plural(count, {
        one: 'cumple 1 indispensable solo en parte',
        other: `cumple ${number(count)} indispensables solo en parte`,
      }),
    'not-found': (count) =>
      plural(count, {
        one: 'no se encontró 1 indispensable',
        other: `no se encontraron ${number(count)} indispensables`,
      }),
    'low-confidence': 'la confianza es baja',
    'computed-score': 'los grupos siguen la puntuación calculada',
  },
  bands: {
    strong: 'Coincidencia alta',
    'worth-a-call': 'Coincidencia buena',
    partial: 'Coincidencia parcial',
    'little-found': 'Coincidencia baja',
  },
  tools: {
    search: 'Buscar',
    searchHint: 'Nombre o texto',
    stage: 'Etapa',
    decision: 'Decisión',
    any: 'Todo',
    undecided: 'Sin decisión',
    anonymous: 'Anónima',
    anonymousHelp: 'Oculta nombres y ubicaciones hasta que la desactives.',
    weights: 'Pesos e indispensables',
  },
  keys: {
    next: 'Candidato siguiente',
    previous: 'Candidato anterior',
    open: 'Abrir el candidato',
    yes: 'Decidir sí',
    maybe: 'Decidir quizá',
    no: 'Decidir no',
  },
  changed: {
    decided: {
      yes: (name) => `Sí a ${name}.`,
      maybe: (name) => `Quizá para ${name}.`,
      no: (name) => `No a ${name}.`,
    },
    overtaken: (who, decision) =>
      `${who} decidió «${decision}» justo antes que tú. Tu decisión la reemplazó.`,
    undecided: (name) => `Se quitó la decisión sobre ${name}.`,
    moved: (name, stage) => `${name} pasó a ${stage}.`,
    overridden: (score) => `Tu puntuación de ${number(score)} se muestra junto a la calculada.`,
    notOverridden: 'Se quitó tu propia puntuación.',
    noNotes: 'Se quitaron las notas.',
  },
  export: {
    label: 'Exportar',
    csv: 'CSV',
    xlsx: 'Excel',
    pdf: 'Informe en PDF',
    json: 'JSON',
    'json-resume': 'JSON Resume',
    what: (count, isAnonymous) => `${candidates(count)}, ${isAnonymous ? 'vista anónima' : 'con nombres'}`,
    name: (job, isAnonymous) => `${job} - candidatos${isAnonymous ? ', vista anónima' : ''}`,
  },
  weights: {
    title: 'Pesos e indispensables',
    explanation:
      'La lista se actualiza mientras los cambias. No se guarda ni cuesta nada hasta que los conserves para este puesto.',
    swapped: (count) =>
      count === 0
        ? 'El orden no cambia.'
        : plural(count, {
            one: '1 candidato cambia de lugar.',
            other: `${number(count)} candidatos cambian de lugar.`,
          }),
    reset: 'Restablecer',
    keep: 'Conservar para este puesto',
    keeping: 'Guardando',
    kept: 'Guardado como versión nueva. Todos los candidatos se volvieron a evaluar, sin costo.',
  },
  sweeping: {
    one: ({ text, count, groups }, judged) =>
      `${number(count)} de ${candidates(judged)} ${plural(count, { one: 'está', other: 'están' })} en ${inGroups(groups)} por «${text}»`,
    several: (count) => `${number(count)} indispensables apartan a casi todos los candidatos cada uno`,
    each: ({ text, count, groups }, judged) =>
      `«${text}»: ${number(count)} de ${candidates(judged)} en ${inGroups(groups)}`,
    moved: (count) =>
      count === 0
        ? 'Otros indispensables también los dejan ahí.'
        : `Como deseable, ${plural(count, {
            one: '1 candidato pasaría',
            other: `${number(count)} candidatos pasarían`,
          })} a otro grupo. Volver a evaluar no cuesta nada.`,
    makeNice: 'Convertir en deseable',
    makeNiceOf: (requirement) => `Convertir en deseable: ${requirement}`,
    working: 'Evaluando de nuevo',
    niceNow: (requirement) =>
      `«${requirement}» ahora es deseable. Todos los candidatos se volvieron a evaluar, sin costo.`,
    mustAgain: (requirement) =>
      `«${requirement}» vuelve a ser indispensable. Todos los candidatos se volvieron a evaluar, sin costo.`,
  },
  outdated: {
    heading: 'La descripción del puesto cambió después',
    words: (count) =>
      plural(count, {
        one: '1 candidato se evaluó según una versión anterior. Su registro conserva esa puntuación.',
        other: `${number(count)} candidatos se evaluaron según una versión anterior. Sus registros conservan esa puntuación.`,
      }),
    score: 'Evaluar de nuevo, sin costo',
    scoring: 'Evaluando de nuevo',
    done: 'Todos los candidatos se evaluaron según la descripción actual.',
  },
  share: {
    title: 'Compartir una lista',
    explanation:
      'Quien tenga el enlace puede leer la lista y los motivos, sin cuenta. No puede descargar los currículums.',
    name: 'Título',
    who: (count) => candidates(count),
    days: 'Disponible durante',
    day: (count) => plural(count, { one: '1 día', other: `${number(count)} días` }),
    anonymous: 'Anónima',
    comments: 'Permitir comentarios',
    create: 'Crear enlace',
    creating: 'Creando',
    link: 'Enlace',
    once: 'Cópialo ahora. No volverás a verlo.',
    copy: 'Copiar',
    copied: 'Copiado.',
    done: 'Listo',
    cancel: 'Cancelar',
    manage: 'Administrar enlaces',
  },
};
