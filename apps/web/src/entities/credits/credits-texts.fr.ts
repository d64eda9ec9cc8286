import { formatsOf } from '../../lib/language/formats.ts';
import type { CreditsTexts } from './credits-texts.ts';

const { number, plural } = formatsOf('fr');

export const texts: CreditsTexts = {
  title: 'Crédits · Winnow',
  heading: 'Crédits',
  introduction: 'Un crédit correspond à un CV analysé pour la première fois pour un poste.',
  available: 'Disponibles',
  unlimited: 'Illimités',
  credits: (count) => plural(count, { one: `${number(count)} crédit`, other: `${number(count)} crédits` }),
  monthly: (left, all) =>
    left > all ? `${number(left)} de ce mois-ci` : `${number(left)} sur ${number(all)} de ce mois-ci`,
  bought: (count) =>
    plural(count, {
      one: `${number(count)} acheté, sans expiration`,
      other: `${number(count)} achetés, sans expiration`,
    }),
  reserved: (count) =>
    plural(count, {
      one: `${number(count)} réservé pour les lots en cours`,
      other: `${number(count)} réservés pour les lots en cours`,
    }),
  used: 'Utilisés ce mois-ci',
  renews: (date) => `Nouveaux crédits mensuels le ${date}.`,
  plan: { free: 'Free', pro: 'Pro', enterprise: 'Enterprise' },
  more: 'Acheter des crédits',
  refresh: 'Actualiser',
  failed: 'Impossible de charger vos crédits',
  retry: 'Réessayer',
  prices: {
    heading: 'Tarifs en crédits',
    caption: 'Ce que coûte chaque action',
    what: 'Action',
    cost: 'Crédits',
    free: 'gratuit',
    items: [
      { what: 'Première analyse d’un CV pour un poste, uniquement en cas de réussite', cost: 1 },
      { what: 'Génération d’une fiche de poste, uniquement en cas de réussite', cost: 1 },
      { what: 'Le même fichier pour le même poste une nouvelle fois', cost: 0 },
      { what: 'Fichiers illisibles, en double ou annulés', cost: 0 },
      {
        what: 'Nouveaux poids, corrections, vérifications de score, comparaisons, exportations',
        cost: 0,
      },
    ],
  },
  ledger: {
    heading: 'Relevé des crédits',
    caption: 'Tous les mouvements de vos crédits, les plus récents d’abord',
    when: 'Date',
    what: 'Action',
    change: 'Mouvement',
    left: 'Solde',
    empty: 'Aucune opération pour le moment',
    emptyWords: 'Chaque CV que vous analysez apparaît ici avec son motif.',
    analyse: 'Analyser des CV',
    older: 'Afficher les plus anciens',
    kinds: {
      grant: 'Reçus',
      hold: 'Réservés',
      debit: 'Utilisés',
      release: 'Libérés',
      expiry: 'Expirés',
    },
    takenBack: 'Annulé',
    moved: 'Transféré',
    endless: 'illimité',
    reasons: {
      monthly: 'Crédits mensuels',
      'plan-change': 'Crédits du nouveau forfait',
      bought: 'Crédits achetés',
      offer: 'Crédits d’une offre',
      operator: 'Crédits accordés par l’assistance',
      'month-end': 'Les crédits mensuels ne sont pas reportés',
      analysis: 'CV analysé',
      writer: 'Fiche de poste générée',
      unreadable: 'Le fichier n’a pas pu être lu',
      duplicate: 'Même fichier deux fois dans un lot',
      free: 'Déjà analysé pour ce poste',
      cancelled: 'Annulé',
      failed: 'Échec de notre côté',
      'payment-refunded': 'Paiement remboursé',
      'payment-disputed': 'Paiement contesté auprès de la banque',
      'payment-stands': 'Paiement confirmé par la banque',
      'own-used': 'Utilisés dans une organisation',
      'own-added': 'Des crédits personnels d’un membre',
      'own-returned': 'Rendus au membre qui les a apportés',
    },
  },
};
