import { commentEditMinutes, limits, maxMentions } from '@winnow/contracts';
import { formatsOf } from '../../../lib/language/formats.ts';
import type { CommentsTexts } from './comments-texts.ts';

const { number, plural } = formatsOf('fr');

export const texts: CommentsTexts = {
  tab: 'Commentaires',
  heading: 'Commentaires',
  none: 'Aucun commentaire pour l’instant. Posez une question ou donnez votre avis.',
  failed: 'Impossible de charger les commentaires',
  retry: 'Réessayer',
  covered: 'Les commentaires peuvent nommer le candidat',
  coveredWords: 'Ils sont masqués dans la vue anonyme.',
  uncover: (count) =>
    plural(count, {
      one: 'Afficher le commentaire',
      other: `Afficher ${number(count)} commentaires`,
    }),
  write: 'Écrire un commentaire',
  writeReply: 'Écrire une réponse',
  hint: 'Tapez @ pour mentionner quelqu’un. Seuls les membres de votre organisation qui voient ce candidat peuvent le lire.',
  send: 'Commenter',
  sendReply: 'Répondre',
  reply: 'Répondre',
  replyTo: (name) => `Répondre à ${name}`,
  cancel: 'Annuler',
  edit: 'Modifier',
  editHint: `Vous pouvez modifier un commentaire pendant ${commentEditMinutes} minutes.`,
  save: 'Enregistrer',
  saving: 'Enregistrement…',
  remove: 'Supprimer',
  removed: 'Commentaire supprimé.',
  deleted: 'Commentaire supprimé',
  edited: 'modifié',
  you: 'Vous',
  former: 'Ancien membre',
  missing: 'Écrivez un commentaire.',
  tooLong: `Le commentaire est limité à ${number(limits.commentMax)} caractères.`,
  tooMany: `Mentionnez au plus ${number(maxMentions)} personnes dans un commentaire.`,
  sending: 'Envoi…',
  waiting: 'Pas encore envoyé. Il reste sur cet appareil et nous réessayons.',
  refused: 'Non envoyé.',
  sendNow: 'Envoyer maintenant',
  discard: 'Abandonner',
  people: 'Personnes à mentionner',
  found: (count) =>
    count === 0
      ? 'Aucune personne trouvée qui voit ce candidat.'
      : plural(count, {
          one: '1 personne. Appuyez sur Entrée pour la mentionner.',
          other: `${number(count)} personnes. Utilisez les flèches et Entrée.`,
        }),
};
