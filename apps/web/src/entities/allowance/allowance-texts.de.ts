import type { AllowanceTexts } from './allowance-texts.ts';

export const texts: AllowanceTexts = {
  label: 'Speicherplatz für Dateien',
  used: (bytes, maxBytes, files, maxFiles) => `${bytes} von ${maxBytes}, ${files} von ${maxFiles} Dateien`,
  help: 'Für Lebensläufe und Dateien, die Sie dem Support geschickt haben. Gelöschte Dateien geben ihren Platz wieder frei, auch wenn ihre Aufbewahrungsfrist abgelaufen ist.',
  nearlyFull: 'Der Speicherplatz wird knapp',
  full: 'Der Speicherplatz ist voll',
  whatToDo: 'Löschen Sie Lebensläufe, die Sie nicht mehr brauchen, oder wählen Sie einen größeren Tarif.',
  toFiles: 'Bibliothek der Lebensläufe',
  toPlans: 'Tarife',
};
