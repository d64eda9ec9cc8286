import type { WordingTexts } from './wording-texts.ts';

export const texts: WordingTexts = {
  heading: 'Lenguaje',
  none: 'No se encontró lenguaje excluyente.',
  kinds: { biased: 'Sesgado', exclusionary: 'Excluyente', vague: 'Vago' },
  replace: (words) => `Reemplazar por «${words}»`,
  leaveOut: 'Quitar',
  advice: (advice) => `Mejor: ${advice}.`,
  show: 'Mostrar en el texto',
  showNamed: (words) => `Mostrar en el texto: «${words}»`,
};
