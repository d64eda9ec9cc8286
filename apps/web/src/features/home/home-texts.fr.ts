import { formatsOf } from '../../lib/language/formats.ts';
import type { HomeTexts } from './home-texts.ts';

const { number, percent, plural } = formatsOf('fr');

export const texts: HomeTexts = {
  title: 'Winnow · Le recrutement par IA, preuves à l’appui',
  description:
    'Winnow classe jusqu’à 50 CV selon votre fiche de poste en quelques secondes et explique chaque score, critère par critère, avec les phrases du CV qui le justifient.',
  hero: {
    badge: 'Recherche de talents par IA',
    headline: 'Quarante-sept CV arrivent. Trois se détachent, et vous voyez pourquoi.',
    introduction:
      'Winnow compare chaque CV à votre fiche de poste et les classe tous en quelques secondes. Chaque score est expliqué critère par critère, avec les phrases du CV qui le justifient.',
    joinWaitlist: 'Rejoindre la liste d’attente',
    getStarted: 'Commencer',
    tryMatcher: 'Comparer un CV maintenant',
    note: 'Les 100 premiers inscrits reçoivent le forfait Pro gratuit pendant un mois. Sans carte bancaire.',
    openNote:
      '« Commencer » ouvre un compte gratuit dès aujourd’hui. La liste d’attente concerne l’offre : les 100 premiers inscrits reçoivent le forfait Pro gratuit pendant un mois. Sans carte bancaire.',
  },
  picture: {
    label: 'Comment une pile de CV est passée au crible',
    came: (count) => `${number(count)} CV`,
    asked: (count) => plural(count, { one: `${count} critère`, other: `${number(count)} critères` }),
    group: 'Meilleures correspondances',
    years: (years) => plural(years, { one: `${years} an`, other: `${number(years)} ans` }),
    mustHaves: (met, all) => `${met} critères indispensables sur ${all}`,
    band: {
      strong: 'correspondance forte',
      'worth-a-call': 'bonne correspondance',
      partial: 'correspondance partielle',
      'little-found': 'correspondance faible',
    },
    quoteOf: (fileName) => `La phrase qui l’a placé en tête, dans ${fileName}`,
    page: (page) => `page ${page}`,
    speaksFor: (requirements) => `Preuve pour ${requirements}`,
    honesty: (count) =>
      `${number(count)} CV de personnes fictives, évalués par le même moteur à la création de cette page. Chaque feuille se trouve à la hauteur de son score.`,
  },
  problems: {
    heading: 'Les problèmes que nous résolvons',
    introduction: 'Ce qui déraille quand cent personnes postulent, et ce qui se passe avec Winnow.',
    items: [
      {
        problem: 'Tri manuel trop lent',
        cost: 'Dix soirées de lecture, et le dernier CV reçoit dix fois moins d’attention que le premier.',
        answer:
          'Cinquante CV lus, évalués et classés avant que votre café ne refroidisse, tous avec le même soin.',
      },
      {
        problem: 'Biais des mots-clés',
        cost: 'Qui répète les mots de l’annonce l’emporte. Qui dit la même chose autrement passe inaperçu.',
        answer:
          'Un mot compte une fois, le texte caché ne compte pas, et une compétence exercée en poste vaut plus qu’une ligne dans une liste.',
      },
      {
        problem: 'Des critères variables d’un recruteur à l’autre',
        cost: 'Deux recruteurs, deux présélections. Plus personne ne sait pourquoi le troisième candidat a été écarté.',
        answer:
          'Une seule liste de critères avec vos propres poids. Le même CV obtient le même score, quelle que soit la personne qui l’importe.',
      },
      {
        problem: 'Compétences difficiles à comparer',
        cost: 'React suppose JavaScript, pas Java. Chercher l’un fait trouver l’autre, ou rien.',
        answer:
          '21 000 compétences avec leurs variantes et les compétences voisines : Postgres est PostgreSQL, et Java n’est pas JavaScript.',
      },
    ],
    without: 'Sans Winnow',
    withWinnow: 'Avec Winnow',
  },
  audiences: {
    heading: 'À qui s’adresse Winnow',
    introduction: 'À toutes celles et ceux qui lisent des CV et doivent justifier leur choix.',
    items: [
      {
        name: 'Équipes RH et recruteurs',
        words:
          'Déposez toute votre boîte de réception. Lisez d’abord les CV qui comptent, avec la phrase qui plaide pour chacun, et donnez un motif que vous pouvez défendre.',
      },
      {
        name: 'Responsables de l’acquisition de talents',
        words:
          'Les mêmes critères dans chaque équipe, noms et photos exclus du score, et une trace de chaque décision que l’on peut vérifier plus tard.',
      },
      {
        name: 'Start-up et petites entreprises',
        words:
          'Pas de recruteur, pas de week-end à perdre. Décrivez votre besoin, ajoutez les CV, et sachez avant midi qui appeler.',
      },
    ],
  },
  howItWorks: {
    heading: 'Comment ça marche',
    introduction: 'Lancez le grain, laissez l’air emporter la balle, gardez ce qui a du poids.',
    step: (step) => `Étape ${step}`,
    steps: [
      {
        name: 'Ajoutez ou créez une fiche de poste',
        words:
          'Collez votre annonce ou faites-en générer une. Ses critères s’affichent à côté, les indispensables d’abord, et vous pouvez tous les modifier.',
      },
      {
        name: 'Importez les CV',
        words:
          'Jusqu’à 50 à la fois, 10 Mo chacun : PDF, Word, OpenDocument, texte et même numérisations. Un fichier endommagé n’arrête jamais les autres.',
      },
      {
        name: 'Analyse par IA',
        words:
          'Winnow relève compétences, expérience et diplômes. Texte caché et astuces sont mis de côté et signalés par une alerte.',
      },
      {
        name: 'Correspondance intelligente',
        words:
          'Une liste classée avec score, fiabilité et preuves. Modifiez un poids, et la liste se reclasse aussitôt.',
      },
    ],
  },
  demo: {
    heading: 'Voyez par vous-même',
    introduction: 'D’une page vide à une présélection motivée.',
    title: 'Démo de 3 minutes : l’analyse de CV pas à pas',
    play: 'Lire la vidéo',
    videoNote: (host) => `Rien n’est chargé depuis ${host} tant que vous n’avez pas lancé la lecture.`,
    tourNote: 'Une visite filmée du produit, hébergée ici même. Rien n’est chargé depuis un autre site.',
  },
  statistics: {
    label: 'En chiffres',
    items: {
      accuracy: 'de précision',
      speed: 'tri plus rapide',
      cost: 'de coûts en moins',
      availability: 'disponibilité',
    },
    notes: {
      accuracy: ({ order, verdicts }) => ({
        claim: 'Un objectif, pas une mesure.',
        measured: `Mesuré : ${percent(order)} des paires de CV dans le bon ordre, ${percent(verdicts)} des résultats justes.`,
      }),
      speed: ({ secondsOfRun }) => ({
        claim: 'Un objectif. Nous n’avons pas chronométré de recruteurs avec et sans Winnow.',
        measured: `Mesuré : une analyse de 50 CV s’affiche après ${number(secondsOfRun)} secondes.`,
      }),
      cost: () => ({
        claim: 'Un objectif qui dépend du coût de votre temps de lecture.',
        measured: 'Non mesuré. Seuls les CV évalués coûtent un crédit.',
      }),
      availability: ({ answers, errors }) => ({
        claim: 'Winnow fonctionne tant que son serveur fonctionne ; aucune disponibilité n’est garantie.',
        measured: `Mesuré : ${number(answers)} réponses avec ${number(errors)} erreurs lors d’un test de charge d’une minute.`,
      }),
    },
  },
  features: {
    heading: 'Fonctionnalités',
    introduction: 'Chacune vous montre ce qu’elle a fait.',
    items: {
      analysis: {
        name: 'Analyse par IA',
        words:
          'Lit les pages à deux colonnes, les tableaux et les numérisations, en PDF, Word et sept autres formats, dans l’ordre où une personne les lirait.',
      },
      matching: {
        name: 'Correspondance précise',
        words:
          'Critère par critère : rempli, partiellement rempli, non rempli ou non trouvé. Ce qu’un CV ne mentionne pas ne rapporte aucun point et fait donc baisser le score, mais il est marqué « non trouvé », jamais « non rempli ».',
      },
      speed: {
        name: 'Rapidité',
        words:
          'Cinquante CV en quelques secondes sur un ordinateur ordinaire. Modifiez les poids, et la liste se reclasse aussitôt, sans nouvelle analyse.',
      },
      analytics: {
        name: 'Statistiques détaillées',
        words:
          'La répartition des scores, ce que la plupart des CV ne montrent pas, et le critère indispensable qui écarte le plus de candidats.',
      },
      privacy: {
        name: 'Sûr et confidentiel',
        words:
          'Fonctionne sur votre propre serveur, sans clé d’API ni réseau. Noms et photos n’entrent jamais dans le score. Aucune télémétrie.',
      },
      bulk: {
        name: 'Traitement par lots',
        words:
          'Déposez 50 fichiers, un dossier ou une archive. Chaque fichier affiche sa progression et ses erreurs, et se relance séparément.',
      },
    },
    all: 'Toutes les fonctionnalités, avec leurs limites',
  },
};
