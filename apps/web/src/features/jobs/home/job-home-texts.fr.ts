import { limits } from '@winnow/contracts';
import { formatsOf } from '../../../lib/language/formats.ts';
import type { JobHomeTexts } from './job-home-texts.ts';

const { number, plural } = formatsOf('fr');
const candidates = (count: number) =>
  plural(count, { one: `${number(count)} candidat`, other: `${number(count)} candidats` });
const resumes = (count: number) => `${number(count)} CV`;
const requirements = (count: number) =>
  plural(count, { one: `${number(count)} critère`, other: `${number(count)} critères` });
const analyzed = (count: number) =>
  plural(count, { one: `${number(count)} analysé`, other: `${number(count)} analysés` });

export const texts: JobHomeTexts = {
  titleOf: (job) => `${job} · Winnow`,
  back: 'Tous les postes',
  views: {
    label: 'Vues de ce poste',
    candidates: 'Candidats',
    applications: 'Candidatures',
    library: 'Bibliothèque',
    board: 'Tableau',
    requirements: 'Critères',
    mailbox: 'Boîte de réception',
    activity: 'Activité',
    figures: 'Chiffres',
  },
  whatIf: 'Et si : essayer d’autres poids',
  analyze: 'Importer des CV',
  archived: 'Archivé',
  missing: {
    missing: 'Poste introuvable',
    missingWords: 'Il a peut-être été supprimé.',
    failed: 'Impossible de charger ce poste',
    retry: 'Réessayer',
  },
  running: (job) => plural(job, { one: 'Un lot est en cours.', other: `${number(job)} lots sont en cours.` }),
  runningWords: 'Les candidats rejoignent cette liste à mesure que leurs CV sont analysés.',
  openRun: 'Voir la progression',
  list: {
    caption: 'Candidats de ce poste',
    failed: 'Impossible de charger les candidats',
    retry: 'Réessayer',
    empty: 'Aucun candidat pour le moment',
    emptyWords:
      'Importez des CV pour les évaluer selon les critères de ce poste. Les candidats de tous les lots apparaissent ici.',
    onlyNew: (count) => `Nouveaux uniquement (${number(count)})`,
    isNew: 'Nouveau',
    isNewHelp: 'Arrivé depuis votre dernière visite',
    shown: (shown, all) => (shown === all ? candidates(all) : `${number(shown)} sur ${candidates(all)}`),
    more: (loaded, all) => `Les ${number(loaded)} meilleurs sur ${candidates(all)} sont chargés.`,
    loadMore: 'Charger plus',
    none: 'Aucun candidat ne correspond à ces filtres',
    noneWords: 'Modifiez ou effacez les filtres pour voir les autres.',
    clear: 'Effacer les filtres',
  },
  outdated: {
    heading: 'Les critères ont changé depuis',
    words: (count) =>
      plural(count, {
        one: `${number(count)} candidat a été évalué selon une version antérieure. Ce score reste dans son historique.`,
        other: `${number(count)} candidats ont été évalués selon une version antérieure. Ces scores restent dans leur historique.`,
      }),
    score: 'Réévaluer gratuitement',
    scoring: 'Réévaluation…',
    done: 'Tous les candidats sont évalués selon les critères actuels.',
  },
  board: {
    label: 'Candidats par étape',
    stage: 'Étape',
    empty: 'Aucun candidat',
    drop: 'Déposez ici',
    hint: 'Faites glisser une carte, ou appuyez sur Maj et une flèche sur un candidat, pour changer d’étape.',
    actions: (name) => `Actions pour ${name}`,
    askForStage: (stage) => `Demander une revue de tous dans ${stage}`,
    moveTo: (stage) => `Passer à « ${stage} »`,
    score: (score) => `Score ${number(score)}`,
    notScored: 'Impossible à évaluer',
    more: (count) => `Afficher ${number(count)} de plus`,
  },
  activity: {
    filter: {
      what: 'Afficher',
      who: 'Par',
      everything: 'Tout',
      anyone: 'Tout le monde',
      kinds: { note: 'Notes', candidate: 'Candidats', job: 'Poste', run: 'Lots d’analyse' },
      none: 'Rien pour l’instant.',
    },
    heading: 'Activité',
    failed: 'Impossible de charger l’activité',
    retry: 'Réessayer',
    more: 'Charger plus',
    note: 'Ajouter une note',
    noteHint: 'Par exemple : ce que le manager a demandé',
    missing: 'Écrivez une note.',
    tooLong: `La note doit faire moins de ${number(limits.jobNoteMax)} caractères.`,
    add: 'Ajouter la note',
    adding: 'Ajout…',
    added: 'Note ajoutée.',
    remove: 'Supprimer la note',
    removed: 'Note supprimée.',
    reason: (reason) => `Motif : ${reason}`,
    changes: {
      moved: (from, to) => `passé de ${from} à ${to}`,
      decided: (decision) => `décision : ${decision}`,
      undecided: 'décision retirée',
      notesWritten: 'notes modifiées',
      notesRemoved: 'notes supprimées',
      scoreSet: (score) => `score fixé à la main à ${number(score)}`,
      scoreWithdrawn: 'score fixé à la main retiré',
      corrected: 'données corrigées',
      restored: 'corrections retirées',
      passageAccepted: 'passage confirmé',
      passageWithdrawn: 'confirmation d’un passage retirée',
      scoredAgain: (version) => `réévalué selon la version ${number(version)}`,
      assigned: (name) => `attribué à ${name}`,
      unassigned: 'n’est plus attribué',
      tags: 'étiquettes modifiées',
      emailSent: (subject) => `e-mail envoyé : ${subject}`,
      emailFailed: (subject) => `échec de l’e-mail : ${subject}`,
      commented: 'commentaire écrit',
      replied: 'réponse à un commentaire',
      exported: (isAnonymous) => (isAnonymous ? 'exporté sans le nom' : 'exporté'),
      shared: (title) => `partagé dans la liste « ${title} »`,
      reviewed: 'revue remise',
    },
    saved: (version, count) =>
      version === 1
        ? `Poste ajouté avec ${requirements(count)}`
        : `Version ${number(version)} enregistrée avec ${requirements(count)}`,
    archived: 'Poste archivé',
    restored: 'Poste restauré depuis les archives',
    runStarted: (files) => `Lot lancé avec ${resumes(files)}`,
    runEnded: (done, failed) =>
      [`Lot terminé : ${analyzed(done)}`, failed > 0 ? `${number(failed)} en échec` : '']
        .filter(Boolean)
        .join(', '),
    runCanceled: (done) => `Lot annulé : ${analyzed(done)}`,
    openRun: 'Voir le lot',
  },
  figures: {
    failed: 'Impossible de charger les chiffres',
    retry: 'Réessayer',
    empty: 'Aucun chiffre pour le moment',
    emptyWords: 'Ils sont calculés à partir des candidats de ce poste.',
    totals: {
      candidates: 'Candidats',
      undecided: 'Sans décision',
      yes: 'Oui',
      maybe: 'Peut-être',
      no: 'Non',
    },
    funnel: 'Entonnoir de recrutement',
    funnelWords: 'Chaque nombre compte tous ceux qui ont atteint l’étape, y compris ceux refusés ensuite.',
    stage: 'Étape',
    reached: 'Candidats',
    times: 'Temps par étape',
    timesWords:
      'La moitié des candidats ont quitté l’étape dans ce délai. Les changements annulés en moins d’une minute ne comptent pas.',
    median: 'Durée habituelle',
    here: 'En cours',
    longest: 'Attente max.',
    notEnough: (fewest) => `Données insuffisantes : moins de ${number(fewest)} ont quitté cette étape`,
    noOneHere: 'aucun',
    hours: (hours) => plural(hours, { one: `${number(hours)} heure`, other: `${number(hours)} heures` }),
    days: (days) => plural(days, { one: `${number(days)} jour`, other: `${number(days)} jours` }),
    lessThanAnHour: 'moins d’une heure',
    musts: 'Effet des indispensables',
    mustsWords:
      'Combien de candidats évalués ne remplissent pas ou ne mentionnent pas chaque indispensable, et pour combien c’est le seul qui manque.',
    requirement: 'Indispensable',
    lacking: 'Non rempli ou non trouvé',
    alone: 'Seul manquant',
    ofScored: (count, scored) => `${number(count)} sur ${number(scored)}`,
    noMusts: 'Il ne manque d’indispensable à aucun candidat.',
  },
  jobs: {
    isNew: (count) => plural(count, { one: `${number(count)} nouveau`, other: `${number(count)} nouveaux` }),
    candidates: (count) => candidates(count),
    noCandidates: 'Aucun candidat pour le moment',
    undecided: (count) => `${number(count)} sans décision`,
    active: (when) => `Activité ${when}`,
    stagesLabel: (parts) => `Par étape : ${parts}`,
    inStage: (stage, count) => `${stage} ${number(count)}`,
  },
};
