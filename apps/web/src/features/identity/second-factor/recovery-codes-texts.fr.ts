import type { RecoveryCodesTexts } from './recovery-codes-texts.ts';

export const texts: RecoveryCodesTexts = {
  heading: 'Codes de récupération',
  explanation:
    'Si vous perdez votre téléphone, chaque code de récupération remplace un code de l’application.',
  remaining: (left, total) => `Codes de récupération restants : ${left} sur ${total}`,
  none: 'Vous n’avez pas encore de codes de récupération. Sans eux, perdre votre téléphone peut vous bloquer l’accès.',
  create: 'Créer des codes de récupération',
  renew: 'Créer de nouveaux codes de récupération',
  renewHelp: 'Les nouveaux codes remplacent les anciens.',
  dialogTitle: 'Enregistrez vos codes de récupération',
  dialogExplanation:
    'Ces codes ne s’affichent qu’une seule fois. Conservez-les en lieu sûr, ailleurs que sur votre téléphone. Chaque code ne sert qu’une fois.',
  copy: 'Copier les codes',
  copied: 'Codes de récupération copiés.',
  notCopied: 'Votre navigateur n’a pas autorisé la copie. Sélectionnez les codes et copiez-les.',
  download: 'Télécharger les codes',
  print: 'Imprimer les codes',
  done: 'J’ai enregistré mes codes',
  fileName: 'winnow-codes-de-recuperation.txt',
  pageTitle: (email) => `Codes de récupération Winnow pour ${email}`,
  pageHelp: 'Chaque code sert une fois, à la place d’un code de votre application d’authentification.',
};
