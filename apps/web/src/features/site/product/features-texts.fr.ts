import type { FeaturesTexts } from './features-texts.ts';

export const texts: FeaturesTexts = {
  title: 'Fonctionnalités · Winnow',
  description:
    'Ce que Winnow lit, comment il évalue, ce qu’il ne regarde jamais et ce qu’il vaut : des chiffres mesurés, chacun avec la commande qui le produit.',
  heading: 'Ce que fait Winnow, et à quel point il le fait bien',
  introduction:
    'Un score n’est utile que si vous voyez d’où il vient et savez à quelle fréquence il est juste. Cette page montre les deux, ainsi que ce que Winnow ne sait pas faire.',
  sections: [
    {
      id: 'reading',
      heading: 'Lit ce qu’une personne verrait',
      points: [
        'PDF, DOCX, DOC, RTF, ODT, texte brut, HTML, JSON Resume, XML Europass et images de pages. Les numérisations sont reconnues sur le serveur lui-même.',
        'Colonnes, tableaux, zones de texte, en-têtes et barres latérales sont lus dans l’ordre où une personne les lirait.',
        'Le texte invisible est mis de côté : blanc sur blanc, haut d’un point, hors de la page ou sur un calque masqué. Il ne compte pas dans le score et vous est signalé.',
        'Un fichier illisible reçoit une explication au lieu d’un score.',
      ],
    },
    {
      id: 'judging',
      heading: 'Évalue critère par critère',
      points: [
        'Votre fiche de poste devient une liste de critères, les indispensables d’abord. Vous pouvez changer les mots, les poids et le caractère indispensable.',
        'Rempli, partiellement rempli, non rempli ou non trouvé. Ce qu’un CV ne mentionne pas ne rapporte aucun point et fait donc baisser le score, mais il est marqué « non trouvé », jamais « non rempli ». À côté du score, vous voyez jusqu’où il pourrait monter.',
        'Une compétence exercée en poste, longtemps et récemment, compte plus qu’une ligne dans une liste. Répéter un mot ne sert à rien.',
        'Le score est calculé par un programme à partir des constats. Aucun modèle de langage ne fixe de chiffre et rien n’est laissé au hasard : les mêmes données donnent toujours le même score.',
      ],
    },
    {
      id: 'showing',
      heading: 'Montre ses preuves',
      points: [
        'Les constats citent les mots sur lesquels ils reposent. Choisissez une citation pour la voir surlignée dans le fichier d’origine.',
        'Score et fiabilité sont affichés séparément, et les ex æquo le restent.',
        'Modifier un poids reclasse aussitôt la liste, dans votre navigateur, avec le même code.',
        'Chaque résultat conserve ce dont il est issu et peut être recalculé : la même version donne un résultat identique.',
      ],
    },
    {
      id: 'fairness',
      heading: 'Écarte ce qui ne doit pas compter',
      points: [
        'Noms, photos, coordonnées, adresses, pronoms et années de diplôme sont retirés avant l’évaluation. Les changer ne change aucun score.',
        'Noms et photos sont masqués par défaut. Vous décidez quand les afficher.',
        'Winnow ne refuse jamais un candidat. Il montre quels critères indispensables ne sont pas remplis ; une personne décide et donne un motif.',
      ],
    },
    {
      id: 'bulk',
      heading: 'Traite toute la pile',
      points: [
        'Jusqu’à 50 fichiers de 10 Mo à la fois, dossiers et archives compris, chacun avec sa progression et ses erreurs, et chacun peut être relancé.',
        'Vous voyez le prix avant de lancer l’analyse. Les fichiers en échec, les doublons et les analyses annulées ne coûtent rien.',
        'Des exports pour vos autres outils, et des liens de partage qui expirent.',
      ],
    },
  ],
  measured: {
    heading: 'Ce que nous avons mesuré',
    introduction:
      'Les chiffres de notre propre évaluation, chacun avec la commande qui le produit. Les 95 %, 10x, 80 % et 24/7 de la page d’accueil sont des affirmations ; ceux-ci sont des mesures. Quand un autre programme fait mieux, nous le disons.',
    command: 'Produit par',
    record:
      'Les tableaux viennent de docs/quality.md et des pages liées, qui expliquent aussi la méthode, la fiabilité et les faiblesses connues.',
  },
  limits: {
    heading: 'Ce que Winnow ne sait pas faire',
    points: [
      'Il lit ce qui est écrit. Il ne sait pas si c’est vrai, et ne dit rien de la personne.',
      'Les CV et fiches de poste en anglais sont les mieux lus. L’allemand, le français, l’espagnol, l’italien, le portugais, le néerlandais, le roumain et le polonais sont lus à l’aide d’un glossaire et évalués avec moins de fiabilité. Dans les autres langues, il ne lit guère plus que les noms, les dates et les coordonnées.',
      'Deux personnes qui évaluent le même CV ne s’accordent qu’en partie. Un score ordonne une liste de lecture ; il ne décide pas.',
      'L’écriture manuscrite, l’écriture verticale et les numérisations dans d’autres langues que l’anglais ne sont pas lues.',
    ],
  },
  tryIt: 'Comparer un CV',
  seePrices: 'Voir les tarifs',
};
