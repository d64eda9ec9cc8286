import { formatsOf } from '../../lib/language/formats.ts';
import type { TourTexts } from './tour-texts.ts';

const { number } = formatsOf('es');

export const texts: TourTexts = {
  end: 'Terminar recorrido',
  back: 'Atrás',
  next: 'Siguiente',
  addJob: 'Agregar tu primer puesto',
  progress: (step, steps) => `Paso ${number(step)} de ${number(steps)}`,
  steps: {
    groups: {
      heading: 'Una lista ordenada',
      words:
        'Estos candidatos ficticios se evalúan para un puesto ficticio. Se agrupan por requisitos indispensables, con las personas a las que llamar primero arriba.',
    },
    evidence: {
      heading: 'Evidencia que puedes comprobar',
      words:
        'Cada requisito muestra un resultado y las líneas del currículum que lo respaldan. Elige una cita para verla en el archivo original.',
    },
    decision: {
      heading: 'Tú decides',
      words:
        'Winnow nunca descarta a nadie. Elige sí, quizá o no, y avanza con el teclado. Todas las decisiones se pueden deshacer.',
    },
    requirements: {
      heading: 'De qué se compone la puntuación',
      words:
        'Los requisitos se leen de la descripción del puesto. Cambia los indispensables y los pesos, y todos se vuelven a evaluar gratis.',
    },
    search: {
      heading: 'Encuentra cualquier cosa',
      words: 'Busca personas, habilidades, puestos, archivos y ajustes desde cualquier pantalla.',
    },
    finish: {
      heading: 'Tu turno',
      words:
        'Pega una descripción del puesto y agrega hasta 50 currículums. Puedes quitar el ejemplo cuando quieras; no cuesta créditos.',
    },
  },
};
