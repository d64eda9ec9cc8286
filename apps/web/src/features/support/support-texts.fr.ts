import { limits } from '@winnow/contracts';
import { formatsOf } from '../../lib/language/formats.ts';
import type { SupportTexts } from './support-texts.ts';

const { number, plural } = formatsOf('fr');

export const texts: SupportTexts = {
  title: 'Assistance · Winnow',
  description: `Réponses aux questions courantes sur Winnow, et un formulaire pour les vôtres. Nous répondons sous ${limits.supportAnswerHours} heures.`,
  heading: 'Comment pouvons-nous vous aider ?',
  introduction: `La plupart des questions trouvent leur réponse ci-dessous. Pour tout le reste, une personne répond sous ${limits.supportAnswerHours} heures.`,
  faq: {
    heading: 'Questions et réponses',
    search: 'Rechercher dans les réponses',
    found: (count) => plural(count, { one: `${count} réponse`, other: `${number(count)} réponses` }),
    nothing: 'Aucune réponse ne correspond. Posez-nous la question ci-dessous.',
    clear: 'Tout afficher',
  },
  ask: {
    heading: 'Posez-nous une question',
    introduction: `Dites-nous ce que vous avez fait, ce qui s’est passé et ce que vous attendiez. Nous répondons par e-mail sous ${limits.supportAnswerHours} heures.`,
    name: 'Votre nom',
    email: 'Votre adresse e-mail',
    subject: 'Objet',
    message: 'Votre message',
    send: 'Envoyer',
    sending: 'Envoi…',
    requestNote: (id) => `La requête en échec est jointe : ${id}`,
    sent: (ticket) => `Votre question porte le numéro ${ticket}.`,
    sentNext: 'Nous vous avons envoyé par e-mail un lien pour poursuivre la conversation.',
    another: 'Poser une autre question',
    errors: {
      required: (field) => `Champ à remplir : ${field}`,
      tooShort: (field, least) => `${field} : au moins ${least} caractères`,
      tooLong: (field, most) => `${field} : au plus ${number(most)} caractères`,
      unreadable: (field) => `${field} : contient des caractères qui ne peuvent pas être affichés`,
      email: 'Saisissez une adresse e-mail valide',
      fields: { name: 'Nom', email: 'Adresse e-mail', subject: 'Objet', message: 'Message' },
    },
  },
  tickets: {
    heading: 'Vos questions',
    none: 'Vous n’avez encore rien demandé',
    noneWords: 'Vos questions et nos réponses apparaîtront ici.',
    ask: 'Poser une question',
    moved: (when) => `dernière modification ${when}`,
    back: 'Toutes les questions',
    failed: 'Impossible de charger vos demandes.',
    again: 'Réessayer',
  },
  conversation: {
    solve: 'Marquer comme résolue',
    notThere: 'Question introuvable',
    notThereWords:
      'Le lien est peut-être incomplet. Ouvrez-le de nouveau depuis l’e-mail, ou posez une nouvelle question.',
  },
  files: {
    attach: 'Joindre un fichier',
    hint: `Jusqu’à ${limits.supportAttachmentsMax} fichiers de ${limits.fileBytes / 1024 / 1024} Mo.`,
    remove: (name) => `Retirer ${name}`,
    uploading: 'Envoi…',
    tooLarge: (name) => `${name} doit faire moins de ${limits.fileBytes / 1024 / 1024} Mo.`,
    tooMany: `Joignez au plus ${limits.supportAttachmentsMax} fichiers.`,
  },
};
