import type { ConflictTexts } from './conflict-texts.ts';

export const texts: ConflictTexts = {
  mine: 'Votre version',
  theirs: 'L’autre version',
  empty: 'Vide',
  same: 'Identique dans les deux.',
  differs: 'différent',
  useTheirs: 'Utiliser l’autre version',
  saveMine: 'Enregistrer la mienne',
  saveChosen: 'Enregistrer mon choix',
};
