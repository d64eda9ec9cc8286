import type { SendScoreTexts } from './send-score-texts.ts';

export const texts: SendScoreTexts = {
  heading: 'Sistema de seguimiento de candidatos',
  explanation: 'Escribe la puntuación con un enlace a esta página como nota del candidato.',
  send: (names) => `Enviar puntuación a ${[...new Set(names)].join(', ')}`,
  states: {
    new: 'Sin enviar',
    waiting: 'Pendiente de envío',
    sending: 'Enviándose',
    sent: 'Enviada',
    failed: 'Sin enviar',
    unknown: 'No sabemos si llegó. Compruébalo allí antes de volver a enviarla.',
  },
  errors: {
    refused: 'Sin enviar: el sistema la rechazó. Pide que revisen la conexión.',
    unavailable: 'Sin enviar: el sistema no estaba disponible. Vuelve a intentarlo más tarde.',
    limited: 'Sin enviar: el sistema no permitía más solicitudes. Vuelve a intentarlo más tarde.',
    unexpected: 'Sin enviar: el sistema dio una respuesta inesperada.',
    missing: 'Sin enviar: el candidato ya no existe allí.',
  },
};
