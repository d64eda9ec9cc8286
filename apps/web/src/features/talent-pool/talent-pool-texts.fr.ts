import { formatsOf } from '../../lib/language/formats.ts';
import type { TalentPoolTexts } from './talent-pool-texts.ts';

const { number, plural } = formatsOf('fr');
const candidates = (count: number) =>
  plural(count, { one: `${number(count)} candidat`, other: `${number(count)} candidats` });

export const texts: TalentPoolTexts = {
  title: 'Vivier de talents · Winnow',
  heading: 'Vivier de talents',
  explanation:
    'Trouvez les bons candidats parmi les CV que vous avez déjà. La recherche ne coûte aucun crédit.',
  search: {
    label: 'Qui cherchez-vous ?',
    placeholder: 'senior accountant, QuickBooks, allemand B2, 5 ans',
    helper:
      'Séparez les critères par des virgules. AND, OR, NOT, les parenthèses et les guillemets fonctionnent aussi.',
    submit: 'Rechercher',
    failed: 'Nous n’avons pas pu interpréter cette recherche. Réessayez.',
    tooLong: (max) => `Saisissez au plus ${number(max)} caractères.`,
    ignored: (words) => `Non recherché : ${words}`,
    keys: {
      move: 'Parcourir les candidats',
      open: 'Ouvrir le candidat',
      removeLast: 'Retirer le dernier critère de recherche',
    },
    problems: {
      'nothing-to-search': 'Il n’y a aucun mot à chercher. Saisissez une compétence, un intitulé ou un lieu.',
      'only-common-words':
        'Ces mots figurent dans presque tous les CV. Ajoutez une compétence, un intitulé ou un lieu.',
      'one-letter': 'Saisissez plus d’une lettre.',
      'open-quote': 'Un guillemet n’est pas fermé. Ajoutez le second.',
      'open-parenthesis': 'Une parenthèse n’est pas fermée. Ajoutez ) à la fin.',
      'extra-parenthesis': 'Il y a une ) sans ( avant elle. Supprimez-la.',
      'missing-operand': 'Il manque quelque chose à côté de AND, OR ou NOT.',
      'too-deep': 'Trop de parenthèses imbriquées. Utilisez-en moins.',
    },
  },
  parts: {
    heading: 'Critères de recherche',
    remove: (name) => `Retirer ${name}`,
    clear: 'Effacer la recherche',
    mode: 'Importance',
    prefer: 'Souhaité',
    must: 'Indispensable',
    not: 'Exclu',
    years: 'Minimum, en années',
    anyYears: 'Indifférent',
    language: 'Niveau',
    anyLevel: 'Tous les niveaux',
    required: 'indispensable',
    excluded: 'exclu',
    placesHidden: 'Les lieux ne sont pas recherchés dans la vue anonyme.',
    unavailableList: 'Liste indisponible',
    listGone:
      'Une liste de talents de cette recherche a été supprimée ou n’est pas partagée avec vous : elle ne trouve donc personne. Retirez-la de la recherche.',
  },
  kinds: {
    skill: 'Compétence',
    title: 'Intitulé',
    occupation: 'Métier',
    level: 'Niveau',
    years: 'Expérience',
    degree: 'Diplôme',
    field: 'Domaine d’études',
    certification: 'Certification',
    language: 'Langue',
    place: 'Lieu',
    words: 'Mots du CV',
    boolean: 'Recherche booléenne',
    stage: 'Étape',
    tag: 'Étiquette',
    active: 'Dernière activité',
    source: 'Origine',
    list: 'Liste de talents',
  },
  degrees: {
    secondary: 'Études secondaires',
    vocational: 'Formation professionnelle',
    associate: 'Diplôme de niveau bac+2',
    bachelor: 'Licence',
    master: 'Master',
    doctorate: 'Doctorat',
  },
  levels: {
    trainee: 'En formation',
    junior: 'Junior',
    regular: 'Confirmé',
    senior: 'Senior',
    lead: 'Référent',
    manager: 'Manager',
    executive: 'Direction',
  },
  stages: {
    new: 'Nouveau',
    screening: 'Présélection',
    interview: 'Entretien',
    offer: 'Proposition',
    hired: 'Recruté',
    declined: 'Refusé',
  },
  verdicts: {
    met: 'Rempli',
    partly: 'Partiellement rempli',
    'not-met': 'Non rempli',
    'not-found': 'Non trouvé',
  },
  native: 'Langue maternelle',
  atLeast: (span) => `au moins ${span}`,
  activeWithin: (days) =>
    plural(days, { one: 'au cours du dernier jour', other: `au cours des ${number(days)} derniers jours` }),
  results: {
    heading: 'Candidats',
    total: candidates,
    failed: 'Impossible de charger les candidats',
    retry: 'Réessayer',
    match: (share) => `${share} de correspondance`,
    resumes: (count) => `${number(count)} CV`,
    added: (day) => `Ajouté le ${day}`,
    why: (name) => `En quoi ${name} correspond`,
    more: 'Afficher plus',
    selectShown: 'Sélectionner tous ceux affichés',
    lastShown: (count) =>
      `Les ${number(count)} premiers sont affichés. Ajoutez un critère pour affiner la recherche.`,
    none: 'Aucun candidat ne correspond',
    noneWords: 'Passez un critère indispensable en souhaité, ou retirez-en un.',
    empty: 'Pas encore de CV',
    emptyWords: 'Les candidats apparaissent ici dès que leurs CV sont analysés.',
    toAnalyzer: 'Importer des CV',
    pending: (count) =>
      plural(count, {
        one: `${number(count)} CV est en cours d’indexation.`,
        other: `${number(count)} CV sont en cours d’indexation.`,
      }),
  },
  filters: {
    heading: 'Affiner',
    failed: 'Impossible de charger les filtres',
    stage: 'Étape',
    active: 'Dernière activité',
    any: 'Indifférent',
    years: 'Expérience',
    yearsFrom: (from, to) =>
      to === null
        ? `${number(from)} ans ou plus`
        : from === 0
          ? 'Moins de 1 an'
          : `De ${number(from)} à ${number(to)} ans`,
  },
};
