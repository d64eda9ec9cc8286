import type { SendScoreTexts } from './send-score-texts.ts';

export const texts: SendScoreTexts = {
  heading: 'Logiciel de recrutement',
  explanation: 'Écrit le score, avec un lien vers cette page, comme note du candidat.',
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
    unexpected: 'Non envoyé : le logiciel a donné une réponse inattendue.',
    missing: 'Non envoyé : le candidat n’y existe plus.',
  },
};
