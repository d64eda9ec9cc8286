import { formatsOf } from '../../lib/language/formats.ts';
import type { HistoryTexts } from './history-texts.ts';

const { number, plural } = formatsOf('es');
const candidates = (count: number) =>
  plural(count, { one: '1 candidato', other: `${number(count)} candidatos` });
const resumes = (count: number) =>
  plural(count, { one: '1 currículum', other: `${number(count)} currículums` });
const credits = (count: number) => plural(count, { one: '1 crédito', other: `${number(count)} créditos` });

export const texts: HistoryTexts = {
  title: 'Candidatos · Winnow',
  heading: 'Candidatos',
  introduction: 'Los candidatos de todos los puestos, tus lotes y tu biblioteca de currículums.',
  analyze: 'Analizar currículums',
  views: {
    label: 'Vistas',
    candidates: 'Candidatos',
    runs: 'Lotes',
    files: 'Biblioteca de currículums',
    links: 'Enlaces compartidos',
  },
  failed: 'No pudimos cargar esta lista',
  retry: 'Reintentar',
  clear: 'Quitar filtros',
  any: 'Todo',
  search: 'Buscar',
  candidates: {
    caption: 'Candidatos',
    searchHint: 'Nombre o texto',
    job: 'Puesto',
    group: 'Grupo',
    groups: {
      'talk-first': 'Mejores coincidencias',
      'ask-first': 'Por revisar',
      'missing-must': 'Falta un indispensable',
      'cannot-judge': 'No se pudo evaluar',
    },
    bands: {
      strong: 'Alta',
      'worth-a-call': 'Buena',
      partial: 'Parcial',
      'little-found': 'Baja',
    },
    stage: 'Etapa',
    decision: 'Decisión',
    undecided: 'Sin decisión',
    minScore: 'Puntuación mínima',
    minScoreOf: (score) => `${number(score)} o más`,
    flagged: 'Alertas',
    flags: { yes: 'Con alertas', no: 'Sin alertas' },
    anonymous: 'Anónima',
    anonymousHelp: 'Oculta nombres y ubicaciones hasta que la desactives.',
    shown: (shown, all) => (shown === all ? candidates(all) : `${number(shown)} de ${candidates(all)}`),
    older: (held, all) => `Se cargaron los ${number(held)} más recientes de ${number(all)}.`,
    showOlder: 'Cargar anteriores',
    selectAll: 'Seleccionar todos los visibles',
    select: (name) => `Seleccionar a ${name}`,
    empty: 'Aún no hay candidatos',
    emptyWords: 'Elige un puesto y sube currículums. Los candidatos aparecen aquí después de tu primer lote.',
    none: 'Ningún candidato coincide con estos filtros',
    noneWords: 'Cambia o quita los filtros para ver los demás.',
    columns: {
      candidate: 'Candidato',
      job: 'Puesto',
      group: 'Grupo',
      score: 'Puntuación',
      confidence: 'Confianza',
      musts: 'Indispensables',
      years: 'Experiencia',
      decision: 'Decisión',
      judged: 'Analizado',
    },
    musts: (met, all) => `${number(met)} de ${number(all)}`,
    notSaid: 'no indicado',
    notScored: 'sin puntuación',
    yours: (score) => `la tuya: ${number(score)}`,
    exportName: 'Candidatos',
    shareTitle: 'Candidatos',
  },
  runs: {
    caption: 'Lotes',
    state: 'Estado',
    states: { running: 'En curso', done: 'Terminado', cancelled: 'Cancelado' },
    unread: 'Con archivos ilegibles',
    columns: {
      job: 'Puesto',
      started: 'Inicio',
      state: 'Estado',
      outcome: 'Currículums',
      credits: 'Créditos',
      act: 'Eliminar',
    },
    sample: 'Ejemplo',
    version: (version) => `versión ${number(version)}`,
    analyzed: (done, all) => `${number(done)} de ${number(all)} analizados`,
    emptied: 'currículums eliminados',
    failed: (count) =>
      plural(count, { one: '1 no se pudo leer', other: `${number(count)} no se pudieron leer` }),
    duplicates: (count) => plural(count, { one: '1 duplicado', other: `${number(count)} duplicados` }),
    cancelled: (count) => plural(count, { one: '1 cancelado', other: `${number(count)} cancelados` }),
    credits: (charged, held) =>
      held > 0
        ? `${credits(charged)}, ${plural(held, { one: '1 reservado', other: `${number(held)} reservados` })}`
        : charged === 0
          ? 'gratis'
          : credits(charged),
    empty: 'Aún no hay lotes',
    emptyWords: 'Un lote evalúa hasta 50 currículums para un puesto.',
    none: 'Ningún lote coincide con este filtro',
    noneWords: 'Quita el filtro para ver todos los lotes.',
    more: 'Cargar más',
    remove: (job) => `Eliminar el lote de ${job}`,
    removed: 'Lote eliminado, con los análisis que no pertenecen a otro. Los currículums se conservan.',
  },
  files: {
    caption: 'Biblioteca de currículums',
    searchHint: 'Nombre de archivo o candidato',
    count: (count) => `${resumes(count)} en tu biblioteca`,
    found: (count) =>
      plural(count, { one: '1 currículum encontrado', other: `${number(count)} currículums encontrados` }),
    columns: {
      file: 'Archivo',
      state: 'Estado',
      judged: 'Analizado',
      added: 'Agregado',
      expires: 'Se conserva hasta',
      act: 'Original',
    },
    select: (file) => `Seleccionar ${file}`,
    states: { unread: 'Aún no leído', read: 'Leído', refused: 'No se pudo leer' },
    analyses: (count) => plural(count, { one: 'una vez', other: `${number(count)} veces` }),
    never: 'nunca',
    kept: 'que lo elimines',
    expires: (when) => `se elimina ${when}`,
    download: (file) => `Descargar ${file}`,
    empty: 'Aún no hay currículums',
    emptyWords: 'Los currículums que subes se guardan aquí para que puedas evaluarlos para otros puestos.',
    none: 'No se encontraron currículums',
    noneWords: 'Prueba otro nombre de archivo o candidato, o quita los filtros.',
    more: 'Cargar más',
    selected: (count) => plural(count, { one: '1 seleccionado', other: `${number(count)} seleccionados` }),
    remove: 'Eliminar',
    clearSelection: 'Quitar selección',
    removed: (count) =>
      plural(count, {
        one: '1 currículum eliminado con todos sus análisis.',
        other: `${number(count)} currículums eliminados con todos sus análisis.`,
      }),
  },
};
