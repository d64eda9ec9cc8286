import { formatsOf } from '../../../lib/language/formats.ts';
import type { DemoTexts } from './demo-texts.ts';

const { number } = formatsOf('es');

export const texts: DemoTexts = {
  play: 'Reproducir',
  pause: 'Pausar',
  previous: 'Paso anterior',
  next: 'Paso siguiente',
  startAgain: 'Empezar de nuevo',
  steps: 'Pasos',
  step: (step, all, name) => `Paso ${step} de ${all}: ${name}`,
  sample:
    'Todo esto es un ejemplo: el puesto y las personas son ficticios; las puntuaciones vienen del motor real.',
  video: 'Video: así se analizan los currículums',
  videoFailed: 'No se puede reproducir el video',
  videoFailedWords:
    'Puede que no tengas conexión o que el navegador no pueda reproducirlo. Los pasos muestran el mismo recorrido.',
  readSteps: 'Leer paso a paso',
  watchVideo: 'Ver el video',
  scenes: {
    job: {
      name: 'Di lo que necesitas',
      caption: (title, count) =>
        `Pega el anuncio (${title}). Winnow encuentra ${number(count)} requisitos y te pregunta cuáles son indispensables. Puedes cambiarlos todos.`,
    },
    upload: {
      name: 'Suelta los currículums',
      caption: (count) =>
        `Suelta los ${number(count)} a la vez. Antes de empezar ves lo que cuesta el análisis. Cada archivo tiene su propia fila, y uno dañado no detiene a los demás.`,
      more: (count) => `y ${number(count)} más`,
      done: 'leído',
    },
    trick: {
      name: 'Lo oculto no cuenta',
      caption: (fileName) =>
        `${fileName} repite el anuncio en texto invisible. Winnow lo aparta, evalúa solo lo que una persona puede leer y te avisa.`,
      flag: 'Texto que una persona no puede ver',
      effect: 'No cuenta para la puntuación. Lo ves como alerta.',
    },
    ranking: {
      name: 'Lee la clasificación',
      caption: (count) =>
        `${number(count)} currículums se convierten en una lista de cuatro grupos. Primero cuentan los requisitos indispensables y después la puntuación. Lo que un currículum no menciona no suma puntos y por eso baja la puntuación, pero se marca como «no encontrado», nunca como «no cumplido».`,
    },
    evidence: {
      name: 'Mira la frase',
      caption:
        'Elige una fila y verás marcadas en su lugar las palabras que le dieron puntos. Ninguna afirmación sin cita.',
    },
    weights: {
      name: 'Cambia lo que cuenta',
      caption: (requirement) =>
        `Dale más peso a ${requirement} y la lista se reordena al instante. No se envía ni se cobra nada.`,
      weight: (requirement, weight) => `Peso de ${requirement}: ${number(weight)}`,
    },
    decision: {
      name: 'Decide con un motivo',
      caption:
        'La decisión es tuya. Winnow no descarta a nadie. Anota tu motivo, comparte la preselección con un enlace que caduca y verifica cualquier puntuación más tarde: será la misma.',
      call: 'Llamar esta semana',
      reason: 'Motivo: creó y operó servicios como los nuestros, y dice cuáles.',
      link: 'Compartida con el equipo de contratación hasta el viernes',
    },
  },
};
