import { Copy, Download, Printer } from 'lucide-react';
import { useTexts } from '../../../lib/language/use-texts.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { useSession } from '../../../lib/session/use-session.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { toasts } from '../../../ui/toast/toasts.ts';
import { printText } from './print-text.ts';
import { recoveryCodesTexts } from './recovery-codes-texts.ts';

type RecoveryCodesDialogProps = { readonly codes: readonly string[]; readonly onClose: () => void };

/** Shows the codes; this is the only time. */
export function RecoveryCodesDialog({ codes, onClose }: RecoveryCodesDialogProps) {
  const texts = useTexts(recoveryCodesTexts);
  const { user } = useSession();
  const page = `${texts.pageTitle(user?.email ?? '')}\n\n${codes.join('\n')}\n\n${texts.pageHelp}\n`;

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(codes.join('\n'));
      toasts.add('success', texts.copied);
    } catch {
      // Copying is forbidden, or the page isn't served over HTTPS: the codes can still be selected.
      toasts.add('error', texts.notCopied);
    }
  }

  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={texts.dialogTitle}
      description={texts.dialogExplanation}
      actions={
        <Button variant="primary" onClick={onClose}>
          {texts.done}
        </Button>
      }
    >
      <ul
        aria-label={texts.heading}
        dir="ltr"
        className="grid grid-cols-2 gap-x-4 gap-y-2 rounded-card border border-rule bg-sunken px-4 py-3 text-center"
      >
        {codes.map((code) => (
          <li key={code}>
            <code className="font-mono text-14 tracking-wide select-all">{code}</code>
          </li>
        ))}
      </ul>
      <div className="mt-4 flex flex-wrap gap-2">
        <Button icon={<Copy aria-hidden="true" />} onClick={() => void copy()}>
          {texts.copy}
        </Button>
        <Button
          icon={<Download aria-hidden="true" />}
          onClick={() => saveFile(new Blob([page], { type: 'text/plain' }), texts.fileName)}
        >
          {texts.download}
        </Button>
        <Button icon={<Printer aria-hidden="true" />} onClick={() => printText(page)}>
          {texts.print}
        </Button>
      </div>
    </Dialog>
  );
}
