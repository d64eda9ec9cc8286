import type { ConflictTexts } from './conflict-texts.ts';

export const texts: ConflictTexts = {
  title: 'Quelqu’un d’autre a modifié ceci',
  description:
    'Une autre version a été enregistrée pendant votre modification. Choisissez quoi garder, partie par partie. Rien n’est enregistré d’ici là.',
  savedBy: 'Enregistré par',
  saved: 'Enregistré',
  mine: 'Votre version',
  theirs: 'L’autre version',
  empty: 'Vide',
  same: 'Identique dans les deux.',
  differs: 'différent',
  useTheirs: 'Utiliser l’autre version',
  saveMine: 'Enregistrer la mienne',
  saveChosen: 'Enregistrer mon choix',
};
