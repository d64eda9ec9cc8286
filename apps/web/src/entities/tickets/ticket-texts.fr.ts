import type { TicketTexts } from './ticket-texts.ts';

export const texts: TicketTexts = {
  clock: {
    due: (when, left) => `Nous répondrons au plus tard le ${when}, ${left}.`,
    late: (when) =>
      `Nous aurions dû répondre au plus tard le ${when}. Nous en sommes désolés et nous nous en occupons.`,
    answered: 'Nous avons répondu. Écrivez de nouveau s’il reste un point à éclaircir.',
    solved: 'Résolue. Une nouvelle réponse la rouvre.',
  },
  number: (ticket) => `N° ${ticket}`,
  states: { waiting: 'À nous de répondre', answered: 'Répondue', solved: 'Résolue' },
  you: 'Vous',
  support: 'Assistance Winnow',
  reply: 'Votre réponse',
  send: 'Envoyer',
  download: 'Télécharger',
  sending: 'Envoi…',
};
