import { formatsOf } from '../../lib/language/formats.ts';
import type { ImportsTexts } from './imports-texts.ts';

const { number, plural } = formatsOf('fr');
const files = (count: number) => plural(count, { one: '1 fichier', other: `${number(count)} fichiers` });
const rows = (count: number) => plural(count, { one: '1 ligne', other: `${number(count)} lignes` });
const runs = (count: number) => plural(count, { one: '1 lot', other: `${number(count)} lots` });
const credits = (count: number) => plural(count, { one: '1 crédit', other: `${number(count)} crédits` });

export const texts: ImportsTexts = {
  title: 'Importations · Winnow',
  heading: 'Importer des CV',
  introduction:
    'Importez des dossiers et des archives ZIP contenant jusqu’à 20 000 CV, ou un fichier CSV de 10 000 candidats au plus. L’importation est gratuite.',
  reasons: {
    empty: 'Vide',
    'no-text': 'Aucun texte lisible',
    encrypted: 'Protégé par un mot de passe',
    corrupt: 'Endommagé',
    unsupported: 'Type de fichier non pris en charge',
    misnamed: 'Le contenu ne correspond pas au nom',
    'too-large': 'Plus de 10 Mo',
    timeout: 'La lecture a pris trop de temps',
    'nested-archive': 'Archive dans une archive',
    'outside-path': 'Son chemin sort de l’archive',
    'no-room': 'Plus d’espace de stockage',
    failed: 'Un problème est survenu de notre côté',
    'row-problems': 'Corrigez cette ligne',
  },
  itemStates: {
    waiting: 'Pas encore envoyés',
    queued: 'En attente de lecture',
    reading: 'En cours de lecture',
    done: 'Importés',
    duplicate: 'Doublons',
    refused: 'Non importés',
    canceled: 'Interrompus',
  },
  states: {
    running: 'En cours',
    paused: 'En pause',
    done: 'Terminée',
    canceled: 'Interrompue',
    undoing: 'Annulation en cours',
    undone: 'Annulée',
  },
  drop: {
    label: 'CV à importer',
    invitation: 'Déposez ici des dossiers, des archives ZIP ou des fichiers',
    choose: 'Choisir des fichiers',
    folder: 'Choisir un dossier',
    release: 'Relâchez pour les examiner',
    limits:
      'PDF, Word et autres documents de 10 Mo au plus chacun, aussi dans des archives ZIP. Ou un fichier CSV avec une ligne par candidat.',
    looking: 'Examen des fichiers…',
  },
  summary: {
    heading: (count) =>
      plural(count, { one: '1 fichier choisi', other: `${number(count)} fichiers choisis` }),
    ready: (count, size) =>
      plural(count, {
        one: `1 fichier peut être importé (${size}).`,
        other: `${number(count)} fichiers peuvent être importés (${size}).`,
      }),
    left: (count) =>
      plural(count, {
        one: '1 fichier ne peut pas être importé :',
        other: `${number(count)} fichiers ne peuvent pas être importés :`,
      }),
    brokenArchive: (name) => `${name} : cette archive ne s’ouvre pas.`,
    tooMany: (max) => `Une importation accepte au plus ${number(max)} fichiers. Choisissez-en moins.`,
    none: 'Aucun de ces fichiers ne peut être importé.',
    noRoom: (room) =>
      `Votre stockage a de la place pour ${files(room)} de plus. Le reste sera listé et pourra être importé plus tard.`,
    name: 'Nom de l’importation',
    nameHelp: 'Il s’affiche comme origine de ces CV.',
    usualName: (date) => `Importation du ${date}`,
    what: 'Que voulez-vous en faire ?',
    library: 'Importer dans la bibliothèque',
    libraryWords: 'Gratuit. Vous les retrouverez tous dans le vivier de talents.',
    score: 'Importer et évaluer pour un poste',
    scoreWords: (runCount, cost) =>
      `${runs(runCount)} de 50 CV au plus, ${credits(cost)} au maximum. Les doublons et les fichiers illisibles ne coûtent rien.`,
    balance: (left) => `Vous avez ${credits(left)}.`,
    unlimited: 'Votre forfait a des crédits illimités.',
    short: (left) =>
      `Vos crédits en couvrent ${number(left)}. Le reste sera évalué dès qu’il y en aura d’autres.`,
    job: 'Poste',
    chooseJob: 'Choisir un poste',
    jobMissing: 'Choisissez le poste pour lequel évaluer.',
    begin: (count) => `Importer ${files(count)}`,
    other: 'Choisir d’autres fichiers',
  },
  list: {
    heading: 'Importations',
    none: 'Aucune importation pour l’instant.',
    more: 'Afficher plus',
    failed: 'Impossible de charger les importations.',
    progress: (done, total) => `${number(done)} sur ${files(total)}`,
  },
  one: {
    back: 'Toutes les importations',
    reading: 'Progression',
    progress: (done, total) => `${number(done)} sur ${number(total)}`,
    rate: (perSecond, left) => `${perSecond} fichiers par seconde, encore ${left}`,
    seconds: (count) => plural(count, { one: '1 seconde', other: `${number(count)} secondes` }),
    minutes: (count) => plural(count, { one: '1 minute', other: `${number(count)} minutes` }),
    sending: (done, total) =>
      `Envoi : ${number(done)} sur ${number(total)}. Vous pouvez travailler sur d’autres pages ; laissez cette fenêtre ouverte.`,
    lost: 'La connexion est perdue. L’envoi reprendra automatiquement à son retour.',
    sendFailed: 'L’envoi s’est arrêté.',
    unsent: (count) =>
      plural(count, {
        one: '1 fichier pas encore envoyé',
        other: `${number(count)} fichiers pas encore envoyés`,
      }),
    unsentWords:
      'Choisissez à nouveau les mêmes fichiers ou dossiers. Ce qui est arrivé n’est pas envoyé deux fois.',
    pause: 'Mettre en pause',
    goOn: 'Continuer',
    cancel: 'Interrompre',
    cancelHeading: 'Interrompre cette importation ?',
    cancelWords: 'Ce qui a été lu reste dans la bibliothèque. Le reste n’est pas importé.',
    undo: 'Annuler l’importation',
    undoHeading: 'Annuler cette importation ?',
    undoWords:
      'Les CV, étiquettes et consentements qu’elle a apportés sont supprimés. Ce qui a été utilisé ou modifié depuis est conservé, par exemple les candidats d’un lot d’analyse ou d’une liste de talents.',
    undoingHeading: 'Annulation de cette importation en cours',
    undoingWords: (count) =>
      `Supprimés jusqu’ici : ${files(count)}. Ce qui a été utilisé ou modifié depuis est conservé.`,
    undoFailed: 'Cette importation n’a pas encore pu être annulée',
    undoFailedWords:
      'Un problème est survenu de notre côté. Nous continuons d’essayer, et ce qui est supprimé le reste. Vous pouvez aussi réessayer maintenant.',
    undoAgain: 'Réessayer maintenant',
    keepImport: 'Tout conserver',
    keptSince: (count) => `${files(count)} conservés, car utilisés ou modifiés depuis.`,
    keep: 'Poursuivre l’importation',
    retry: (count) => `Réessayer ${files(count)}`,
    report: 'Rapport (CSV)',
    removed: (count) =>
      plural(count, {
        one: '1 fichier supprimé depuis.',
        other: `${number(count)} fichiers supprimés depuis.`,
      }),
    scoring: 'Évaluation',
    scoringFor: (job) => `Pour ${job}`,
    jobGone: 'Le poste a été supprimé. Plus aucun CV ne sera évalué.',
    run: (place, count) => `Lot ${number(place)} (${number(count)})`,
    left: (count) =>
      plural(count, { one: '1 CV reste à évaluer.', other: `${number(count)} CV restent à évaluer.` }),
    holds: {
      credits: 'Les crédits sont épuisés. Le reste sera évalué dès qu’il y en aura d’autres.',
      'spending-limit':
        'Votre plafond de dépenses du mois est atteint. Le reste sera évalué le mois prochain, ou dès que le plafond sera relevé.',
      'no-seat':
        'Il vous faut une place pour dépenser des crédits, et aucune n’est libre. Le reste sera évalué dès que vous en aurez une.',
    },
    buy: 'Acheter des crédits',
    files: 'Fichiers',
    duplicateOf: (name) => `Identique à ${name}`,
    noneInState: 'Aucun fichier',
    more: 'Afficher plus',
    toLibrary: 'Ouvrir le vivier de talents',
    failed: 'Impossible de charger l’importation.',
    retryLoad: 'Réessayer',
    missing: 'Importation introuvable',
    missingWords: 'Elle a peut-être été supprimée.',
  },
  table: {
    failed: 'Impossible de lire ce fichier',
    columns: 'Colonnes',
    columnsWords:
      'Vérifiez ce que contient chaque colonne. Les colonnes laissées de côté ne sont pas importées.',
    leftOut: 'Laisser de côté',
    samples: (samples) => `Par exemple ${samples.join(' · ')}`,
    noSamples: 'Cette colonne est vide.',
    nameMissing: 'Choisissez la colonne des noms.',
    preview: (shown, total) =>
      shown === total
        ? `Aperçu : ${rows(total)}`
        : `Aperçu : les ${number(shown)} premières lignes sur ${number(total)}`,
    line: (line) => `Ligne ${number(line)}`,
    lineRefused: (line) => `Ligne ${number(line)} · non importée`,
    row: (line, name) => (name === '' ? `Ligne ${number(line)}` : `Ligne ${number(line)} : ${name}`),
    unnamed: 'Sans nom',
    noProblems: 'Aucune erreur trouvée.',
    refused: (count) =>
      plural(count, {
        one: '1 ligne ne peut pas être importée',
        other: `${number(count)} lignes ne peuvent pas être importées`,
      }),
    refusedWords:
      'Corrigez ces lignes et choisissez à nouveau le fichier, ou importez les autres. Les lignes déjà importées ne le sont pas deux fois.',
    moreRefused: (count) => `Et ${rows(count)} de plus. Le rapport de l’importation les liste toutes.`,
    begin: (count) =>
      plural(count, { one: 'Importer 1 candidat', other: `Importer ${number(count)} candidats` }),
    waiting: 'En attente',
    inColumn: (column, words) => `Colonne « ${column} » : ${words}`,
    fields: {
      name: 'Nom complet',
      'first-name': 'Prénom',
      'last-name': 'Nom de famille',
      email: 'Adresse e-mail',
      phone: 'Téléphone',
      location: 'Lieu',
      title: 'Intitulé du poste',
      company: 'Entreprise',
      years: 'Années d’expérience',
      skills: 'Compétences',
      languages: 'Langues',
      degree: 'Diplôme',
      school: 'École ou université',
      summary: 'Présentation',
      link: 'Liens',
      source: 'Origine',
      tags: 'Étiquettes',
      'consent-date': 'Consentement donné le',
      notes: 'Notes (non évaluées)',
    },
    problems: {
      'name-missing': 'Saisissez un nom.',
      'too-little': 'Ajoutez plus qu’un nom, comme une adresse e-mail ou un intitulé de poste.',
      'email-invalid': 'Saisissez une adresse e-mail valide, comme ada@example.com.',
      'years-invalid': 'Saisissez un nombre d’années, comme 8.',
      'link-invalid': 'Saisissez une adresse web, comme https://example.com/ada.',
      'date-invalid': 'Saisissez la date sous la forme 2026-04-03.',
      'date-ambiguous': 'Cette date est ambiguë. Saisissez la date sous la forme 2026-04-03.',
      'date-in-future': 'Cette date est dans le futur. Saisissez le jour où le consentement a été donné.',
      'too-many-cells':
        'Cette ligne a plus de cellules que d’en-têtes. Mettez entre guillemets le texte qui contient des séparateurs.',
      'too-many-tags': 'Un candidat peut avoir 20 étiquettes au plus. Retirez-en.',
      'too-long': 'Ce texte est trop long. Raccourcissez-le.',
    },
  },
  csv: {
    file: 'Fichier',
    line: 'Ligne',
    bytes: 'Octets',
    state: 'État',
    reason: 'Motif',
    duplicateOf: 'Identique à',
    toDo: 'À faire',
  },
  indicator: (done, total) => `Importation : ${number(done)} sur ${number(total)}`,
};
