import { formatsOf } from '../../lib/language/formats.ts';
import type { HiringTeamTexts } from './hiring-team-texts.ts';

const { number, plural } = formatsOf('fr');

export const texts: HiringTeamTexts = {
  heading: 'Équipe du poste',
  open: (count) =>
    count === 0
      ? 'Équipe du poste : personne pour l’instant'
      : plural(count, {
          one: 'Équipe du poste : 1 personne',
          other: `Équipe du poste : ${number(count)} personnes`,
        }),
  explanation: 'Un manager recruteur voit le poste et ses candidats dès qu’il fait partie de l’équipe.',
  failed: 'Impossible de charger l’équipe',
  retry: 'Réessayer',
  none: 'L’équipe est encore vide.',
  remove: 'Retirer',
  removeNamed: (name) => `Retirer ${name} de l’équipe`,
  removed: (name) => `${name} ne fait plus partie de l’équipe.`,
  add: 'Ajouter des membres',
  everybody: 'Tous les membres qui voient les postes font partie de l’équipe.',
  save: (count) =>
    count === 0
      ? 'Ajouter à l’équipe'
      : plural(count, { one: 'Ajouter 1 personne', other: `Ajouter ${number(count)} personnes` }),
  added: (count) =>
    plural(count, {
      one: '1 personne ajoutée à l’équipe.',
      other: `${number(count)} personnes ajoutées à l’équipe.`,
    }),
  inviteHeading: 'Inviter un manager recruteur',
  email: 'Adresse e-mail',
  emailError: 'Saisissez une adresse e-mail valide.',
  invite: 'Envoyer l’invitation',
  invited: (email) => `Invitation envoyée à ${email}.`,
  waiting: 'Invité',
  expired: 'Invitation expirée',
  revokeNamed: (email) => `Retirer l’invitation à ${email}`,
  revoke: 'Retirer',
  revoked: (email) => `Invitation à ${email} retirée.`,
};
