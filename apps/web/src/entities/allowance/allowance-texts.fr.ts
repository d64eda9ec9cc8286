import type { AllowanceTexts } from './allowance-texts.ts';

export const texts: AllowanceTexts = {
  label: 'Espace de stockage',
  used: (bytes, maxBytes, files, maxFiles) => `${bytes} sur ${maxBytes}, ${files} fichiers sur ${maxFiles}`,
  help: 'Pour les CV et les fichiers envoyés à l’assistance. Les fichiers supprimés ou expirés libèrent de l’espace.',
  nearlyFull: 'L’espace de stockage est presque plein',
  full: 'L’espace de stockage est plein',
  whatToDo: 'Supprimez les CV dont vous n’avez plus besoin ou choisissez un forfait supérieur.',
  toFiles: 'Bibliothèque de CV',
  toPlans: 'Forfaits',
};
