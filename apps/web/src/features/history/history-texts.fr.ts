import { formatsOf } from '../../lib/language/formats.ts';
import type { HistoryTexts } from './history-texts.ts';

const { number, plural } = formatsOf('fr');
const candidates = (count: number) =>
  plural(count, { one: `${number(count)} candidat`, other: `${number(count)} candidats` });
const resumes = (count: number) => `${number(count)} CV`;
const credits = (count: number) =>
  plural(count, { one: `${number(count)} crédit`, other: `${number(count)} crédits` });

export const texts: HistoryTexts = {
  title: 'Candidats · Winnow',
  heading: 'Candidats',
  introduction: 'Les candidats de tous les postes, vos lots et votre bibliothèque de CV.',
  analyze: 'Analyser des CV',
  views: {
    label: 'Vues',
    candidates: 'Candidats',
    runs: 'Lots',
    files: 'Bibliothèque de CV',
    links: 'Liens partagés',
  },
  failed: 'Impossible de charger cette liste',
  retry: 'Réessayer',
  clear: 'Effacer les filtres',
  any: 'Tous',
  search: 'Rechercher',
  candidates: {
    caption: 'Candidats',
    searchHint: 'Nom ou texte',
    job: 'Poste',
    group: 'Groupe',
    groups: {
      'talk-first': 'Meilleures correspondances',
      'ask-first': 'À examiner',
      'missing-must': 'Indispensable manquant',
      'cannot-judge': 'Impossible à évaluer',
    },
    bands: {
      strong: 'Forte',
      'worth-a-call': 'Bonne',
      partial: 'Partielle',
      'little-found': 'Faible',
    },
    stage: 'Étape',
    decision: 'Décision',
    undecided: 'Sans décision',
    minScore: 'Score minimal',
    minScoreOf: (score) => `${number(score)} ou plus`,
    flagged: 'Alertes',
    flags: { yes: 'Avec alerte', no: 'Sans alerte' },
    anonymous: 'Anonyme',
    anonymousHelp: 'Masque les noms et les lieux jusqu’à ce que vous la désactiviez.',
    shown: (shown, all) => (shown === all ? candidates(all) : `${number(shown)} sur ${candidates(all)}`),
    older: (held, all) => `Les ${number(held)} plus récents sur ${number(all)} sont chargés.`,
    showOlder: 'Charger les plus anciens',
    selectAll: 'Sélectionner tous les affichés',
    select: (name) => `Sélectionner ${name}`,
    empty: 'Aucun candidat pour le moment',
    emptyWords:
      'Choisissez un poste et importez des CV. Les candidats apparaissent ici après votre premier lot.',
    none: 'Aucun candidat ne correspond à ces filtres',
    noneWords: 'Modifiez ou effacez les filtres pour voir les autres.',
    columns: {
      candidate: 'Candidat',
      job: 'Poste',
      group: 'Groupe',
      score: 'Score',
      confidence: 'Fiabilité',
      musts: 'Indispensables',
      years: 'Expérience',
      decision: 'Décision',
      judged: 'Analysé',
    },
    musts: (met, all) => `${number(met)} sur ${number(all)}`,
    notSaid: 'non indiqué',
    notScored: 'sans score',
    yours: (score) => `le vôtre : ${number(score)}`,
    exportName: 'Candidats',
    shareTitle: 'Candidats',
  },
  runs: {
    caption: 'Lots',
    state: 'État',
    states: { running: 'En cours', done: 'Terminé', cancelled: 'Annulé' },
    unread: 'Avec des fichiers illisibles',
    columns: {
      job: 'Poste',
      started: 'Début',
      state: 'État',
      outcome: 'CV',
      credits: 'Crédits',
      act: 'Supprimer',
    },
    sample: 'Exemple',
    version: (version) => `version ${number(version)}`,
    analyzed: (done, all) => `${number(done)} sur ${number(all)} analysés`,
    emptied: 'CV supprimés',
    failed: (count) =>
      plural(count, { one: `${number(count)} illisible`, other: `${number(count)} illisibles` }),
    duplicates: (count) => `${number(count)} en double`,
    cancelled: (count) =>
      plural(count, { one: `${number(count)} annulé`, other: `${number(count)} annulés` }),
    credits: (charged, held) =>
      held > 0
        ? `${credits(charged)}, ${plural(held, {
            one: `${number(held)} réservé`,
            other: `${number(held)} réservés`,
          })}`
        : charged === 0
          ? 'gratuit'
          : credits(charged),
    empty: 'Aucun lot pour le moment',
    emptyWords: 'Un lot évalue jusqu’à 50 CV pour un poste.',
    none: 'Aucun lot ne correspond à ce filtre',
    noneWords: 'Effacez le filtre pour voir tous les lots.',
    more: 'Charger plus',
    remove: (job) => `Supprimer le lot pour ${job}`,
    removed: 'Lot supprimé, avec les analyses qui n’appartiennent à aucun autre lot. Les CV sont conservés.',
  },
  files: {
    caption: 'Bibliothèque de CV',
    searchHint: 'Nom de fichier ou candidat',
    count: (count) => `${resumes(count)} dans votre bibliothèque`,
    found: (count) => plural(count, { one: `${resumes(count)} trouvé`, other: `${resumes(count)} trouvés` }),
    columns: {
      file: 'Fichier',
      state: 'État',
      judged: 'Analysé',
      added: 'Ajouté',
      expires: 'Conservé jusqu’à',
      act: 'Original',
    },
    select: (file) => `Sélectionner ${file}`,
    states: { unread: 'Pas encore lu', read: 'Lu', refused: 'Illisible' },
    analyses: (count) => `${number(count)} fois`,
    never: 'jamais',
    kept: 'votre suppression',
    expires: (when) => `supprimé ${when}`,
    download: (file) => `Télécharger ${file}`,
    empty: 'Aucun CV pour le moment',
    emptyWords:
      'Les CV que vous importez sont conservés ici, pour que vous puissiez les évaluer pour d’autres postes.',
    none: 'Aucun CV trouvé',
    noneWords: 'Essayez un autre nom de fichier ou candidat, ou effacez les filtres.',
    more: 'Charger plus',
    selected: (count) =>
      plural(count, { one: `${number(count)} sélectionné`, other: `${number(count)} sélectionnés` }),
    remove: 'Supprimer',
    clearSelection: 'Effacer la sélection',
    removed: (count) =>
      plural(count, {
        one: `${resumes(count)} supprimé, avec toutes ses analyses.`,
        other: `${resumes(count)} supprimés, avec toutes leurs analyses.`,
      }),
  },
};
