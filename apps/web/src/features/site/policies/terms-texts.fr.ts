import { creditsByPlan, limits } from '@winnow/contracts';
import type { TermsTexts } from './terms-texts.ts';

export const texts: TermsTexts = {
  title: 'Conditions d’utilisation · Winnow',
  description:
    'Les règles d’utilisation de Winnow : comptes, crédits, paiement, ce que vous pouvez importer, ce qu’est un score et ce qu’il n’est pas.',
  heading: 'Conditions d’utilisation',
  introduction: 'Courtes à dessein. Si un point n’est pas clair, demandez avant d’accepter.',
  contents: 'Sur cette page',
  changed: (date) => `Dernière mise à jour : ${date}.`,
  sections: [
    {
      id: 'what',
      heading: 'Le service',
      paragraphs: [
        'Winnow lit des CV, les compare à une fiche de poste et affiche une liste classée avec les mots sur lesquels repose chaque constat. Les pages publiques et le comparateur de CV s’utilisent sans compte ; tout le reste en demande un.',
      ],
    },
    {
      id: 'score',
      heading: 'Ce qu’est un score, et ce qu’il n’est pas',
      paragraphs: [
        'Un score est la part de vos critères qu’un CV étaye. Ce n’est ni une probabilité ni un jugement sur une personne. Il peut être faux ; la page Fonctionnalités dit à quelle fréquence. Vous prenez la décision, et vous en répondez.',
        'Vous ne pouvez pas utiliser Winnow pour refuser des personnes sans examen humain, ni pour choisir selon l’âge, le sexe, l’origine, la religion, le handicap ou toute autre caractéristique protégée par la loi de votre pays.',
      ],
    },
    {
      id: 'account',
      heading: 'Votre compte',
      paragraphs: [
        'Utilisez votre propre adresse e-mail et gardez votre mot de passe pour vous. Tout ce qui est fait avec votre compte est réputé fait par vous. Vous pouvez le supprimer à tout moment dans vos paramètres. Nous pouvons fermer un compte utilisé pour nuire à autrui ou pour contourner les limites.',
      ],
    },
    {
      id: 'uploads',
      heading: 'Ce que vous importez',
      paragraphs: [
        `Vos fichiers restent les vôtres. Vous confirmez pouvoir les utiliser : les candidats vous ont envoyé leur CV, et vous leur avez dit comment vous le traitez. Limites : ${limits.filesPerBatch} fichiers par analyse, ${limits.fileBytes / 1024 / 1024} Mo chacun.`,
      ],
    },
    {
      id: 'credits',
      heading: 'Crédits',
      paragraphs: [
        `Un crédit paie un CV analysé pour la première fois pour une fiche de poste. Free en comprend ${creditsByPlan.free} par mois, Pro ${creditsByPlan.pro}, Enterprise autant que nécessaire. Les crédits mensuels de Free appartiennent à une personne : une organisation sans forfait payant utilise ceux de ses membres.`,
      ],
      points: [
        'Vous voyez le prix avant chaque analyse. Les crédits sont réservés au lancement et débités fichier par fichier.',
        'Les fichiers illisibles, les doublons, les analyses annulées et nos propres erreurs ne coûtent rien.',
        'Nouveaux poids, corrections, recalculs et exports sont gratuits. Analyser de nouveau le même fichier pour la même fiche de poste l’est aussi.',
        'Les crédits mensuels expirent à la fin du mois. Les crédits achetés n’expirent pas et sont utilisés en dernier.',
      ],
    },
    {
      id: 'payment',
      heading: 'Paiement et résiliation',
      paragraphs: [
        'Les forfaits se paient chaque mois d’avance. Vous pouvez résilier à tout moment ; le forfait court alors jusqu’à la fin du mois payé. Si nous changeons un prix, nous vous prévenons un mois avant, et le changement s’applique à partir de votre mois suivant.',
        'L’offre de la liste d’attente, un mois de Pro gratuit pour les cent premiers, s’arrête d’elle-même et ne demande pas de carte.',
      ],
    },
    {
      id: 'availability',
      heading: 'Disponibilité et assistance',
      paragraphs: [
        `Nous veillons à ce que le service fonctionne jour et nuit et à répondre sous ${limits.supportAnswerHours} heures. Ni l’un ni l’autre n’est une garantie juridique, sauf si nous en avons signé une avec vous.`,
      ],
    },
    {
      id: 'liability',
      heading: 'Responsabilité',
      paragraphs: [
        'Notre responsabilité est illimitée en cas de faute intentionnelle ou de négligence grave, et partout où la loi l’exige. Dans les autres cas, elle se limite aux dommages prévisibles, à concurrence de ce que vous avez payé au cours des douze derniers mois.',
      ],
    },
    {
      id: 'changes',
      heading: 'Modification des conditions',
      paragraphs: [
        'Nous vous prévenons par e-mail un mois avant tout changement qui vous concerne. Si vous n’êtes pas d’accord, vous pouvez partir avant son entrée en vigueur et être remboursé de ce que vous avez payé pour la période suivante.',
      ],
    },
  ],
};
