import { spellingOf } from './spelling.ts';
import type { DegreeLevel, Explanations } from './statements.ts';

const { months, choice, language } = spellingOf('es-419');

const degree: Readonly<Record<DegreeLevel, string>> = {
  secondary: 'un título de bachillerato o secundaria',
  vocational: 'una formación profesional',
  associate: 'un título técnico superior',
  bachelor: 'una licenciatura o un grado',
  master: 'una maestría',
  doctorate: 'un doctorado',
};

const degreeIn = (level: DegreeLevel | null, fields: readonly string[]): string =>
  `${level === null ? 'un título' : degree[level]}${fields.length > 0 ? ` (${choice(fields)})` : ''}`;

const atLevel = (level: string | null): string => {
  if (level === null) return '';
  return level === 'native' ? ' El puesto pide lengua materna.' : ` El puesto pide nivel ${level}.`;
};

export const questionInSpanish: Explanations['question'] = {
  'ask-years': ({ months: asked }) =>
    `¿Cuánto tiempo has trabajado en total y en qué puestos? Se piden ${months(asked)}.`,
  'ask-years-in': ({ months: asked, field }) =>
    `¿Cuánta experiencia tienes en esta área: ${field}? ¿En qué puestos? Se piden ${months(asked)}.`,
  'ask-years-as': ({ months: asked, title }) =>
    `¿Cuánto tiempo has trabajado como ${title} o en un puesto similar? Se piden ${months(asked)}.`,
  'ask-degree': ({ level, fields }) =>
    `¿Tienes ${degreeIn(level, fields)}? Si no, ¿qué título o formación se acerca más?`,
  'ask-degree-near': ({ level, fields }) =>
    `El puesto pide ${degreeIn(level, fields)}. ¿Cómo te prepara tu título para este trabajo?`,
  'ask-certificate': ({ name }) => `¿Tienes el certificado ${name} y hasta cuándo es válido?`,
  'ask-license': ({ name }) => `¿Está vigente tu licencia (${name})? ¿Dónde y hasta cuándo es válida?`,
  'ask-certificate-date': ({ name }) => `¿Cuándo esperas terminar ${name}?`,
  'ask-language': ({ language: code, level }) =>
    `¿Qué tan bien hablas y escribes ${language(code)} y dónde lo usas?${atLevel(level)}`,
  'ask-language-named': ({ name, level }) =>
    `¿Qué tan bien hablas y escribes ${name} y dónde lo usas?${atLevel(level)}`,
  'ask-which': ({ words }) => `¿Cuáles de estos tienes y desde cuándo: ${words}?`,
  'ask-skill': ({ name }) => `¿Qué experiencia tienes con ${name}?`,
  'ask-skill-near': ({ name }) => `¿Qué has hecho personalmente con ${name}?`,
  'ask-place': ({ place }) => `¿Podrías trabajar en ${place}?`,
  'ask-on-site': () => '¿Puedes trabajar de forma presencial tan a menudo como lo requiere el puesto?',
  'ask-travel': () => '¿Puedes viajar tanto como lo requiere el puesto?',
  'ask-relocation': () => '¿Te mudarías por este puesto?',
  'ask-shifts': () => '¿Qué turnos, noches o fines de semana puedes trabajar?',
  'ask-right-to-work': () => '¿Tienes permiso para trabajar en el país del puesto?',
  'ask-clearance': () => '¿Tienes la autorización de seguridad que se pide, o puedes obtenerla?',
  'ask-transport': () => '¿Tienes el vehículo o el medio de transporte que requiere el puesto?',
  'ask-physical': () =>
    '¿Puedes cumplir las exigencias físicas del puesto, también con los ajustes razonables que necesites?',
  'ask-availability': () => '¿Desde cuándo y por cuántas horas a la semana tienes disponibilidad?',
  'ask-portfolio': () => '¿Qué trabajos tuyos puedes mostrar?',
  'ask-work': ({ words }) => `¿Qué experiencia tienes con esto: ${words}?`,
};
