import { formatsOf } from '../../lib/language/formats.ts';
import type { JobsTexts } from './jobs-texts.ts';

const { number, plural } = formatsOf('fr');

export const texts: JobsTexts = {
  title: 'Postes · Winnow',
  heading: 'Postes',
  introduction: 'Chaque CV est évalué selon les critères de l’une de ces fiches de poste.',
  add: 'Ajouter une fiche de poste',
  write: 'Générer avec l’IA',
  search: 'Rechercher',
  searchHint: 'Intitulé, entreprise ou lieu',
  order: 'Tri',
  orders: { updated: 'Modification', created: 'Plus récentes', title: 'Intitulé' },
  show: 'Afficher',
  statuses: { active: 'Actives', archived: 'Archivées' },
  failed: 'Impossible de charger vos fiches de poste',
  retry: 'Réessayer',
  more: 'Afficher plus',
  count: (count) =>
    plural(count, { one: `${number(count)} fiche de poste`, other: `${number(count)} fiches de poste` }),
  empty: 'Aucune fiche de poste pour le moment',
  emptyWords:
    'Collez ou importez une fiche de poste, ou générez-en une à partir d’un intitulé. Ses critères apparaissent pendant la saisie.',
  emptyArchive: 'Aucune fiche archivée',
  emptyArchiveWords: 'Les fiches de poste archivées apparaissent ici, avec tous leurs candidats.',
  noneFound: 'Aucun résultat',
  noneFoundWords: 'Aucun intitulé, entreprise ou lieu ne contient ces mots.',
  clearSearch: 'Effacer la recherche',
  requirements: (count, musts) =>
    `${plural(count, { one: `${number(count)} critère`, other: `${number(count)} critères` })}, ${plural(
      musts,
      { one: `${number(musts)} indispensable`, other: `${number(musts)} indispensables` },
    )}`,
  analyses: (count) =>
    plural(count, { one: `${number(count)} CV évalué`, other: `${number(count)} CV évalués` }),
  noAnalyses: 'aucun CV évalué pour le moment',
  changed: (when) => `Modifiée ${when}`,
  sources: { written: '', uploaded: 'Depuis un fichier', generated: 'Générée', sample: 'Exemple' },
  menu: (job) => `Options de ${job}`,
  analyze: 'Analyser des CV',
  edit: 'Modifier',
  duplicate: 'Dupliquer',
  archive: 'Archiver',
  restore: 'Restaurer',
  remove: 'Supprimer',
  duplicated: 'Fiche dupliquée. Vous consultez la copie.',
  archived: (job) => `« ${job} » est archivée.`,
  restored: (job) => `« ${job} » est restaurée.`,
  removed: (job) => `« ${job} » est supprimée.`,
  removedWith: (job) =>
    `« ${job} » est supprimée, avec ses lots et analyses. Les CV restent dans votre bibliothèque.`,
};
