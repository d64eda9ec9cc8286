import { spellingOf } from './spelling.ts';
import type { DegreeLevel, Explanations } from './statements.ts';

const { months, choice, language } = spellingOf('en');

const degree: Readonly<Record<DegreeLevel, string>> = {
  secondary: 'a high school diploma',
  vocational: 'vocational training',
  associate: 'an associate degree',
  bachelor: 'a bachelor’s degree',
  master: 'a master’s degree',
  doctorate: 'a doctorate',
};

const degreeIn = (level: DegreeLevel | null, fields: readonly string[]): string =>
  `${level === null ? 'a degree' : degree[level]}${fields.length > 0 ? ` in ${choice(fields)}` : ''}`;

const atLevel = (level: string | null): string => {
  if (level === null) return '';
  return level === 'native' ? ' The job asks for a native speaker.' : ` The job asks for level ${level}.`;
};

export const questionInEnglish: Explanations['question'] = {
  'ask-years': ({ months: asked }) =>
    `How long have you worked in all, and in which positions? The job asks for ${months(asked)}.`,
  'ask-years-in': ({ months: asked, field }) =>
    `How much experience do you have in ${field}, and in which positions? The job asks for ${months(asked)}.`,
  'ask-years-as': ({ months: asked, title }) =>
    `How long have you worked as ${title} or in a similar role? The job asks for ${months(asked)}.`,
  'ask-degree': ({ level, fields }) =>
    `Do you have ${degreeIn(level, fields)}? If not, which degree or training comes closest?`,
  'ask-degree-near': ({ level, fields }) =>
    `The job asks for ${degreeIn(level, fields)}. How does your own degree prepare you for this work?`,
  'ask-certificate': ({ name }) => `Do you hold the certificate ${name}, and until when is it valid?`,
  'ask-license': ({ name }) => `Is your license (${name}) current, and where and until when is it valid?`,
  'ask-certificate-date': ({ name }) => `When do you expect to complete ${name}?`,
  'ask-language': ({ language: code, level }) =>
    `How well do you speak and write ${language(code)}, and where do you use it?${atLevel(level)}`,
  'ask-language-named': ({ name, level }) =>
    `How well do you speak and write ${name}, and where do you use it?${atLevel(level)}`,
  'ask-which': ({ words }) => `Which of these do you have, and since when: ${words}?`,
  'ask-skill': ({ name }) => `What experience do you have with ${name}?`,
  'ask-skill-near': ({ name }) => `What have you done yourself with ${name}?`,
  'ask-place': ({ place }) => `Could you work in ${place}?`,
  'ask-on-site': () => 'Can you work on site as often as the job requires?',
  'ask-travel': () => 'Can you travel as much as the job requires?',
  'ask-relocation': () => 'Would you relocate for this job?',
  'ask-shifts': () => 'Which shifts, nights or weekends can you work?',
  'ask-right-to-work': () => 'Are you authorized to work in the country of the job?',
  'ask-clearance': () => 'Do you hold the required clearance, or can you obtain it?',
  'ask-transport': () => 'Do you have the vehicle or transportation that the job requires?',
  'ask-physical': () => 'Can you meet the physical demands of the job, with or without accommodations?',
  'ask-availability': () => 'From when and for how many hours a week are you available?',
  'ask-portfolio': () => 'Which of your own work can you show?',
  'ask-work': ({ words }) => `What experience do you have with this: ${words}?`,
};
