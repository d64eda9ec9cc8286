import { spellingOf } from './spelling.ts';
import type { DegreeLevel, Explanations } from './statements.ts';

const { months, choice, language } = spellingOf('de');

const degree: Readonly<Record<DegreeLevel, string>> = {
  secondary: 'einen Schulabschluss der Sekundarstufe',
  vocational: 'eine Berufsausbildung',
  associate: 'einen Associate-Abschluss',
  bachelor: 'einen Bachelorabschluss',
  master: 'einen Masterabschluss',
  doctorate: 'eine Promotion',
};

const degreeIn = (level: DegreeLevel | null, fields: readonly string[]): string =>
  `${level === null ? 'einen Abschluss' : degree[level]}${fields.length > 0 ? ` (${choice(fields)})` : ''}`;

const atLevel = (level: string | null): string => {
  if (level === null) return '';
  return level === 'native' ? ' Verlangt wird Muttersprache.' : ` Verlangt wird Niveau ${level}.`;
};

export const questionInGerman: Explanations['question'] = {
  'ask-years': ({ months: asked }) =>
    `Wie lange haben Sie insgesamt gearbeitet, und in welchen Positionen? Verlangt: ${months(asked)}.`,
  'ask-years-in': ({ months: asked, field }) =>
    `Wie viel Erfahrung haben Sie auf diesem Gebiet: ${field}? In welchen Positionen? Verlangt: ${months(asked)}.`,
  'ask-years-as': ({ months: asked, title }) =>
    `Wie lange haben Sie als ${title} oder in einer ähnlichen Position gearbeitet? Verlangt: ${months(asked)}.`,
  'ask-degree': ({ level, fields }) =>
    `Haben Sie ${degreeIn(level, fields)}? Wenn nicht: Welcher Abschluss oder welche Ausbildung kommt dem am nächsten?`,
  'ask-degree-near': ({ level, fields }) =>
    `Die Stelle verlangt ${degreeIn(level, fields)}. Wie bereitet Ihr Abschluss Sie auf diese Arbeit vor?`,
  'ask-certificate': ({ name }) => `Haben Sie das Zertifikat ${name}, und bis wann ist es gültig?`,
  'ask-license': ({ name }) =>
    `Ist Ihre Zulassung oder Erlaubnis (${name}) gültig, und wo und bis wann gilt sie?`,
  'ask-certificate-date': ({ name }) => `Wann schließen Sie ${name} voraussichtlich ab?`,
  'ask-language': ({ language: code, level }) =>
    `Wie gut sprechen und schreiben Sie ${language(code)}, und wo verwenden Sie die Sprache?${atLevel(level)}`,
  'ask-language-named': ({ name, level }) =>
    `Wie gut sprechen und schreiben Sie ${name}, und wo verwenden Sie die Sprache?${atLevel(level)}`,
  'ask-which': ({ words }) => `Was davon haben Sie, und seit wann: ${words}?`,
  'ask-skill': ({ name }) => `Welche Erfahrung haben Sie mit ${name}?`,
  'ask-skill-near': ({ name }) => `Was haben Sie selbst mit ${name} gemacht?`,
  'ask-place': ({ place }) => `Könnten Sie in ${place} arbeiten?`,
  'ask-on-site': () => 'Können Sie so oft vor Ort arbeiten, wie die Stelle es verlangt?',
  'ask-travel': () => 'Können Sie so viel reisen, wie die Stelle es verlangt?',
  'ask-relocation': () => 'Würden Sie für diese Stelle umziehen?',
  'ask-shifts': () => 'Welche Schichten, Nächte oder Wochenenden können Sie arbeiten?',
  'ask-right-to-work': () => 'Dürfen Sie in dem Land arbeiten, in dem die Stelle ist?',
  'ask-clearance': () => 'Haben Sie die verlangte Sicherheitsüberprüfung, oder können Sie sie durchlaufen?',
  'ask-transport': () => 'Haben Sie das Fahrzeug oder Verkehrsmittel, das die Stelle verlangt?',
  'ask-physical': () =>
    'Können Sie die körperlichen Anforderungen der Stelle erfüllen, auch mit angemessenen Vorkehrungen?',
  'ask-availability': () => 'Ab wann und für wie viele Stunden in der Woche stehen Sie zur Verfügung?',
  'ask-portfolio': () => 'Welche eigenen Arbeiten können Sie zeigen?',
  'ask-work': ({ words }) => `Welche Erfahrung haben Sie damit: ${words}?`,
};
