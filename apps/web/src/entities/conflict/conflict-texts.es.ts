import type { ConflictTexts } from './conflict-texts.ts';

export const texts: ConflictTexts = {
  title: 'Otra persona cambió esto',
  description:
    'Se guardó mientras editabas. Elige qué conservar, parte por parte. No se guarda nada hasta que lo hagas.',
  savedBy: 'Guardado por',
  saved: 'Guardado',
  mine: 'Tu versión',
  theirs: 'La otra versión',
  empty: 'Vacío',
  same: 'Igual en ambas.',
  differs: 'diferente',
  useTheirs: 'Usar la otra versión',
  saveMine: 'Guardar la mía',
  saveChosen: 'Guardar mi elección',
};
