import { creditsByPlan, offer, seatsByPlan } from '@winnow/contracts';
import type { PricingTexts } from './pricing-texts.ts';

export const texts: PricingTexts = {
  title: 'Tarifs · Winnow',
  description:
    'Free, Pro et Enterprise. Un crédit correspond à un CV analysé ; les fichiers en échec, les doublons et le reclassement ne coûtent rien.',
  heading: 'Ne payez que les CV que nous lisons',
  introduction:
    'Un crédit paie un CV analysé pour la première fois pour une fiche de poste, uniquement en cas de succès. Tous les forfaits utilisent le même moteur et donnent les mêmes scores.',
  aMonth: 'par mois',
  byAgreement: 'Sur devis',
  vat: (percent) => `Les prix comprennent ${percent} de TVA.`,
  credits: (count) => `${count} crédits par mois`,
  unlimited: 'Crédits illimités',
  offer: `Les ${offer.firstUsers} premiers inscrits sur la liste d’attente reçoivent Pro gratuitement pendant un mois.`,
  plans: {
    free: {
      name: 'Free',
      words: `Pour recruter de temps en temps. ${creditsByPlan.free} CV par mois, avec tout ce que le moteur sait faire.`,
      points: [
        'Tous les formats, constats et exports',
        'Générateur de fiches de poste',
        'Sans carte bancaire ni limite de durée',
        `Équipes jusqu’à ${seatsByPlan.free} personnes, chacune avec ses crédits`,
      ],
      action: 'Commencer',
    },
    pro: {
      name: 'Pro',
      words: `Pour recruter tous les mois. ${creditsByPlan.pro} CV, et d’autres crédits dès que vous en avez besoin.`,
      points: [
        'Tout ce que comprend Free',
        'Analyses par lots de 50 CV',
        'Crédits supplémentaires sans expiration',
        'Assistance prioritaire',
        `Équipes jusqu’à ${seatsByPlan.pro} personnes`,
      ],
      action: 'Choisir Pro',
    },
    enterprise: {
      name: 'Enterprise',
      words: 'Pour les équipes qui lisent des milliers de CV, sur notre serveur ou sur le leur.',
      points: [
        'Tout ce que comprend Pro, sans limite de crédits',
        'Vos propres base de données, stockage, messagerie et connexion',
        'Facture et virement bancaire',
        'Un interlocuteur dédié',
      ],
      action: 'Nous contacter',
    },
  },
  free: {
    heading: 'Ce qui ne coûte rien',
    points: [
      'Les fichiers illisibles, les doublons, les analyses annulées et nos propres erreurs',
      'Analyser de nouveau le même fichier pour la même fiche de poste',
      'Nouveaux poids, données corrigées, scores recalculés, comparaisons et exports',
      'Le comparateur de CV pour les candidats, sans compte',
    ],
  },
  questions: {
    heading: 'Questions fréquentes',
    items: [
      {
        question: 'Quand un crédit est-il débité ?',
        answer:
          'Vous voyez le prix avant l’analyse. Les crédits sont réservés au lancement et débités fichier par fichier, dès que chaque résultat est prêt. Les crédits des fichiers en échec sont rendus aussitôt et figurent dans votre relevé des crédits.',
      },
      {
        question: 'Les crédits expirent-ils ?',
        answer:
          'Les crédits mensuels expirent à la fin du mois. Les crédits achetés n’expirent pas et sont utilisés en dernier.',
      },
      {
        question: 'Puis-je résilier ?',
        answer:
          'À tout moment, en deux clics. Votre forfait court jusqu’à la fin du mois payé, et vos données restent.',
      },
      {
        question: 'Combien coûte une fiche de poste générée ?',
        answer: 'Un crédit lorsqu’elle est prête. Régénérer l’une de ses sections est gratuit.',
      },
    ],
  },
};
