import { formatsOf } from '../../lib/language/formats.ts';
import type { AnalysisTexts } from './analysis-texts.ts';

const { number, percent, plural } = formatsOf('fr');

export const texts: AnalysisTexts = {
  band: {
    strong: 'correspondance forte',
    'worth-a-call': 'bonne correspondance',
    partial: 'correspondance partielle',
    'little-found': 'correspondance faible',
  },
  outOf: 'sur 100',
  scoreLabel: (score) => `Score : ${score} sur 100.`,
  potential: (potential, notFound) =>
    plural(notFound, {
      one: `Jusqu’à ${potential} si le critère que le CV ne mentionne pas est rempli.`,
      other: `Jusqu’à ${potential} si les ${number(notFound)} critères que le CV ne mentionne pas sont remplis.`,
    }),
  confidence: 'Fiabilité',
  percent: (share) => percent(share),
  notFound: (count) =>
    count === 0
      ? 'Le CV dit quelque chose de chaque critère.'
      : plural(count, {
          one: `${number(count)} critère n’est pas mentionné dans le CV. Il ne rapporte pas de points, mais ne compte pas comme non rempli.`,
          other: `${number(count)} critères ne sont pas mentionnés dans le CV. Ils ne rapportent pas de points, mais ne comptent pas comme non remplis.`,
        }),
  mustHaves: 'Critères indispensables',
  mustHavesMet: (met, all) => `${met} sur ${all} remplis`,
  moreMustHaves: (more) => `et ${more} de plus`,
  noMustHaves: 'La fiche de poste n’indique aucun critère indispensable.',
  notScored: 'Impossible à évaluer',
  notScoredWhy:
    'Il y avait trop peu à comparer, il n’y a donc pas de score. Ce qui a été trouvé figure ci-dessous.',
  requirements: 'Critères',
  niceToHaves: 'Critères souhaités',
  overallFit: 'Adéquation globale',
  overallFitHint: 'À quel point le CV dans son ensemble convient au poste, au-delà de chaque critère.',
  wholeJob: {
    skillCoverage: 'Couverture des compétences : part des compétences demandées qui a été trouvée',
    distinctiveTerms: (terms) => `Termes distinctifs de ce poste : ${terms}`,
    occupationMatch: (occupations) => `Métier correspondant : ${occupations}`,
  },
  all: 'Tous',
  pointsSum: (score) =>
    `Les points des critères s’additionnent pour former le score, ${score} sur 100. Les lignes non notées ne comptent pas.`,
  points: (earned, most) => `${number(earned)} points sur ${number(most)}`,
  noPoints: 'non noté',
  tree: {
    open: 'Comment ces points sont calculés',
    of: (requirement) => `pour ${requirement}`,
    parts: 'Ce qui a rapporté les points',
    points: (earned) => plural(earned, { one: `${number(earned)} point`, other: `${number(earned)} points` }),
    moreParts: (more) => `Afficher ${number(more)} de plus`,
    moreLines: (more) =>
      plural(more, { one: `${number(more)} ligne de plus`, other: `${number(more)} lignes de plus` }),
    whyNotMore: 'Pourquoi pas davantage',
    nothingMissing: 'Rien ne manque : tous les points.',
    notKept: 'Ce CV a été évalué par une version antérieure, qui n’a pas enregistré l’origine des points.',
    weight: 'Pourquoi ce critère compte autant',
    weightSum: (most) => `Poids : jusqu’à ${number(most)} points sur 100`,
  },
  noneOfStatus: 'Aucun critère avec ce résultat.',
  status: {
    met: 'Rempli',
    partly: 'Partiellement rempli',
    'not-met': 'Non rempli',
    'not-found': 'Non trouvé',
  },
  kind: {
    skill: 'Compétence',
    experience: 'Expérience',
    title: 'Intitulé de poste',
    education: 'Formation',
    certification: 'Certification',
    language: 'Langue',
    location: 'Lieu',
    other: 'Autre',
  },
  page: (page) => `page ${page}`,
  showAllQuotes: (more) => `${more} de plus dans le CV`,
  toResumeText: 'Aller au CV',
  resumeText: 'Le CV tel que Winnow l’a lu',
  resumeTextHint:
    'Les passages surlignés sont des preuves. Sélectionnez-en un pour voir le critère qu’il appuie.',
  evidenceFor: (requirements) => `preuve pour ${requirements}`,
  flags: 'Bon à savoir',
  flagsHint: 'Rien de tout cela ne modifie le score.',
  flag: {
    'hidden-text': 'Texte caché, invisible pour un lecteur',
    'instruction-text': 'Injection d’instructions : texte qui donne des consignes à une IA',
    'keyword-stuffing': 'Bourrage de mots-clés, sans travail qui les justifie',
    'copied-job-text': 'Phrases copiées de la fiche de poste, mot pour mot ou presque',
    'reading-quality': 'Difficile à lire',
  },
  technique: {
    colour: 'de la couleur du fond',
    size: 'trop petit pour être lu',
    'render-mode': 'tracé de façon invisible',
    opacity: 'transparent',
    'hidden-layer': 'sur un calque masqué',
    'off-page': 'en dehors de la page',
    clipped: 'rogné hors du cadre visible',
    covered: 'recouvert par un autre élément',
    'hidden-style': 'mis en forme comme masqué',
    'invisible-characters': 'en caractères invisibles',
    metadata: 'dans les propriétés du fichier',
    comment: 'dans un commentaire',
    'replacement-text': 'dans un texte de remplacement différent du texte visible',
  },
  otherSkills: 'Également dans le CV',
  otherSkillsHint: 'Des compétences que la fiche de poste ne demande pas.',
};
