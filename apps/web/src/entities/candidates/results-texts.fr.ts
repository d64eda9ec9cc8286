import type { CandidateGroup } from '@winnow/contracts';
import { formatsOf } from '../../lib/language/formats.ts';
import type { ResultsTexts } from './results-texts.ts';

const { number, plural } = formatsOf('fr');
const candidates = (count: number) =>
  plural(count, { one: `${number(count)} candidat`, other: `${number(count)} candidats` });

const groupNames = {
  'talk-first': 'Meilleures correspondances',
  'ask-first': 'À examiner',
  'missing-must': 'Indispensable manquant',
  'cannot-judge': 'Impossible à évaluer',
};
const inGroups = (groups: readonly CandidateGroup[]) =>
  groups
    .toReversed()
    .map((group) => `« ${groupNames[group]} »`)
    .join(' ou ');

export const texts: ResultsTexts = {
  caption: 'Candidats, groupés selon la suite à donner',
  waiting: 'Les résultats apparaissent ici au fur et à mesure.',
  review: (count) => `Examiner ${candidates(count)}`,
  none: 'Aucun CV de ce lot n’a pu être évalué',
  noneWords: 'Chaque fichier ci-dessous indique pourquoi. Les fichiers illisibles ne coûtent rien.',
  emptied: {
    heading: 'Les candidats de ce lot ont été supprimés',
    words:
      'Vous les avez supprimés ou leur durée de conservation a expiré. Le lot figure toujours dans votre relevé des crédits.',
  },
  noneFound: 'Aucun candidat ne correspond à ces filtres',
  noneFoundWords: 'Modifiez ou effacez les filtres pour voir les autres candidats de ce lot.',
  clearFilters: 'Effacer les filtres',
  shown: (shown, all, order) =>
    [shown === all ? candidates(all) : `${number(shown)} sur ${candidates(all)}`, order]
      .filter(Boolean)
      .join(' · '),
  selectAll: 'Sélectionner tous les affichés',
  groupNames,
  groups: {
    'talk-first': 'Tous les indispensables sont remplis, avec un bon score et assez de preuves.',
    'ask-first':
      'Un indispensable est partiellement rempli ou non trouvé, ou le score ou la fiabilité est faible. Posez la question avant de décider.',
    'missing-must': 'Le CV montre qu’un indispensable n’est pas rempli. À vous de décider si cela compte.',
    'cannot-judge': 'Trop peu de texte a pu être lu pour évaluer.',
  },
  glance: {
    heading: 'Résumé de ce lot',
    half: (median) => `La moitié obtient ${number(median)} ou plus.`,
    scores: 'Scores',
    range: 'Score',
    candidates: 'Candidats',
    lacking: 'Le plus souvent non rempli ou non trouvé',
    lackingWords: (judged) => `Combien de candidats sur ${number(judged)} ne le montrent pas.`,
    requirement: 'Critère',
    costliest: (requirement, count) =>
      `« ${requirement} » est le seul indispensable que ${plural(count, {
        one: `${number(count)} candidat ne montre`,
        other: `${number(count)} candidats ne montrent`,
      })} pas.`,
  },
  ties: { score: 'Même score', confidence: 'Même fiabilité', experience: 'Même expérience' },
  sort: {
    label: 'Trier',
    orders: {
      score: { descending: 'Meilleur score', ascending: 'Score le plus bas' },
      confidence: {
        descending: 'Meilleure fiabilité',
        ascending: 'Fiabilité la plus basse',
      },
      experience: { descending: 'Plus d’expérience', ascending: 'Moins d’expérience' },
      judged: { descending: 'Analyses récentes', ascending: 'Analyses anciennes' },
      name: { ascending: 'Candidat, de A à Z', descending: 'Candidat, de Z à A' },
    },
  },
  columns: {
    select: 'Sélectionner',
    candidate: 'Candidat',
    musts: 'Indispensables',
    score: 'Score',
    decision: 'Décision',
  },
  row: {
    open: (name) => `Ouvrir ${name}`,
    select: (name) => `Sélectionner ${name}`,
    noYears: 'Expérience non indiquée',
    musts: (met, all, partly) =>
      `${number(met)} indispensables sur ${number(all)}${partly > 0 ? `, ${number(partly)}\u00a0en\u00a0partie` : ''}`,
    mustsLabel: (met, all, partly) =>
      `${number(met)} indispensables remplis sur ${number(all)}${partly > 0 ? `, ${number(partly)}\u00a0en\u00a0partie` : ''}`,
    confidence: (percent) => `Fiabilité ${percent}`,
    score: (score) => `Score : ${score} sur 100`,
    notScored: 'Impossible à évaluer',
    override: (score) => `Votre score : ${number(score)}`,
    flags: (count) => plural(count, { one: `${number(count)} alerte`, other: `${number(count)} alertes` }),
    corrected: 'Corrigé',
    outdated: 'Évalué selon une ancienne version',
    notes: 'Notes',
    comments: (count) => plural(count, { one: '1 commentaire', other: `${number(count)} commentaires` }),
    decide: (name) => `Décision pour ${name}`,
    moved: (places) =>
      places > 0 ? `monte de ${number(places)}` : places < 0 ? `descend de ${number(-places)}` : 'même place',
  },
  rankedLower: {
    because: (reasons) => `Sous des scores plus bas : ${reasons}`,
    'not-met': (count) =>
      plural(count, {
        one: `${number(count)} indispensable n’est pas rempli`,
        other: `${number(count)} indispensables ne sont pas remplis`,
      }),
    partly: (count) =>
      plural(count, {
        one: `${number(count)} indispensable n’est rempli qu’en partie`,
        other: `${number(count)} indispensables ne sont remplis qu’en partie`,
      }),
    'not-found': (count) =>
      plural(count, {
        one: `${number(count)} indispensable n’a pas été trouvé`,
        other: `${number(count)} indispensables n’ont pas été trouvés`,
      }),
    'low-confidence': 'la fiabilité est faible',
    'computed-score': 'les groupes suivent le score calculé',
  },
  bands: {
    strong: 'Correspondance forte',
    'worth-a-call': 'Bonne correspondance',
    partial: 'Correspondance partielle',
    'little-found': 'Correspondance faible',
  },
  tools: {
    search: 'Rechercher',
    searchHint: 'Nom ou texte',
    stage: 'Étape',
    decision: 'Décision',
    any: 'Tous',
    undecided: 'Sans décision',
    anonymous: 'Anonyme',
    anonymousHelp: 'Masque les noms et les lieux jusqu’à ce que vous la désactiviez.',
    weights: 'Poids et indispensables',
  },
  keys: {
    next: 'Candidat suivant',
    previous: 'Candidat précédent',
    open: 'Ouvrir le candidat',
    yes: 'Décider oui',
    maybe: 'Décider peut-être',
    no: 'Décider non',
  },
  changed: {
    decided: {
      yes: (name) => `Oui pour ${name}.`,
      maybe: (name) => `Peut-être pour ${name}.`,
      no: (name) => `Non pour ${name}.`,
    },
    overtaken: (who, decision) =>
      `${who} a décidé « ${decision} » juste avant vous. Votre décision l’a remplacée.`,
    undecided: (name) => `Décision retirée pour ${name}.`,
    moved: (name, stage) => `${name} passe à l’étape « ${stage} ».`,
    overridden: (score) => `Votre score de ${number(score)} s’affiche à côté du score calculé.`,
    notOverridden: 'Votre propre score est retiré.',
    noNotes: 'Les notes sont retirées.',
  },
  export: {
    label: 'Exporter',
    csv: 'CSV',
    xlsx: 'Excel',
    pdf: 'Rapport PDF',
    json: 'JSON',
    'json-resume': 'JSON Resume',
    what: (count, isAnonymous) => `${candidates(count)}, ${isAnonymous ? 'vue anonyme' : 'avec les noms'}`,
    name: (job, isAnonymous) => `${job} - candidats${isAnonymous ? ', vue anonyme' : ''}`,
  },
  weights: {
    title: 'Poids et indispensables',
    explanation:
      'La liste s’actualise à mesure que vous les modifiez. Rien n’est enregistré ni facturé tant que vous ne les conservez pas pour ce poste.',
    swapped: (count) =>
      count === 0
        ? 'L’ordre ne change pas.'
        : plural(count, {
            one: `${number(count)} candidat change de place.`,
            other: `${number(count)} candidats changent de place.`,
          }),
    reset: 'Réinitialiser',
    keep: 'Conserver pour ce poste',
    keeping: 'Enregistrement…',
    kept: 'Enregistré comme nouvelle version. Tous les candidats ont été réévalués gratuitement.',
  },
  sweeping: {
    one: ({ text, count, groups }, judged) =>
      `${number(count)} sur ${candidates(judged)} ${plural(count, { one: 'se trouve', other: 'se trouvent' })} dans ${inGroups(groups)} à cause de « ${text} »`,
    several: (count) => `${number(count)} indispensables écartent chacun presque tous les candidats`,
    each: ({ text, count, groups }, judged) =>
      `« ${text} » : ${number(count)} sur ${candidates(judged)} dans ${inGroups(groups)}`,
    moved: (count) =>
      count === 0
        ? 'D’autres indispensables les y maintiennent aussi.'
        : `En critère souhaité, ${plural(count, {
            one: `${number(count)} candidat passerait`,
            other: `${number(count)} candidats passeraient`,
          })} dans un autre groupe. La réévaluation est gratuite.`,
    makeNice: 'En faire un critère souhaité',
    makeNiceOf: (requirement) => `En faire un critère souhaité : ${requirement}`,
    working: 'Réévaluation…',
    niceNow: (requirement) =>
      `« ${requirement} » est désormais un critère souhaité. Tous les candidats ont été réévalués gratuitement.`,
    mustAgain: (requirement) =>
      `« ${requirement} » est à nouveau indispensable. Tous les candidats ont été réévalués gratuitement.`,
  },
  outdated: {
    heading: 'La fiche de poste a changé depuis',
    words: (count) =>
      plural(count, {
        one: `${number(count)} candidat a été évalué selon une ancienne version. Son historique conserve ce score.`,
        other: `${number(count)} candidats ont été évalués selon une ancienne version. Leur historique conserve ce score.`,
      }),
    score: 'Réévaluer gratuitement',
    scoring: 'Réévaluation…',
    done: 'Tous les candidats sont évalués selon la fiche de poste actuelle.',
  },
  share: {
    title: 'Partager une liste',
    explanation:
      'Toute personne disposant du lien peut lire la liste et les motifs, sans compte. Les CV ne peuvent pas être téléchargés.',
    name: 'Titre',
    who: (count) => candidates(count),
    days: 'Ouvert pendant',
    day: (count) => plural(count, { one: `${number(count)} jour`, other: `${number(count)} jours` }),
    anonymous: 'Anonyme',
    comments: 'Autoriser les commentaires',
    create: 'Créer le lien',
    creating: 'Création…',
    link: 'Lien',
    once: 'Copiez-le maintenant. Il ne sera plus affiché.',
    copy: 'Copier',
    copied: 'Copié.',
    done: 'Terminé',
    cancel: 'Annuler',
    manage: 'Gérer les liens',
  },
};
