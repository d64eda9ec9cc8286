import { formatsOf } from '../../lib/language/formats.ts';
import type { FairnessTexts } from './fairness-texts.ts';

const { number, plural } = formatsOf('fr');

export const texts: FairnessTexts = {
  title: 'Équité · Winnow',
  heading: 'Tableaux d’équité',
  explanation:
    'La fréquence à laquelle les candidats sont retenus, selon ce qu’ils ont dit d’eux-mêmes. Seuls des totaux sont affichés : ni noms, ni fichiers, ni réponses individuelles.',
  failed: 'Nous n’avons pas pu charger les tableaux d’équité',
  retry: 'Réessayer',
  empty: 'Aucune candidature à compter pour le moment',
  emptyWords:
    'Les candidatures reçues par les pages des postes sont comptées à partir du premier jour du mois suivant.',
  questions: {
    heading: 'Questions aux candidats',
    explanation: 'Après avoir postulé, les candidats peuvent indiquer leur sexe ou genre et leur origine.',
    label: 'Poser des questions facultatives aux candidats',
    helper:
      'Les réponses sont conservées chiffrées et à part des candidatures. Les recruteurs ne les voient jamais, et elles n’entrent dans aucun score. Les candidats peuvent les supprimer avec le lien de leur e-mail de confirmation.',
    on: 'Les candidats sont interrogés. Les propriétaires et les administrateurs peuvent le modifier.',
    off: 'Les candidats ne sont pas interrogés. Les propriétaires et les administrateurs peuvent le modifier.',
    failed: 'Nous n’avons pas pu enregistrer ce choix. Réessayez.',
  },
  tables: {
    heading: 'Taux',
    explanation: (day) =>
      `Compté jusqu’au ${day}. Les chiffres changent une fois par mois, pour qu’aucun changement ne permette de reconnaître une personne.`,
  },
  year: 'Année de la candidature',
  job: 'Poste',
  wholeOrganization: 'Toute l’organisation',
  measure: 'Mesure',
  measures: {
    score: 'Score supérieur à la médiane',
    screening: 'Présélection atteinte',
    interview: 'Entretien atteint',
    offer: 'Offre atteinte',
    hired: 'Recruté',
  },
  by: { sex: 'Par sexe', race: 'Par origine ethnique', both: 'Par sexe et origine ensemble' },
  sexes: { woman: 'Femme', man: 'Homme', another: 'Autre genre' },
  races: {
    'hispanic-or-latino': 'Hispanique ou latino-américain',
    white: 'Blanc',
    'black-or-african-american': 'Noir ou afro-américain',
    'native-hawaiian-or-pacific-islander': 'Originaire d’Hawaï ou d’une autre île du Pacifique',
    asian: 'Asiatique',
    'american-indian-or-alaska-native': 'Autochtone d’Amérique ou d’Alaska',
    'two-or-more': 'Au moins deux de ces groupes',
  },
  counts: (applicants) =>
    plural(applicants, {
      one: `${number(applicants)} candidature.`,
      other: `${number(applicants)} candidatures.`,
    }),
  unknown: (people) => `Sans réponse : ${number(people)}.`,
  unknownOrHidden: (people) => `Sans réponse ou dans des catégories masquées : ${number(people)}.`,
  nothingToSay: 'Trop peu pour conclure : il n’y a pas assez de réponses pour comparer des catégories.',
  columns: {
    category: 'Catégorie',
    selected: 'Retenues / sur',
    rate: 'Taux',
    ratio: 'Rapport d’impact',
    chance: 'p de Fisher · z',
    finding: 'Constat',
  },
  hidden: 'masqué',
  gaps: {
    'too-few': 'Trop peu pour conclure',
    'left-out': 'Moins de 2 % : non comparé',
    'none-selected': 'Personne n’a été retenu',
  },
  highest: 'Taux le plus élevé',
  below: 'Moins de quatre cinquièmes',
  notBelow: 'Au moins quatre cinquièmes',
  reading: [
    'Le rapport d’impact divise un taux par le plus élevé du tableau. Au-dessous de quatre cinquièmes, c’est un signe d’effet défavorable, pas une preuve. Le p de Fisher et z disent si une telle différence peut venir du hasard.',
    'Les nombres de 1 à 4 personnes sont masqués, ainsi que d’autres qui permettraient de les déduire. Les catégories de moins de 10 personnes ne sont pas comparées.',
    'Ce n’est pas un audit indépendant au sens de la Local Law 144 de New York. Un auditeur peut utiliser le fichier.',
  ],
  download: { xlsx: 'Télécharger en XLSX', csv: 'Télécharger en CSV' },
  downloadFailed: 'Nous n’avons pas pu télécharger les tableaux. Réessayez.',
  recorded: 'Chaque consultation et chaque téléchargement figurent dans le journal d’audit.',
};
