import type { AllowanceTexts } from './allowance-texts.ts';

export const texts: AllowanceTexts = {
  label: 'Espacio para archivos',
  used: (bytes, maxBytes, files, maxFiles) => `${bytes} de ${maxBytes}, ${files} de ${maxFiles} archivos`,
  help: 'Para los currículums y los archivos que enviaste al soporte. Los archivos eliminados o vencidos liberan espacio.',
  nearlyFull: 'El espacio para archivos está casi lleno',
  full: 'El espacio para archivos está lleno',
  whatToDo: 'Elimina los currículums que ya no necesites o elige un plan superior.',
  toFiles: 'Biblioteca de currículums',
  toPlans: 'Planes',
};
