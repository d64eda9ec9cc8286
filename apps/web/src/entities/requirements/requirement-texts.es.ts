import { formatsOf } from '../../lib/language/formats.ts';
import type { RequirementTexts } from './requirement-texts.ts';

const { number, percent, plural } = formatsOf('es');
const lines = (count: number) => plural(count, { one: '1 línea', other: `${number(count)} líneas` });

export const texts: RequirementTexts = {
  list: {
    heading: 'Requisitos',
    waiting: 'Los requisitos aparecen aquí mientras escribes o pegas la descripción del puesto.',
    reading: 'Leyendo el texto',
    count: (count, musts) =>
      `${lines(count)}, ${plural(musts, { one: '1 indispensable', other: `${number(musts)} indispensables` })}`,
    sections: {
      must: 'Indispensables',
      nice: 'Deseables',
      asked: 'Preguntas para los candidatos',
    },
    sectionHints: {
      must: 'todos son necesarios',
      nice: 'solo suben la puntuación',
      asked: 'ubicación, viajes y horario: se preguntan y no se puntúan',
    },
    noMusts: 'Sin indispensables. Elige un círculo o pulsa M en una línea para marcarla.',
    noNices: 'Sin deseables.',
    columns: { kind: 'Tipo', weight: 'Peso' },
    makeMust: 'Deseable. Selecciona para hacerlo indispensable.',
    makeNice: 'Indispensable. Selecciona para hacerlo deseable.',
    weight: (share) => `Cuenta ${share} del total de las líneas`,
    notScored: 'No se puntúa',
    weightOf: (requirement) => `Peso de ${requirement}`,
    share: (share) => (share > 0 && share < 0.01 ? '<1%' : percent(share)),
    mustOf: (requirement) => `${requirement} es indispensable`,
    kind: 'Tipo',
    kindOf: (requirement) => `Tipo de ${requirement}`,
    edit: (requirement) => `Editar: ${requirement}`,
    words: (requirement) => `Texto de ${requirement}`,
    menu: (requirement) => `Opciones de ${requirement}`,
    editWords: 'Editar',
    up: 'Subir',
    down: 'Bajar',
    drag: 'Arrastra para cambiar el orden',
    removeNamed: (requirement) => `Quitar ${requirement}`,
    removed: (requirement) => `Se quitó «${requirement}».`,
    undo: 'Deshacer',
    redo: 'Rehacer',
    undone: 'Deshecho.',
    redone: 'Rehecho.',
    becameMust: (requirement) => `${requirement}: indispensable.`,
    becameNice: (requirement) => `${requirement}: deseable.`,
    moved: (requirement, place, all) => `${requirement}: línea ${number(place)} de ${number(all)}.`,
    add: 'Agregar requisito',
    newWords: 'Nuevo requisito',
    newHint: 'Por ejemplo, «Xero o FreshBooks» o «3 años de Python»',
    newMust: 'Agregar como indispensable',
    toCheck: 'Por revisar: ver arriba',
    kinds: {
      skill: 'Habilidad',
      experience: 'Experiencia',
      title: 'Cargo',
      education: 'Formación',
      certification: 'Certificación',
      language: 'Idioma',
      location: 'Ubicación',
      other: 'Otro',
    },
    passing: (passing, all) => `${number(passing)} de ${number(all)} currículums`,
    passingShort: (passing, all) => `${number(passing)}/${number(all)}`,
    passingAll: (passing, all) =>
      `${number(passing)} de los ${number(all)} currículums de tu biblioteca muestran todos los indispensables.`,
    vague: 'Casi todos los currículums lo afirman, así que apenas influye en la puntuación.',
    vagueButHeavy: 'Casi todos los currículums lo afirman. Con este peso, sube mucho todas las puntuaciones.',
    overall: 'Ajuste general',
    overallHint:
      'Qué tan bien encaja el currículum en conjunto: cargo, trabajo descrito, ocupación y términos.',
    overallCounts: 'Contar para la puntuación',
    overallLines: (count) => lines(count),
    keys: {
      move: 'Requisito: anterior o siguiente',
      must: 'Requisito: indispensable',
      nice: 'Requisito: deseable',
      heavier: 'Requisito: más peso',
      lighter: 'Requisito: menos peso',
      edit: 'Requisito: editar texto',
      remove: 'Requisito: quitar',
      order: 'Requisito: subir o bajar',
      redo: 'Rehacer el cambio de un requisito',
    },
  },
  check: {
    heading: (count) => `Revisa estos (${number(count)})`,
    lead: (count) =>
      plural(count, { one: 'Revisar 1 requisito', other: `Revisar ${number(count)} requisitos` }),
    explanation:
      'La descripción del puesto no los deja claros. Tus respuestas se conservan aunque cambie el texto.',
    reasons: {
      'must-or-nice': (must) =>
        `La descripción no dice si esto es obligatorio. Se leyó como ${must ? 'indispensable' : 'deseable'}.`,
      'company-text': () => 'Quizá describe la empresa o el trabajo en lugar de pedir algo.',
      'years-of': (field) =>
        field === null
          ? 'La descripción no dice qué tipo de experiencia. Cuenta cualquier trabajo.'
          : `La descripción no deja claro qué tipo de experiencia. Se leyó como «${field}».`,
    },
    must: 'Indispensable',
    nice: 'Deseable',
    remove: 'Quitar',
    answer: (answer, requirement) => `${answer}: ${requirement}`,
    yearsOf: 'Años de',
    yearsOfLabel: (requirement) => `¿Años de qué? ${requirement}`,
    yearsMissing: 'Escribe de qué son los años o elige «Cualquier trabajo».',
    save: 'Guardar',
    anyWork: 'Cualquier trabajo',
    // The engine reads these lines, and reads years in English.
    years: (count, field) => `${number(count)}+ years of ${field}`,
    months: (count, field) => `${number(count)}+ months of ${field}`,
    workExperience: 'work experience',
    left: (count) =>
      count === 0
        ? 'Todo revisado.'
        : plural(count, {
            one: 'Queda 1 línea por revisar.',
            other: `Quedan ${number(count)} líneas por revisar.`,
          }),
  },
};
