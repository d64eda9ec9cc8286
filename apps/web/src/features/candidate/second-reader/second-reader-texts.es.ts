import { formatsOf } from '../../../lib/language/formats.ts';
import type { SecondReaderTexts } from './second-reader-texts.ts';

const { number, plural } = formatsOf('es');

export const texts: SecondReaderTexts = {
  heading: 'Segundo lector',
  explanation: (model, host) =>
    `El modelo de lenguaje ${model} (${host}) puede buscar pasajes que quizá muestren lo que no se encontró. No cambia ninguna puntuación: tú decides.`,
  off: 'Está desactivado en tu organización. No se envía ningún currículum.',
  turnOn: 'Activar',
  turnOff: 'Desactivar',
  look: 'Buscar de nuevo',
  looking: 'Buscando…',
  left: (left, perDay) => `Quedan ${number(left)} de ${number(perDay)} búsquedas hoy`,
  failed: 'No pudimos cargar las sugerencias',
  retry: 'Reintentar',
  nothing: 'El modelo no encontró ningún pasaje. No se cambió nada.',
  dropped: (count) =>
    plural(count, {
      one: 'Se descartó una sugerencia: no está literalmente en el currículum.',
      other: `Se descartaron ${number(count)} sugerencias: no están literalmente en el currículum.`,
    }),
  title: 'Qué se envía',
  description: (model, host) =>
    `Este texto va a ${model} en ${host}, y nada más. Se omiten nombres, datos de contacto y datos personales.`,
  requirements: 'Requisitos no encontrados',
  resume: 'Currículum sin la persona',
  shortened: 'Se omite el final de un currículum muy largo.',
  instructions: 'Instrucciones para el modelo',
  payloadFailed: 'No pudimos cargar lo que se enviaría',
  cancel: 'Cancelar',
  send: 'Enviar y buscar',
  suggestions: 'Pasajes sugeridos',
  mayShow: (requirement) => `Quizá muestre: ${requirement}`,
  accept: 'Aceptar',
  acceptOf: (requirement) => `Aceptar este pasaje para ${requirement}`,
  dismiss: 'Descartar',
  dismissOf: (requirement) => `Descartar este pasaje para ${requirement}`,
  takeBack: 'Deshacer',
  takeBackOf: (requirement) => `Deshacer la decisión sobre ${requirement}`,
  accepted: 'Aceptado: el currículum se volvió a puntuar',
  dismissed: 'Descartado',
  done: {
    accepted: 'Aceptado y puntuado de nuevo.',
    dismissed: 'Descartado.',
    open: 'Decisión deshecha.',
  },
};
