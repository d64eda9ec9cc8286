import { useMutation } from '@tanstack/react-query';
import { exportPersonalData } from '@winnow/contracts';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { useTexts } from '../../../lib/language/use-texts.ts';
import { api } from '../../../lib/requests/api-client.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { PageSection } from '../../../ui/page/page-section.tsx';
import { toasts } from '../../../ui/toast/toasts.ts';
import { useConfirmation } from '../../identity/confirmation/use-confirmation.tsx';
import { DeletionDialog } from './deletion-dialog.tsx';
import { settingsTexts } from './settings-texts.ts';

/** Exports the account's data and deletes the account. */
export function DataSection() {
  const { data: texts } = useTexts(settingsTexts);
  const [isAsking, setAsking] = useState(false);
  const confirmation = useConfirmation();
  const copy = useMutation({
    mutationFn: () => confirmation.run(() => api.download(exportPersonalData, {})),
    onSuccess(outcome) {
      if (!outcome.isDone) return;
      saveFile(outcome.value.blob, texts.fileName);
      toasts.add('success', texts.exported);
    },
  });
  return (
    <PageSection id="data" heading={texts.heading} explanation={texts.explanation}>
      <div className="grid gap-6">
        <div>
          <p className="mb-3 text-14 text-quiet">{texts.exportHelp}</p>
          <Button
            icon={<Download aria-hidden="true" />}
            isLoading={copy.isPending}
            loadingLabel={texts.exporting}
            onClick={() => copy.mutate()}
          >
            {texts.export}
          </Button>
        </div>
        <div className="border-t border-rule pt-6">
          <p className="mb-3 text-14 text-quiet">{texts.deleteHelp}</p>
          <Button variant="danger" onClick={() => setAsking(true)}>
            {texts.delete}
          </Button>
        </div>
      </div>
      {confirmation.dialog}
      {isAsking && <DeletionDialog onClose={() => setAsking(false)} />}
    </PageSection>
  );
}
