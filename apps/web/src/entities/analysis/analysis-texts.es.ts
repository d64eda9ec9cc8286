import { formatsOf } from '../../lib/language/formats.ts';
import type { AnalysisTexts } from './analysis-texts.ts';

const { number, percent, plural } = formatsOf('es');

export const texts: AnalysisTexts = {
  band: {
    strong: 'coincidencia alta',
    'worth-a-call': 'coincidencia buena',
    partial: 'coincidencia parcial',
    'little-found': 'coincidencia baja',
  },
  outOf: 'de 100',
  scoreLabel: (score) => `Puntuación: ${score} de 100.`,
  potential: (potential, notFound) =>
    plural(notFound, {
      one: `Hasta ${potential} si se cumple el requisito que el currículum no menciona.`,
      other: `Hasta ${potential} si se cumplen los ${number(notFound)} requisitos que el currículum no menciona.`,
    }),
  confidence: 'Confianza',
  percent: (share) => percent(share),
  notFound: (count) =>
    count === 0
      ? 'El currículum dice algo sobre cada requisito.'
      : plural(count, {
          one: 'El currículum no menciona 1 requisito. No suma puntos, pero no cuenta como no cumplido.',
          other: `El currículum no menciona ${number(count)} requisitos. No suman puntos, pero no cuentan como no cumplidos.`,
        }),
  mustHaves: 'Requisitos indispensables',
  mustHavesMet: (met, all) => `${met} de ${all} cumplidos`,
  moreMustHaves: (more) => `y ${more} más`,
  noMustHaves: 'La descripción del puesto no indica requisitos indispensables.',
  notScored: 'No se pudo evaluar',
  notScoredWhy:
    'Había muy poco que comparar, por eso no hay puntuación. Lo que se encontró aparece más abajo.',
  requirements: 'Requisitos',
  niceToHaves: 'Requisitos deseables',
  overallFit: 'Ajuste general',
  overallFitHint: 'Qué tan bien encaja el currículum en conjunto con el puesto, más allá de cada requisito.',
  wholeJob: {
    skillCoverage: 'Cobertura de habilidades: parte de las habilidades pedidas que se encontró',
    distinctiveTerms: (terms) => `Términos distintivos de este puesto: ${terms}`,
    occupationMatch: (occupations) => `Ocupación afín: ${occupations}`,
  },
  all: 'Todos',
  pointsSum: (score) =>
    `Los puntos de los requisitos suman la puntuación, ${score} de 100. Las líneas que no se puntúan quedan fuera.`,
  points: (earned, most) => `${number(earned)} de ${number(most)} puntos`,
  noPoints: 'no se puntúa',
  tree: {
    open: 'Cómo se calculan estos puntos',
    of: (requirement) => `para ${requirement}`,
    parts: 'De dónde salen los puntos',
    points: (earned) => plural(earned, { one: '1 punto', other: `${number(earned)} puntos` }),
    moreParts: (more) => `Mostrar ${number(more)} más`,
    moreLines: (more) => plural(more, { one: '1 línea más', other: `${number(more)} líneas más` }),
    whyNotMore: 'Por qué no más',
    nothingMissing: 'No falta nada: puntuación completa.',
    notKept: 'Este currículum lo evaluó una versión anterior que no guardó cómo se obtuvieron los puntos.',
    weight: 'Por qué cuenta tanto',
    weightSum: (most) => `Peso: vale hasta ${number(most)} de 100 puntos`,
  },
  noneOfStatus: 'No hay requisitos con este resultado.',
  status: {
    met: 'Cumplido',
    partly: 'Cumplido en parte',
    'not-met': 'No cumplido',
    'not-found': 'No encontrado',
  },
  kind: {
    skill: 'Habilidad',
    experience: 'Experiencia',
    title: 'Cargo',
    education: 'Formación',
    certification: 'Certificación',
    language: 'Idioma',
    location: 'Ubicación',
    other: 'Otro',
  },
  page: (page) => `página ${page}`,
  showAllQuotes: (more) => `${more} más en el currículum`,
  toResumeText: 'Ir al currículum',
  resumeText: 'El currículum tal como lo leyó Winnow',
  resumeTextHint: 'Las palabras resaltadas son evidencia. Elige una para ver qué requisito respalda.',
  evidenceFor: (requirements) => `evidencia de ${requirements}`,
  flags: 'Conviene saberlo',
  flagsHint: 'Nada de esto cambia la puntuación.',
  flag: {
    'hidden-text': 'Texto oculto que las personas no ven',
    'instruction-text': 'Inyección de instrucciones: texto que le da órdenes a una IA',
    'keyword-stuffing': 'Relleno de palabras clave sin trabajo que las respalde',
    'copied-job-text': 'Frases copiadas de la descripción del puesto, literales o casi',
    'reading-quality': 'Difícil de leer',
  },
  technique: {
    colour: 'del mismo color que el fondo',
    size: 'demasiado pequeño para leerse',
    'render-mode': 'dibujado de forma invisible',
    opacity: 'transparente',
    'hidden-layer': 'en una capa oculta',
    'off-page': 'fuera de la página',
    clipped: 'recortado fuera de la vista',
    covered: 'tapado por otro elemento',
    'hidden-style': 'con formato de oculto',
    'invisible-characters': 'con caracteres invisibles',
    metadata: 'en las propiedades del archivo',
    comment: 'en un comentario',
    'replacement-text': 'en un texto alternativo distinto del visible',
  },
  otherSkills: 'También en el currículum',
  otherSkillsHint: 'Habilidades que la descripción del puesto no pide.',
};
