import { limits } from '@winnow/contracts';
import { formatsOf } from '../../lib/language/formats.ts';
import type { ResumeMatcherTexts } from './resume-matcher-texts.ts';

const { number, plural, fileSize } = formatsOf('fr');

export const texts: ResumeMatcherTexts = {
  title: 'Comparateur de CV · Winnow',
  description:
    'Comparez un CV à une fiche de poste, gratuitement et sans compte : un score expliqué critère par critère, avec les mots du CV.',
  titleWithError: 'Erreur : Comparateur de CV · Winnow',
  titleOfResult: (fileName) => `${fileName} · Comparateur de CV · Winnow`,
  heading: 'Ce CV correspond-il au poste ?',
  introduction: 'Winnow lit les deux et montre, critère par critère, ce que dit le CV, cité mot pour mot.',
  privacy:
    'Rien n’est conservé. Le CV est lu et évalué sur ce serveur, puis effacé. Aucun autre service ne le voit.',
  resume: 'CV',
  job: 'Fiche de poste',
  jobHelper: 'Collez le texte entier, avec les critères indispensables et les critères souhaités.',
  dropInvitation: 'Déposez un CV ici',
  dropRelease: 'Relâchez pour utiliser ce fichier',
  chooseFile: 'Choisir un fichier',
  fileLimits:
    'PDF, Word, RTF, ODT, TXT, HTML, JSON Resume, XML Europass ou image d’une page, jusqu’à 10 Mo. Vous pouvez aussi coller un fichier.',
  pasteInstead: 'Coller plutôt le texte',
  fileInstead: 'Choisir plutôt un fichier',
  resumeTextHelper: 'Collez le texte du CV.',
  resumeTextFile: 'cv-colle.txt',
  fileSize: (bytes) => fileSize(bytes),
  removeFile: 'Retirer',
  removeFileOf: (name) => `Retirer ${name}`,
  match: 'Comparer le CV',
  trySamples: 'Essayer avec des exemples',
  samples: 'CV d’exemple de personnes fictives',
  cancel: 'Annuler',
  working: 'Lecture du CV et évaluation de chaque critère.',
  workingLong: 'Lecture toujours en cours. Une numérisation ou un long fichier peut prendre une minute.',
  failed: 'Nous n’avons pas pu terminer la comparaison',
  failedHint: 'Votre CV et la fiche de poste sont toujours là.',
  tryAgain: 'Réessayer',
  tryAgainIn: (seconds) =>
    plural(seconds, {
      one: 'Vous pourrez réessayer dans une seconde.',
      other: `Vous pourrez réessayer dans ${number(seconds)} secondes.`,
    }),
  requestId: 'Requête',
  resultHeading: (jobTitle) => jobTitle ?? 'Le résultat',
  against: (fileName) => `${fileName} comparé à cette fiche de poste`,
  change: 'Changer de CV ou de poste',
  print: 'Imprimer',
  madeBy: (version) =>
    `Calculé par le moteur Winnow ${version} à partir des mots ci-dessus. Le même CV et la même fiche de poste donnent toujours le même résultat. C’est un point de départ pour lire, pas une décision.`,
  errors: {
    noResume: 'Choisissez un CV',
    noJob: 'Saisissez la fiche de poste',
    shortJob: `La fiche de poste doit comporter au moins ${number(limits.jobTextMin)} caractères`,
    longJob: `La fiche de poste peut comporter au plus ${number(limits.jobTextMax)} caractères`,
    tooMany: 'Vous ne pouvez choisir qu’un fichier à la fois',
    wrongType:
      'Le fichier doit être au format PDF, Word, RTF, ODT, TXT, HTML, JSON Resume ou XML Europass, ou être une image',
    empty: 'Le fichier choisi est vide',
    tooLarge: 'Le fichier doit faire moins de 10 Mo',
  },
  unreadable: {
    heading: 'Ce CV n’a pas pu être évalué',
    noScore: 'Il n’y a pas de score : un fichier illisible ne pénalise jamais un candidat.',
    reason: {
      empty: 'Le fichier est vide. Choisissez-en une autre copie.',
      'no-text':
        'Ce fichier ne contient pas de texte lisible (c’est peut-être une numérisation). Enregistrez le document d’origine en PDF, ou collez le texte.',
      encrypted:
        'Le fichier est protégé par un mot de passe. Retirez-le et choisissez de nouveau le fichier.',
      corrupt: 'Le fichier est endommagé ou incomplet. Enregistrez-en une nouvelle copie et choisissez-la.',
      unsupported: 'Ce type de fichier n’est pas pris en charge. Choisissez un fichier PDF, Word ou texte.',
      misnamed:
        'Le contenu du fichier ne correspond pas à son extension, ou le fichier est endommagé. Renommez-le (.txt pour du texte, .docx pour Word) ou enregistrez-le en PDF, puis choisissez-le de nouveau.',
      'too-large':
        'Le fichier est trop volumineux, ou le devient une fois décompressé. Choisissez une copie plus petite.',
      timeout:
        'La lecture de ce fichier a pris trop de temps. Réessayez, enregistrez une copie plus simple ou collez le texte.',
    },
  },
};
