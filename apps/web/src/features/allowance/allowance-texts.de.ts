import type { AllowanceTexts } from './allowance-texts.ts';

export const texts: AllowanceTexts = {
  label: 'Platz für Dateien',
  held: (bytes, maxBytes, files, maxFiles) => `${bytes} von ${maxBytes}, ${files} von ${maxFiles} Dateien`,
  help: 'Lebensläufe und Dateien, die Sie dem Support geschickt haben. Was gelöscht wird, von Ihnen oder wegen seines Alters, macht wieder Platz.',
  nearlyFull: 'Für Dateien ist nur noch wenig Platz',
  full: 'Für Dateien ist kein Platz mehr',
  whatToDo: 'Löschen Sie Lebensläufe, die Sie nicht mehr brauchen, oder wählen Sie einen größeren Tarif.',
  toFiles: 'Aufbewahrte Lebensläufe',
  toPlans: 'Tarife',
};
