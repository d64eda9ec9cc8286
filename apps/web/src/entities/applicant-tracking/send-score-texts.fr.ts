import { formatsOf } from '../../lib/language/formats.ts';
import type { SendScoreTexts } from './send-score-texts.ts';

const { number, plural } = formatsOf('fr');

export const texts: SendScoreTexts = {
  heading: 'Logiciel de recrutement',
  explanation: 'Ajoute au candidat une note avec le score et un lien vers cette page.',
  send: (names) => `Envoyer le score à ${[...new Set(names)].join(', ')}`,
  states: {
    new: 'Non envoyé',
    waiting: 'En attente d’envoi',
    sending: 'Envoi en cours',
    sent: 'Envoyé',
    failed: 'Non envoyé',
    unknown: 'Nous ne savons pas s’il est arrivé. Vérifiez-le avant de le renvoyer.',
  },
  errors: {
    refused: 'Non envoyé : le logiciel a refusé. Faites vérifier la connexion.',
    unavailable: 'Non envoyé : le logiciel était inaccessible. Réessayez plus tard.',
    limited: 'Non envoyé : le logiciel n’acceptait plus de requêtes. Réessayez plus tard.',
    unexpected: 'Non envoyé : le logiciel a donné une réponse inattendue. Réessayez plus tard.',
    missing: 'Non envoyé : le candidat n’y existe plus.',
  },
  many: {
    title: 'Envoyer les scores',
    titleOf: (names) => `Envoyer les scores à ${names.join(', ')}`,
    explanation: 'Chaque score est écrit une fois comme note du candidat, avec un lien vers sa page ici.',
    unsent: 'À envoyer',
    underWay: 'En cours d’envoi',
    sent: 'Envoyés',
    failed: 'Non envoyés, avec une erreur',
    unknown: 'Peut-être arrivés',
    withoutSystem: 'D’aucun logiciel connecté',
    withoutScore: 'Sans score',
    failedWords: 'L’onglet « Historique » de chaque candidat dit pourquoi. Vous pouvez les renvoyer.',
    unknownHeading: (count) =>
      plural(count, {
        one: 'Nous ne savons pas si 1 score est arrivé',
        other: `Nous ne savons pas si ${number(count)} scores sont arrivés`,
      }),
    unknownWords:
      'Le serveur s’est arrêté pendant l’envoi. Vérifiez là-bas, puis envoyez-les depuis l’onglet « Historique » du candidat.',
    send: (count) => plural(count, { one: 'Envoyer 1 score', other: `Envoyer ${number(count)} scores` }),
    close: 'Fermer',
    failedToLoad: 'Impossible de charger ce qui a été envoyé',
    retry: 'Réessayer',
  },
};
