import { formatsOf } from '../../lib/language/formats.ts';
import type { TalentPoolTexts } from './talent-pool-texts.ts';

const { number, plural } = formatsOf('es');
const candidates = (count: number) =>
  plural(count, { one: '1 candidato', other: `${number(count)} candidatos` });

export const texts: TalentPoolTexts = {
  title: 'Banco de talento · Winnow',
  heading: 'Banco de talento',
  explanation:
    'Encuentra a los candidatos adecuados entre los currículums que ya tienes. Buscar no consume créditos.',
  search: {
    label: '¿A quién buscas?',
    placeholder: 'senior accountant, QuickBooks, alemán B2, 5 años',
    helper: 'Separa los criterios con comas. También puedes usar AND, OR, NOT, paréntesis y comillas.',
    submit: 'Buscar',
    failed: 'No pudimos interpretar esta búsqueda. Inténtalo de nuevo.',
    tooLong: (max) => `Usa como máximo ${number(max)} caracteres.`,
    ignored: (words) => `No se buscó: ${words}`,
    keys: {
      move: 'Recorrer los candidatos',
      open: 'Abrir el candidato',
      removeLast: 'Quitar el último criterio de búsqueda',
    },
    problems: {
      'nothing-to-search': 'No hay palabras que buscar. Escribe una habilidad, un cargo o una ubicación.',
      'only-common-words':
        'Estas palabras están en casi todos los currículums. Agrega una habilidad, un cargo o una ubicación.',
      'one-letter': 'Escribe más de una letra.',
      'open-quote': 'Faltan unas comillas de cierre. Agrégalas.',
      'open-parenthesis': 'Falta cerrar un paréntesis. Agrega ) donde termina.',
      'extra-parenthesis': 'Hay un ) sin un ( antes. Elimínalo.',
      'missing-operand': 'Falta algo junto a AND, OR o NOT.',
      'too-deep': 'Hay demasiados paréntesis unos dentro de otros. Usa menos.',
    },
  },
  parts: {
    heading: 'Criterios de búsqueda',
    remove: (name) => `Quitar ${name}`,
    clear: 'Borrar la búsqueda',
    mode: 'Importancia',
    prefer: 'Preferido',
    must: 'Obligatorio',
    not: 'Excluido',
    years: 'Como mínimo, en años',
    anyYears: 'Cualquiera',
    language: 'Nivel',
    anyLevel: 'Cualquier nivel',
    required: 'obligatorio',
    excluded: 'excluido',
    placesHidden: 'En la vista anónima no se buscan ubicaciones.',
    unavailableList: 'Lista no disponible',
    listGone:
      'Una lista de talento de esta búsqueda se eliminó o no se comparte contigo, por eso no se encuentra a nadie. Quítala de la búsqueda.',
  },
  kinds: {
    skill: 'Habilidad',
    title: 'Cargo',
    occupation: 'Ocupación',
    level: 'Nivel',
    years: 'Experiencia',
    degree: 'Título',
    field: 'Campo de estudio',
    certification: 'Certificación',
    language: 'Idioma',
    place: 'Ubicación',
    words: 'Palabras del currículum',
    boolean: 'Búsqueda booleana',
    stage: 'Etapa',
    tag: 'Etiqueta',
    active: 'Última actividad',
    source: 'Origen',
    list: 'Lista de talento',
  },
  degrees: {
    secondary: 'Educación secundaria',
    vocational: 'Formación profesional',
    associate: 'Grado asociado',
    bachelor: 'Licenciatura',
    master: 'Maestría',
    doctorate: 'Doctorado',
  },
  levels: {
    trainee: 'En formación',
    junior: 'Júnior',
    regular: 'Con experiencia',
    senior: 'Sénior',
    lead: 'Líder',
    manager: 'Gerente',
    executive: 'Dirección',
  },
  stages: {
    new: 'Nuevo',
    screening: 'Preselección',
    interview: 'Entrevista',
    offer: 'Oferta',
    hired: 'Contratado',
    declined: 'Descartado',
  },
  verdicts: {
    met: 'Cumplido',
    partly: 'Cumplido en parte',
    'not-met': 'No cumplido',
    'not-found': 'No encontrado',
  },
  native: 'Nativo',
  atLeast: (span) => `al menos ${span}`,
  activeWithin: (days) =>
    plural(days, { one: 'en el último día', other: `en los últimos ${number(days)} días` }),
  results: {
    heading: 'Candidatos',
    total: candidates,
    failed: 'No pudimos cargar los candidatos',
    retry: 'Reintentar',
    match: (share) => `${share} de coincidencia`,
    resumes: (count) => plural(count, { one: '1 currículum', other: `${number(count)} currículums` }),
    added: (day) => `Agregado el ${day}`,
    why: (name) => `En qué coincide ${name}`,
    more: 'Mostrar más',
    selectShown: 'Seleccionar todos los mostrados',
    lastShown: (count) =>
      `Se muestran los primeros ${number(count)}. Agrega un criterio para acotar la búsqueda.`,
    none: 'Ningún candidato coincide',
    noneWords: 'Cambia un criterio obligatorio a preferido o quita alguno.',
    empty: 'Aún no hay currículums',
    emptyWords: 'Los candidatos aparecen aquí en cuanto se analizan sus currículums.',
    toAnalyzer: 'Subir currículums',
    pending: (count) =>
      plural(count, {
        one: 'Falta 1 currículum por indexar.',
        other: `Faltan ${number(count)} currículums por indexar.`,
      }),
  },
  filters: {
    heading: 'Acotar',
    failed: 'No pudimos cargar los filtros',
    stage: 'Etapa',
    active: 'Última actividad',
    any: 'Cualquiera',
    years: 'Experiencia',
    yearsFrom: (from, to) =>
      to === null
        ? `${number(from)} años o más`
        : from === 0
          ? 'Menos de 1 año'
          : `De ${number(from)} a ${number(to)} años`,
  },
};
