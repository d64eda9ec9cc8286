import { formatsOf } from '../../../lib/language/formats.ts';
import type { LinksTexts } from './links-texts.ts';

const { number, plural } = formatsOf('fr');
const candidates = (count: number) =>
  plural(count, { one: `${number(count)} candidat`, other: `${number(count)} candidats` });

export const texts: LinksTexts = {
  introduction:
    'Toute personne disposant d’un lien peut lire la liste sans compte, jusqu’à son expiration ou sa fermeture. Le lien n’est affiché qu’une fois, à sa création.',
  failed: 'Impossible de charger vos liens',
  retry: 'Réessayer',
  empty: 'Aucun lien pour le moment',
  emptyWords:
    'Sélectionnez des candidats d’un poste ou dans la liste des candidats, puis choisissez « Partager ».',
  list: 'Vos liens',
  states: { open: 'Ouvert', expired: 'Expiré', revoked: 'Fermé' },
  candidates,
  anonymous: 'vue anonyme',
  named: 'avec les noms',
  views: (count) => `ouvert ${number(count)} fois`,
  notViewed: 'pas encore ouvert',
  lastViewed: (when) => `la dernière fois le ${when}`,
  ends: (when) => `ouvert jusqu’au ${when}`,
  ended: (when) => `expiré le ${when}`,
  comments: (count) =>
    plural(count, { one: `${number(count)} commentaire`, other: `${number(count)} commentaires` }),
  noComments: 'Aucun commentaire pour le moment',
  closed: 'Commentaires désactivés',
  close: 'Fermer le lien',
  closeNamed: (title) => `Fermer le lien vers ${title}`,
  closeTitle: (title) => `Fermer le lien vers « ${title} » ?`,
  closeWords:
    'Les personnes qui l’ont ne pourront plus ouvrir la liste. Les commentaires restent ici. Vous pouvez créer un nouveau lien à tout moment.',
  keep: 'Laisser ouvert',
  closing: 'Fermeture…',
  wasClosed: 'Lien fermé.',
  onList: 'sur toute la liste',
};
