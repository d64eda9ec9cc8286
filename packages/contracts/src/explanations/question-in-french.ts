import { spellingOf } from './spelling.ts';
import type { DegreeLevel, Explanations } from './statements.ts';

const { months, choice, language } = spellingOf('fr');

const degree: Readonly<Record<DegreeLevel, string>> = {
  secondary: 'un diplôme de fin d’études secondaires',
  vocational: 'une formation professionnelle',
  associate: 'un diplôme de niveau bac +2',
  bachelor: 'une licence',
  master: 'un master',
  doctorate: 'un doctorat',
};

const degreeIn = (level: DegreeLevel | null, fields: readonly string[]): string =>
  `${level === null ? 'un diplôme' : degree[level]}${fields.length > 0 ? ` (${choice(fields)})` : ''}`;

const atLevel = (level: string | null): string => {
  if (level === null) return '';
  return level === 'native' ? ' Langue maternelle demandée.' : ` Niveau demandé : ${level}.`;
};

export const questionInFrench: Explanations['question'] = {
  'ask-years': ({ months: asked }) =>
    `Combien de temps avez-vous travaillé en tout, et dans quels postes ? Demandé : ${months(asked)}.`,
  'ask-years-in': ({ months: asked, field }) =>
    `Quelle expérience avez-vous dans ce domaine : ${field} ? Dans quels postes ? Demandé : ${months(asked)}.`,
  'ask-years-as': ({ months: asked, title }) =>
    `Combien de temps avez-vous travaillé comme ${title} ou à un poste similaire ? Demandé : ${months(asked)}.`,
  'ask-degree': ({ level, fields }) =>
    `Avez-vous ${degreeIn(level, fields)} ? Sinon, quel diplôme ou quelle formation s’en rapproche le plus ?`,
  'ask-degree-near': ({ level, fields }) =>
    `Le poste demande ${degreeIn(level, fields)}. En quoi votre diplôme vous prépare-t-il à ce travail ?`,
  'ask-certificate': ({ name }) => `Avez-vous la certification ${name}, et jusqu’à quand est-elle valable ?`,
  'ask-license': ({ name }) =>
    `Votre licence ou autorisation (${name}) est-elle en cours de validité ? Où, et jusqu’à quand ?`,
  'ask-certificate-date': ({ name }) => `Quand pensez-vous terminer ${name} ?`,
  'ask-language': ({ language: code, level }) =>
    `Quel est votre niveau oral et écrit en ${language(code)}, et où l’utilisez-vous ?${atLevel(level)}`,
  'ask-language-named': ({ name, level }) =>
    `Quel est votre niveau oral et écrit dans cette langue : ${name} ? Où l’utilisez-vous ?${atLevel(level)}`,
  'ask-which': ({ words }) => `Que possédez-vous parmi ceci, et depuis quand : ${words} ?`,
  'ask-skill': ({ name }) => `Quelle expérience avez-vous de ${name} ?`,
  'ask-skill-near': ({ name }) => `Qu’avez-vous fait vous-même avec ${name} ?`,
  'ask-place': ({ place }) => `Pourriez-vous travailler dans ce lieu : ${place} ?`,
  'ask-on-site': () => 'Pouvez-vous travailler sur place aussi souvent que le poste le demande ?',
  'ask-travel': () => 'Pouvez-vous voyager autant que le poste le demande ?',
  'ask-relocation': () => 'Déménageriez-vous pour ce poste ?',
  'ask-shifts': () => 'Quels horaires décalés, quelles nuits ou quels week-ends pouvez-vous travailler ?',
  'ask-right-to-work': () => 'Avez-vous le droit de travailler dans le pays du poste ?',
  'ask-clearance': () => 'Avez-vous l’habilitation de sécurité demandée, ou pouvez-vous l’obtenir ?',
  'ask-transport': () => 'Disposez-vous du véhicule ou du moyen de transport que le poste demande ?',
  'ask-physical': () =>
    'Pouvez-vous répondre aux exigences physiques du poste, au besoin avec des aménagements raisonnables ?',
  'ask-availability': () => 'À partir de quand et pour combien d’heures par semaine êtes-vous disponible ?',
  'ask-portfolio': () => 'Lesquels de vos travaux pouvez-vous montrer ?',
  'ask-work': ({ words }) => `Quelle expérience en avez-vous : ${words} ?`,
};
