import type { ConflictTexts } from './conflict-texts.ts';

export const texts: ConflictTexts = {
  mine: 'Tu versión',
  theirs: 'La otra versión',
  empty: 'Vacío',
  same: 'Igual en ambas.',
  differs: 'diferente',
  useTheirs: 'Usar la otra versión',
  saveMine: 'Guardar la mía',
  saveChosen: 'Guardar mi elección',
};
