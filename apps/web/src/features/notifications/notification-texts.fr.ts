import { formatsOf } from '../../lib/language/formats.ts';
import type { NotificationTexts } from './notification-texts.ts';

const { number, plural } = formatsOf('fr');

const candidates = (count: number) =>
  plural(count, { one: `${number(count)} candidat`, other: `${number(count)} candidats` });
const credits = (count: number) =>
  plural(count, { one: `${number(count)} crédit`, other: `${number(count)} crédits` });
const others = (count: number) =>
  plural(count, { one: `${number(count)} autre personne`, other: `${number(count)} autres personnes` });

export const texts: NotificationTexts = {
  title: 'Notifications · Winnow',
  heading: 'Notifications',
  open: (unread) => `Notifications, ${unread}`,
  none: 'aucune non lue',
  unread: (count) => plural(count, { one: `${number(count)} non lue`, other: `${number(count)} non lues` }),
  manyUnread: (count) => `plus de ${number(count)} non lues`,
  many: (count) => `${number(count)}+`,
  arrived: (count) =>
    plural(count, {
      one: `${number(count)} notification non lue`,
      other: `${number(count)} notifications non lues`,
    }),
  all: 'Voir toutes les notifications',
  settings: 'Régler les notifications',
  markAll: 'Tout marquer comme lu',
  markRead: 'Marquer comme lue',
  markUnread: 'Marquer comme non lue',
  isUnread: 'Non lue',
  more: 'Afficher plus',
  today: 'Aujourd’hui',
  yesterday: 'Hier',
  empty: 'Aucune notification pour l’instant',
  emptyWords:
    'Quand un membre de votre équipe vous mentionne, vous attribue des candidats ou vous demande une revue, vous le voyez ici.',
  failed: 'Impossible de charger vos notifications',
  retry: 'Réessayer',
  gone: 'N’est plus disponible',
  goneWords: 'L’objet de cette notification a été supprimé, ou vous n’y avez plus accès.',
  former: 'Un ancien membre',
  personal: 'Personnel',
  now: 'à l’instant',
  candidate: 'un candidat',
  person: 'Une personne',
  sentences: {
    mentioned: (who, candidate, count) =>
      plural(count, {
        one: `${who} vous mentionne dans un commentaire sur ${candidate}`,
        other: `${who} vous mentionne dans ${number(count)} commentaires sur ${candidate}`,
      }),
    replied: (who, candidate, count) =>
      plural(count, {
        one: `${who} a répondu à votre commentaire sur ${candidate}`,
        other: `${who} a répondu ${number(count)} fois à vos commentaires sur ${candidate}`,
      }),
    assigned: (who, candidate) => `${who} vous a attribué ${candidate}`,
    assignedMany: (who, count) => `${who} vous a attribué ${candidates(count)}`,
    reviewRequested: (who, count) => `${who} vous demande de passer en revue ${candidates(count)}`,
    reviewRequestedBy: (who, count, day) =>
      `${who} vous demande de passer en revue ${candidates(count)} au plus tard le ${day}`,
    reviewDone: (who) => `${who} a terminé la revue que vous avez demandée`,
    reviewDoneMany: (who, count) => `${who} et ${others(count)} ont terminé la revue que vous avez demandée`,
    hiringTeam: (who) => `${who} vous ajoute à l’équipe du poste`,
    runFinished: (scored, total) => `Analyse terminée : ${number(scored)} CV évalués sur ${number(total)}`,
    ownLimit: (spent, limit) => `Vous avez utilisé ${number(spent)} de vos ${credits(limit)} ce mois-ci`,
    limit: (who, spent, limit) => `${who} a utilisé ${credits(spent)} sur ${number(limit)} ce mois-ci`,
    searchMatches: (count, search) =>
      plural(count, {
        one: `${number(count)} nouveau candidat correspond à votre recherche « ${search} »`,
        other: `${number(count)} nouveaux candidats correspondent à votre recherche « ${search} »`,
      }),
    joined: (who, role) => `${who} a rejoint l’organisation, rôle : ${role}`,
    joinedMany: (who, count) => `${who} et ${others(count)} ont rejoint l’organisation`,
    applied: (count) =>
      plural(count, { one: 'Un candidat a postulé', other: `${number(count)} candidats ont postulé` }),
    consentRenewed: (who) => `${who} a renouvelé son consentement`,
    consentWithdrawn: (who) => `${who} a retiré son consentement ; ses données seront supprimées cette nuit`,
    mailboxPaused: 'La boîte de réception n’a pas pu être lue et est en pause',
    strongMatch: (count) =>
      plural(count, {
        one: 'Une nouvelle personne de la bibliothèque correspond très bien',
        other: `${number(count)} nouvelles personnes de la bibliothèque correspondent très bien`,
      }),
  },
};
