import type { RecoveryCodesTexts } from './recovery-codes-texts.ts';

export const texts: RecoveryCodesTexts = {
  heading: 'Códigos de recuperación',
  explanation: 'Si pierdes tu teléfono, cada código de recuperación sustituye a un código de la app.',
  remaining: (left, total) => `Quedan ${left} de ${total} códigos de recuperación`,
  none: 'Aún no tienes códigos de recuperación. Sin ellos, si pierdes tu teléfono podrías quedarte sin acceso.',
  create: 'Crear códigos de recuperación',
  renew: 'Crear nuevos códigos de recuperación',
  renewHelp: 'Los códigos nuevos sustituyen a los anteriores.',
  dialogTitle: 'Guarda tus códigos de recuperación',
  dialogExplanation:
    'Solo mostramos estos códigos una vez. Guárdalos en un lugar seguro que no sea tu teléfono. Cada código sirve una sola vez.',
  copy: 'Copiar códigos',
  copied: 'Códigos de recuperación copiados.',
  notCopied: 'Tu navegador no permitió copiar. Selecciona los códigos y cópialos.',
  download: 'Descargar códigos',
  print: 'Imprimir códigos',
  done: 'Ya guardé mis códigos',
  fileName: 'winnow-codigos-de-recuperacion.txt',
  pageTitle: (email) => `Códigos de recuperación de Winnow para ${email}`,
  pageHelp: 'Cada código sirve una vez, en lugar de un código de tu app de autenticación.',
};
