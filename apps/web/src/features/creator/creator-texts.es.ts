import { writerLimits } from '@winnow/contracts';
import { formatsOf } from '../../lib/language/formats.ts';
import type { CreatorTexts } from './creator-texts.ts';

const { number, plural } = formatsOf('es');

export const texts: CreatorTexts = {
  title: 'Crear descripción del puesto · Winnow',
  heading: 'Generar descripción del puesto',
  introduction:
    'Solo necesitas el nombre del puesto. Las funciones habituales salen de datos de ocupaciones; no se inventa nada sobre tu empresa. La descripción se escribe en inglés.',
  form: {
    title: 'Nombre del puesto',
    titleHint: 'Por ejemplo, «Accountant»',
    titleError: 'Escribe el nombre del puesto',
    seniority: 'Nivel',
    any: 'Sin especificar',
    levels: {
      trainee: 'En formación',
      junior: 'Junior',
      regular: 'Con experiencia',
      senior: 'Senior',
      lead: 'Líder de equipo',
      manager: 'Gerencia',
      executive: 'Dirección ejecutiva',
    },
    place: 'Ubicación',
    workMode: 'Modalidad',
    modes: { 'on-site': 'Presencial', hybrid: 'Híbrida', remote: 'Remota' },
    employment: 'Tipo de empleo',
    employments: {
      'full-time': 'Tiempo completo',
      'part-time': 'Medio tiempo',
      contract: 'Por contrato',
      temporary: 'Temporal',
      internship: 'Prácticas',
    },
    industry: 'Sector',
    wishes: 'Requisitos y preferencias',
    wishesHint: `Uno por línea, hasta ${number(writerLimits.wishes)}: habilidades, años de experiencia, licencias. Empieza la línea con «nice to have:» si es opcional.`,
    companyError: `Usa ${number(writerLimits.companyCharacters)} caracteres como máximo.`,
    wishesError: `Escribe como máximo ${number(writerLimits.wishes)} líneas de hasta ${number(writerLimits.wishCharacters)} caracteres cada una.`,
    company: 'Sobre la empresa',
    companyHint: 'Se usa tal cual lo escribas.',
    tone: 'Tono',
    tones: { plain: 'Sencillo', warm: 'Cercano', formal: 'Formal' },
    length: 'Extensión',
    lengths: { short: 'Breve', standard: 'Estándar', detailed: 'Detallada' },
    write: 'Generar',
    writing: 'Generando',
    cancel: 'Cancelar',
    again: 'Generar de nuevo',
    cost: (left) =>
      left < 0
        ? 'Cuesta 1 crédito, solo si se genera. Tienes créditos ilimitados.'
        : `Cuesta 1 crédito, solo si se genera. Tienes ${plural(left, { one: '1 crédito', other: `${number(left)} créditos` })}.`,
    more: 'Comprar créditos',
    problem: 'Revisa los campos marcados.',
  },
  result: {
    heading: 'Descripción del puesto',
    empty: 'Tu descripción del puesto aparece aquí',
    emptyWords: 'Puedes editar o reescribir cada sección antes de guardarla.',
    draft: 'Generando la descripción del puesto',
    byUs: 'Generada por Winnow, sin modelo de lenguaje',
    byModel: (name) => `Generada por ${name}`,
    occupation: (name) => `Funciones de: ${name}`,
    rewrite: 'Reescribir',
    rewriteNamed: (section) => `Reescribir: ${section}`,
    undo: 'Deshacer',
    section: (section) => `Texto de «${section}»`,
    keep: 'Guardar descripción del puesto',
    keeping: 'Guardando',
    kept: 'Descripción guardada. Revisa sus requisitos.',
    copy: 'Copiar',
    copied: 'Copiado.',
  },
};
