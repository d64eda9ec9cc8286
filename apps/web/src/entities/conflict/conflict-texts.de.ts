import type { ConflictTexts } from './conflict-texts.ts';

export const texts: ConflictTexts = {
  mine: 'Ihre Version',
  theirs: 'Die andere Version',
  empty: 'Leer',
  same: 'In beiden gleich.',
  differs: 'abweichend',
  useTheirs: 'Andere Version verwenden',
  saveMine: 'Meine speichern',
  saveChosen: 'Auswahl speichern',
};
