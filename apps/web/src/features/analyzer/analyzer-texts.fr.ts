import { fileLimits, limits } from '@winnow/contracts';
import { formatsOf } from '../../lib/language/formats.ts';
import type { AnalyzerTexts } from './analyzer-texts.ts';

const { fileSize, list, number, plural } = formatsOf('fr');
const resumes = (count: number) => `${number(count)} CV`;
const credits = (count: number) =>
  plural(count, { one: `${number(count)} crédit`, other: `${number(count)} crédits` });

export const texts: AnalyzerTexts = {
  title: 'Analyse de CV · Winnow',
  heading: 'Analyser des CV',
  introduction: 'Choisissez un poste, ajoutez des CV, vérifiez le prix et lancez l’analyse.',
  job: {
    heading: 'Poste',
    choose: 'Évaluer pour',
    none: 'Choisissez un poste',
    search: 'Rechercher un poste',
    searchHint: 'Intitulé, entreprise, lieu ou mots du texte',
    listed: (listed, all) =>
      listed < all
        ? `La liste affiche les ${number(listed)} postes modifiés le plus récemment sur ${number(all)}. La recherche trouve les autres.`
        : plural(all, {
            one: 'La liste affiche le seul poste.',
            other: `La liste affiche les ${number(all)} postes.`,
          }),
    found: (count) => plural(count, { one: `${number(count)} trouvé`, other: `${number(count)} trouvés` }),
    more: 'Afficher plus',
    add: 'Ajouter un autre poste',
    addFirst: 'Ajouter un poste',
    empty: 'Ajoutez d’abord un poste',
    emptyWords: 'Collez une fiche de poste ou générez-en une. Revenez ensuite avec les CV.',
    edit: 'Modifier les critères',
    asks: (musts, others) =>
      `${plural(musts, {
        one: `${number(musts)} critère indispensable`,
        other: `${number(musts)} critères indispensables`,
      })} et ${plural(others, { one: `${number(others)} autre`, other: `${number(others)} autres` })}`,
    open: (count) =>
      plural(count, {
        one: `La fiche de poste laisse ${number(count)} critère imprécis.`,
        other: `La fiche de poste laisse ${number(count)} critères imprécis.`,
      }),
    check: 'Vérifier avant l’analyse',
    musts: 'Critères indispensables',
    noMusts:
      'Aucun critère indispensable : tous les critères comptent dans le score et personne n’est écarté.',
    failed: 'Impossible de charger vos postes',
    retry: 'Réessayer',
  },
  files: {
    heading: 'CV',
    label: 'CV',
    invitation: 'Déposez ici des CV, des dossiers ou un fichier ZIP',
    choose: 'Choisir des fichiers',
    folder: 'Choisir un dossier',
    fromLibrary: 'Choisir dans la bibliothèque',
    release: 'Relâchez pour envoyer',
    limits: `PDF, Word, OpenDocument, RTF, texte, HTML, JSON Resume, XML Europass ou images de pages. 10 Mo au plus chacun, ${limits.filesPerBatch} à la fois ; un fichier ZIP jusqu’à ${Math.round(fileLimits.archiveBytes / 1024 / 1024)} Mo.`,
    caption: 'Fichiers',
    waiting: 'En attente',
    uploading: (percent) => `Envoi, ${percent}`,
    ready: 'Prêt',
    known: 'Déjà dans votre bibliothèque',
    twin: (file) => `Même fichier que ${file} : analysé et facturé une seule fois`,
    cleared: 'La liste est vide.',
    refused: 'Refusé',
    failed: 'Échec de l’envoi',
    retry: 'Réessayer',
    retryNamed: (file) => `Réessayer : ${file}`,
    retryAll: (count) => `Réessayer les ${number(count)}`,
    remove: (file) => `Retirer ${file}`,
    clear: 'Tout retirer',
    leftOut: (files) => {
      const shown = files.slice(0, 5);
      const named = list(files.length > 5 ? [...shown, `${number(files.length - 5)} de plus`] : shown);
      return plural(files.length, {
        one: `${number(files.length)} fichier est laissé de côté : ${named}. Analysez les autres maintenant, puis ajoutez-le au lot suivant.`,
        other: `${number(files.length)} fichiers sont laissés de côté : ${named}. Analysez les autres maintenant, puis ajoutez ceux-ci au lot suivant.`,
      });
    },
    count: (ready, all) =>
      plural(ready, {
        one: `${number(ready)} sur ${resumes(all)} prêt`,
        other: `${number(ready)} sur ${resumes(all)} prêts`,
      }),
    archiveReasons: {
      'too-large': `Cette archive contient plus de ${limits.filesPerBatch} fichiers, ou devient trop volumineuse une fois décompressée. Divisez-la.`,
      'no-text': 'Cette archive ne contient aucun fichier.',
    },
    fullLimit: (full) => {
      switch (full.limit) {
        case 'files':
          return `Vous conservez ${number(full.used)} fichiers sur ${number(full.max)}. Supprimez ceux dont vous n’avez plus besoin, ou choisissez un forfait supérieur.`;
        case 'storage':
          return `Vous utilisez ${fileSize(full.usedBytes)} sur ${fileSize(full.maxBytes)}. Supprimez les fichiers dont vous n’avez plus besoin, ou choisissez un forfait supérieur.`;
        case 'day':
          return `Vous avez importé ${fileSize(full.usedBytes)} sur ${fileSize(full.maxBytes)} aujourd’hui. Réessayez demain, ou choisissez un forfait supérieur.`;
        case 'free-plan':
          return 'Le stockage du forfait gratuit est épuisé pour le moment. Réessayez plus tard, ou choisissez un forfait supérieur.';
      }
    },
    errors: {
      empty: 'Le fichier sélectionné est vide.',
      'too-large': 'Le fichier sélectionné doit peser moins de 10 Mo.',
      'wrong-type':
        'Le fichier sélectionné doit être un PDF, un document Word ou un autre format indiqué ci-dessus.',
      'too-many': `Vous pouvez sélectionner au plus ${limits.filesPerBatch} fichiers à la fois.`,
    },
  },
  libraryDialog: {
    title: 'Bibliothèque de CV',
    failed: 'Impossible de charger vos CV',
    retry: 'Réessayer',
    search: 'Rechercher par nom de fichier',
    none: 'Aucun CV pour le moment.',
    noneFound: 'Aucun nom de fichier ne contient ces mots.',
    inLibrary: (count) => `${number(count)} dans votre bibliothèque, les plus récents d’abord`,
    found: (count) =>
      `${plural(count, { one: `${number(count)} trouvé`, other: `${number(count)} trouvés` })}, les plus récents d’abord`,
    more: (listed, all) => `Afficher plus : ${number(listed)} affichés sur ${number(all)}`,
    analyzed: (count) => `analysé ${number(count)} fois`,
    added: (date) => `ajouté le ${date}`,
    listed: 'déjà dans la liste',
    chosen: (count) =>
      count === 0
        ? 'Aucune sélection'
        : plural(count, {
            one: `${number(count)} sélectionné`,
            other: `${number(count)} sélectionnés`,
          }),
    chooseAll: (count) => `Sélectionner ${number(count)}`,
    tooMany: (room) =>
      plural(room, {
        one: `Il ne reste que ${number(room)} place dans le lot.`,
        other: `Il ne reste que ${number(room)} places dans le lot.`,
      }),
    add: (count) => (count === 0 ? 'Ajouter' : `Ajouter ${resumes(count)}`),
    cancel: 'Annuler',
  },
  price: {
    heading: 'Prix',
    waiting: 'Ajoutez des CV pour voir le prix.',
    chooseJob: 'Choisissez un poste pour voir le prix.',
    counting: 'Calcul du prix',
    retry: 'Réessayer',
    gone: 'Le poste ou un CV a été supprimé entre-temps.',
    deleted: (count) =>
      plural(count, {
        one: 'Un CV a été supprimé entre-temps et retiré de la liste.',
        other: `${number(count)} CV ont été supprimés entre-temps et retirés de la liste.`,
      }),
    cost: (count) => (count === 0 ? 'Gratuit' : credits(count)),
    left: (available, cost) =>
      cost === 0
        ? 'aucun crédit nécessaire'
        : available < 0
          ? 'sur des crédits illimités'
          : plural(available, {
              one: `sur ${number(available)} disponible`,
              other: `sur ${number(available)} disponibles`,
            }),
    free: (count) =>
      plural(count, {
        one: `${number(count)} CV déjà analysé pour ce poste : gratuit`,
        other: `${number(count)} CV déjà analysés pour ce poste : gratuit`,
      }),
    duplicates: (count) =>
      plural(count, {
        one: `${number(count)} fichier figure deux fois dans la liste : gratuit`,
        other: `${number(count)} fichiers figurent deux fois dans la liste : gratuit`,
      }),
    onlyOnSuccess:
      'Facturé par fichier, uniquement en cas de réussite. Les fichiers illisibles ne coûtent rien.',
    tooFew: (missing) => `Il vous manque ${credits(missing)}.`,
    firstFew: (count) =>
      plural(count, { one: 'Analyser le premier', other: `Analyser les ${number(count)} premiers` }),
    more: 'Acheter des crédits',
    run: (count) => `Analyser ${resumes(count)}`,
    runOthers: (count) =>
      plural(count, { one: 'Analyser l’autre', other: `Analyser les ${number(count)} autres` }),
    running: 'Démarrage…',
    runAll: 'Tout analyser après l’envoi',
    awaiting: 'En attente des fichiers',
    stillSending: (count) =>
      plural(count, {
        one: `${number(count)} fichier est encore en cours d’envoi.`,
        other: `${number(count)} fichiers sont encore en cours d’envoi.`,
      }),
    startsWhenHere: (count) =>
      plural(count, {
        one: 'Le lot démarre automatiquement dès que le dernier fichier est envoyé.',
        other: `Le lot démarre automatiquement dès que les ${number(count)} derniers fichiers sont envoyés.`,
      }),
    notYet: 'Ne pas démarrer tout de suite',
  },
  run: {
    allOf: (job) => `Tous les candidats pour ${job}`,
    titleOf: (job) => `${job} · Résultats · Winnow`,
    back: 'Analyser d’autres CV',
    version: (version) => `Évalué selon la version ${number(version)}`,
    sample: 'Lot d’exemple : personnes fictives, gratuit',
    progress: 'Lot',
    words: (done, all, left) => `${number(done)} sur ${number(all)}${left ? `, encore ${left} environ` : ''}`,
    seconds: (count) =>
      plural(count, { one: `${number(count)} seconde`, other: `${number(count)} secondes` }),
    leave: 'Vous pouvez quitter cette page. Le lot se poursuit.',
    reconnecting: 'Reconnexion',
    cancel: 'Annuler le lot',
    cancelled: 'Annulé. Les résultats terminés sont conservés ; le reste n’a rien coûté.',
    done: (count) =>
      plural(count, {
        one: `Terminé : ${number(count)} CV analysé.`,
        other: `Terminé : ${number(count)} CV analysés.`,
      }),
    ended: 'Ce lot a été annulé.',
    emptied: 'Les CV de ce lot ont été supprimés.',
    charged: (charged, released) =>
      charged + released === 0
        ? 'Gratuit'
        : released > 0
          ? `${credits(charged)} au total, ${plural(released, {
              one: `${number(released)} libéré`,
              other: `${number(released)} libérés`,
            })}`
          : `${credits(charged)} au total`,
    files: 'Fichiers',
    filesOf: (count) =>
      plural(count, { one: `${number(count)} fichier`, other: `${number(count)} fichiers` }),
    troubles: (count) =>
      plural(count, {
        one: `${number(count)} fichier demande votre attention`,
        other: `${number(count)} fichiers demandent votre attention`,
      }),
    states: {
      queued: 'En attente',
      reading: 'Lecture',
      judging: 'Évaluation',
      done: 'Terminé',
      failed: 'Non analysé',
      duplicate: 'Fichier en double',
      cancelled: 'Annulé',
    },
    reasons: {
      empty: 'Le fichier est vide. Importez une autre copie.',
      'no-text':
        'Nous n’avons trouvé aucun texte lisible dans ce fichier. S’il s’agit d’un scan, importez le document d’origine.',
      encrypted:
        'Ce fichier est protégé par un mot de passe. Retirez le mot de passe et importez-le à nouveau.',
      corrupt:
        'Ce fichier est endommagé ou incomplet. Ouvrez-le, enregistrez une nouvelle copie et importez-la.',
      unsupported:
        'Nous ne pouvons pas lire ce type de fichier. Importez un PDF, un document Word ou un fichier texte.',
      misnamed:
        'Le contenu de ce fichier ne correspond pas à son extension. Enregistrez-le en PDF, Word ou texte brut et importez-le à nouveau.',
      'too-large':
        'Ce fichier est trop volumineux, ou le devient une fois décompressé. Importez une copie plus petite.',
      timeout: 'La lecture de ce fichier a pris trop de temps. Réessayez ou importez une copie plus simple.',
      failed: 'Une erreur s’est produite de notre côté et rien n’a été facturé. Réessayez avec ce fichier.',
    },
    duplicate: 'Ce fichier figure déjà dans ce lot.',
    retry: 'Réessayer',
    retryNamed: (file) => `Réessayer : ${file}`,
    mend: 'Réessayer ne change rien à la lecture de ces fichiers. Corrigez-les comme indiqué et envoyez-les à nouveau.',
    addCorrected: 'Envoyer les fichiers corrigés',
    failed: 'Impossible de charger ce lot',
    failedWords: 'Nous continuons d’essayer. Le lot se poursuit sans cette page et rien n’est perdu.',
    missing: 'Lot introuvable',
    missingWords: 'Il a peut-être été supprimé ou appartient à un autre compte.',
    history: 'Tous les résultats',
  },
};
