import { formatsOf } from '../../lib/language/formats.ts';
import type { SpendingTexts } from './spending-texts.ts';

const { number, plural } = formatsOf('fr');

export const texts: SpendingTexts = {
  former: 'Ancien membre',
  member: 'Membre',
  everyone: 'Tous les membres',
  month: 'Mois',
  allMonths: 'Tous les mois',
  own: (count) =>
    plural(count, {
      one: 'Dont 1 de vos propres crédits mensuels, utilisé quand l’organisation n’en a plus.',
      other: `Dont ${number(count)} de vos propres crédits mensuels, utilisés quand l’organisation n’en a plus.`,
    }),
  limit: (left, all) => `Il vous reste ${number(left)} sur ${number(all)} ce mois-ci`,
  payOwn: (count) =>
    plural(count, {
      one: '1 crédit à vous ; il vous revient s’il ne sert pas',
      other: `${number(count)} crédits à vous ; ce qui ne sert pas vous revient`,
    }),
  overLimit:
    'Cela dépasse votre limite mensuelle. Demandez à un propriétaire ou à un administrateur de l’augmenter.',
  noOwn:
    'Avec le forfait Free, une organisation n’a pas de crédits à elle. Ses membres utilisent les leurs, ou vous pouvez en acheter.',
  report: {
    heading: 'Consommation',
    explanation: 'Crédits utilisés chaque mois (UTC), par membre et par poste.',
    failed: 'Impossible de charger la consommation',
    retry: 'Réessayer',
    none: 'Rien n’a été utilisé ce mois-là.',
    total: (count) => plural(count, { one: '1 crédit utilisé', other: `${number(count)} crédits utilisés` }),
    byMember: 'Par membre',
    byJob: 'Par poste',
    writer: 'Fiches de poste générées',
    untitled: 'Poste sans titre',
    download: 'Télécharger le CSV',
  },
  limits: {
    heading: 'Limites mensuelles',
    explanation:
      'Ce que chaque membre peut dépenser par mois. Sans limite, il peut dépenser tous les crédits.',
    field: 'Crédits par mois',
    fieldOf: (name) => `Limite mensuelle de ${name}`,
    none: 'Sans limite',
    error: 'Saisissez un nombre entier, ou rien pour aucune limite.',
    spent: (spent, limit) =>
      limit === null
        ? `${number(spent)} dépensés ce mois-ci`
        : `${number(spent)} sur ${number(limit)} dépensés ce mois-ci`,
    save: 'Enregistrer',
    saveOf: (name) => `Enregistrer la limite de ${name}`,
    saved: (name) => `Limite de ${name} enregistrée.`,
  },
  seats: {
    used: (used, included) =>
      included < 0
        ? `${number(used)} places occupées`
        : `${number(used)} places occupées sur ${number(included)}`,
    invited: (count) => plural(count, { one: '1 invitation', other: `${number(count)} invitations` }),
    rule: 'Les propriétaires, administrateurs et recruteurs occupent une place, pas les managers recruteurs ni les auditeurs.',
    full: 'Toutes les places sont prises. Choisissez un forfait supérieur ou libérez une place.',
    without: 'Sans place',
    withoutWords: 'Garde son accès, mais ne peut pas dépenser de crédits tant qu’aucune place n’est libre.',
    lose: (names, included) =>
      `Free comprend ${number(included)} places. Ces membres gardent leur accès et leur travail, mais ne peuvent plus dépenser de crédits : ${names}.`,
  },
  defaults: {
    heading: 'Candidats',
    explanation: 'Pour toute l’organisation.',
    failed: 'Impossible de charger ces paramètres',
    retry: 'Réessayer',
    anonymous: 'Masquer les noms et les photos par défaut',
    anonymousHelper:
      'Pour les membres qui n’ont rien choisi. Chaque membre peut le modifier pour son compte.',
    exporting: 'Les managers recruteurs peuvent exporter des candidats',
    exportingHelper:
      'Uniquement pour les postes de leurs équipes, avec les noms. Le journal d’audit consigne chaque export.',
    retention: 'Durée de conservation (jours)',
    retentionHelper: (min, max) =>
      `Les CV et ce qui en a été lu sont ensuite supprimés. De ${number(min)} à ${number(max)}.`,
    retentionError: (min, max) => `Saisissez un nombre entier de ${number(min)} à ${number(max)}.`,
    submit: 'Enregistrer la durée',
    saved: 'Paramètres enregistrés.',
  },
};
