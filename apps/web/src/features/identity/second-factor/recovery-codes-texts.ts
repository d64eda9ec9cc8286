import { defineTexts, type TextsOf } from '../../../lib/language/define-texts.ts';

/** Texts about recovery codes in the settings. */
const english = {
  heading: 'Recovery codes',
  explanation: 'If you lose your phone, each recovery code replaces one code from the app.',
  remaining: (left: number, total: number) => `${left} of ${total} recovery codes left`,
  none: 'You have no recovery codes yet. Without them, losing your phone can lock you out.',
  create: 'Create recovery codes',
  renew: 'Create new recovery codes',
  renewHelp: 'New codes replace the old ones.',
  dialogTitle: 'Save your recovery codes',
  dialogExplanation:
    'We show these codes only once. Keep them somewhere safe that is not your phone. Each code works one time.',
  copy: 'Copy codes',
  copied: 'Recovery codes copied.',
  notCopied: 'Your browser did not allow copying. Select the codes and copy them.',
  download: 'Download codes',
  print: 'Print codes',
  done: 'I saved my codes',
  fileName: 'winnow-recovery-codes.txt',
  pageTitle: (email: string) => `Winnow recovery codes for ${email}`,
  pageHelp: 'Each code works once, instead of a code from your authenticator app.',
};

export type RecoveryCodesTexts = TextsOf<typeof english>;

export const recoveryCodesTexts = defineTexts(english, {
  de: () => import('./recovery-codes-texts.de.ts'),
  es: () => import('./recovery-codes-texts.es.ts'),
  fr: () => import('./recovery-codes-texts.fr.ts'),
  ar: () => import('./recovery-codes-texts.ar.ts'),
});
