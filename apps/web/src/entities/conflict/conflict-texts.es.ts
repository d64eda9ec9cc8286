import type { ConflictTexts } from './conflict-texts.ts';

export const texts: ConflictTexts = {
  mine: 'Tu versión',
  theirs: 'La otra versión',
  both: 'Conservar ambas, una debajo de otra',
  empty: 'Vacío',
  same: 'Igual en ambas.',
  differs: 'diferente',
  useTheirs: 'Usar la otra versión',
  saveMine: 'Guardar la mía',
  saveChosen: 'Guardar mi elección',
};
