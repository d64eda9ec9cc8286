import type { LegendTexts } from './legend-texts.ts';

export const texts: LegendTexts = {
  open: 'Qué significan las formas',
  score: {
    heading: 'Barra de puntuación',
    filled: 'La puntuación de 0 a 100. La línea alta marca dónde termina.',
    potential:
      'Lo que la puntuación aún podría alcanzar si se cumplen los requisitos que el currículum no menciona.',
    steps: 'Las líneas finas marcan dónde cambia la categoría:',
    from: (score, label) => `${label} desde ${score}`,
  },
  verdicts: {
    heading: 'Requisitos',
    met: 'El currículum lo demuestra.',
    partly: 'El currículum demuestra una parte.',
    'not-met': 'El currículum muestra que no se cumple.',
    'not-found': 'El currículum no lo menciona. No suma puntos, pero no cuenta como no cumplido.',
  },
  weights: {
    heading: 'Pesos',
    grains: 'Cuánto cuenta la línea: más granos, más puntos. El porcentaje es su parte del total.',
    must: 'Requisito indispensable',
    nice: 'Requisito deseable',
  },
};
