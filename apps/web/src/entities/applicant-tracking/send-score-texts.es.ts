import { formatsOf } from '../../lib/language/formats.ts';
import type { SendScoreTexts } from './send-score-texts.ts';

const { number, plural } = formatsOf('es');

export const texts: SendScoreTexts = {
  heading: 'Sistema de seguimiento de candidatos',
  explanation: 'Agrega al candidato una nota con la puntuación y un enlace a esta página.',
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
    unexpected: 'Sin enviar: el sistema dio una respuesta inesperada. Inténtalo más tarde.',
    missing: 'Sin enviar: el candidato ya no existe allí.',
  },
  many: {
    title: 'Enviar puntuaciones',
    titleOf: (names) => `Enviar puntuaciones a ${names.join(', ')}`,
    explanation:
      'Cada puntuación se escribe una vez como nota del candidato, con un enlace a su página aquí.',
    unsent: 'Por enviar',
    underWay: 'En camino',
    sent: 'Enviadas',
    failed: 'Sin enviar, con un error',
    unknown: 'Puede que hayan llegado',
    withoutSystem: 'De ningún sistema conectado',
    withoutScore: 'Sin puntuación',
    failedWords: 'La pestaña «Registro» de cada candidato dice por qué. Puedes enviarlas otra vez.',
    unknownHeading: (count) =>
      plural(count, {
        one: 'No sabemos si 1 puntuación llegó',
        other: `No sabemos si ${number(count)} puntuaciones llegaron`,
      }),
    unknownWords:
      'El servidor se detuvo mientras se enviaban. Compruébalo allí y envíalas desde la pestaña «Registro» del candidato.',
    send: (count) =>
      plural(count, { one: 'Enviar 1 puntuación', other: `Enviar ${number(count)} puntuaciones` }),
    close: 'Cerrar',
    failedToLoad: 'No pudimos cargar lo que se envió',
    retry: 'Reintentar',
  },
};
