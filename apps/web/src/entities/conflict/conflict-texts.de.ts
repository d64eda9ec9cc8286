import type { ConflictTexts } from './conflict-texts.ts';

export const texts: ConflictTexts = {
  title: 'Jemand anderes hat dies geändert',
  description:
    'Es wurde gespeichert, während Sie es bearbeitet haben. Wählen Sie Teil für Teil, was bleibt. Bis dahin wird nichts gespeichert.',
  savedBy: 'Gespeichert von',
  saved: 'Gespeichert',
  mine: 'Ihre Version',
  theirs: 'Die andere Version',
  empty: 'Leer',
  same: 'In beiden gleich.',
  differs: 'abweichend',
  useTheirs: 'Andere Version verwenden',
  saveMine: 'Meine speichern',
  saveChosen: 'Auswahl speichern',
};
