import type { RecoveryCodesTexts } from './recovery-codes-texts.ts';

export const texts: RecoveryCodesTexts = {
  heading: 'Wiederherstellungscodes',
  explanation: 'Wenn Sie Ihr Telefon verlieren, ersetzt jeder dieser Codes einmal den Code der App.',
  remaining: (left, total) => `Noch ${left} von ${total} Wiederherstellungscodes`,
  none: 'Sie haben noch keine Wiederherstellungscodes. Ohne sie kann ein verlorenes Telefon Sie aussperren.',
  create: 'Wiederherstellungscodes erstellen',
  renew: 'Neue Wiederherstellungscodes erstellen',
  renewHelp: 'Neue Codes ersetzen die alten.',
  dialogTitle: 'Wiederherstellungscodes sichern',
  dialogExplanation:
    'Wir zeigen diese Codes nur einmal. Bewahren Sie sie sicher auf, aber nicht auf Ihrem Telefon. Jeder Code gilt ein einziges Mal.',
  copy: 'Codes kopieren',
  copied: 'Wiederherstellungscodes kopiert.',
  notCopied: 'Ihr Browser erlaubt das Kopieren nicht. Markieren und kopieren Sie die Codes selbst.',
  download: 'Codes herunterladen',
  print: 'Codes drucken',
  done: 'Ich habe die Codes gesichert',
  fileName: 'winnow-wiederherstellungscodes.txt',
  pageTitle: (email) => `Wiederherstellungscodes von Winnow für ${email}`,
  pageHelp: 'Jeder Code gilt einmal, anstelle eines Codes Ihrer Authenticator-App.',
};
