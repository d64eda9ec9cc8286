import { formatsOf } from '../lib/language/formats.ts';
import type { UiTexts } from './ui-texts.ts';

const { number, plural } = formatsOf('fr');

export const texts: UiTexts = {
  loading: 'Chargement…',
  close: 'Fermer',
  problem: 'Il y a un problème',
  copy: 'Copier',
  copied: 'Copié.',
  copyNamed: (what) => `Copier : ${what}`,
  undo: 'Annuler',
  undoLast: 'Annuler la dernière action',
  previousPage: 'Page précédente',
  nextPage: 'Page suivante',
  page: (page) => `Page ${page}`,
  pages: 'Pages',
  showTable: 'Afficher le tableau',
  showChart: 'Afficher le graphique',
  filters: (count) =>
    count === 0 ? 'Filtres' : plural(count, { one: 'Filtres, 1 actif', other: `Filtres, ${count} actifs` }),
  done: 'Terminé',
  sortBy: 'Trier par',
  ascending: 'croissant',
  descending: 'décroissant',
  stillWaiting: 'Le serveur n’a pas encore répondu…',
  notSavedYet: 'Pas encore enregistré. Le serveur n’a pas encore répondu…',
  searching: 'Recherche…',
  nothingFound: 'Aucun résultat. Essayez un autre mot.',
  characters: (length, most) => `${number(length)} caractères sur ${number(most)}`,
  results: (count) => plural(count, { one: `${count} résultat`, other: `${number(count)} résultats` }),
};
