import type { TicketTexts } from './ticket-texts.ts';

export const texts: TicketTexts = {
  clock: {
    due: (when, left) => `Responderemos a más tardar el ${when}, ${left}.`,
    late: (when) => `Debimos responder a más tardar el ${when}. Lo sentimos; estamos en ello.`,
    answered: 'Ya respondimos. Vuelve a escribir si queda algo pendiente.',
    solved: 'Resuelta. Una nueva respuesta la vuelve a abrir.',
  },
  number: (ticket) => `N.º ${ticket}`,
  states: { waiting: 'Nos toca responder', answered: 'Respondida', solved: 'Resuelta' },
  you: 'Tú',
  support: 'Soporte de Winnow',
  reply: 'Tu respuesta',
  send: 'Enviar',
  download: 'Descargar',
  sending: 'Enviando…',
};
